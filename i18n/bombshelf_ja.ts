<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Hide the licence</source>
        <translation>ライセンスを隠す</translation>
    </message>
    <message>
        <source>Show the licence</source>
        <translation>ライセンスを表示する</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose licence; to show or hide it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>About Bombshelf</source>
        <translation>ボムシェルフについて</translation>
    </message>
    <message>
        <source>Version %1. It never uses the network and keeps everything on this computer.</source>
        <translation>バージョン %1。通信はいっさいせず、すべてをこのコンピューターの中に保存します。</translation>
    </message>
    <message>
        <source>Where your matches lie</source>
        <translation>ゲームの保存場所</translation>
    </message>
    <message>
        <source>Each match is a file of its own in this folder. Copy them to keep them safe.</source>
        <translation>ゲームは 1 つずつ、このフォルダーのファイルになっています。コピーしておけば安心です。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Whose work is in it</source>
        <translation>使われているもの</translation>
    </message>
    <message>
        <source>Bombshelf is free software under the MIT License. © 2026 Bombshelf maintainers.</source>
        <translation>ボムシェルフは MIT ライセンスで公開されている自由なソフトウェアです。© 2026 Bombshelf maintainers.</translation>
    </message>
    <message>
        <source>Windows, pictures and sound come from Qt %1, under the GNU Lesser General Public License, version 3. © The Qt Company Ltd. and other contributors.</source>
        <translation>ウィンドウと絵と音には Qt %1 を使っています（GNU LGPL バージョン 3）。© The Qt Company Ltd. and other contributors.</translation>
    </message>
    <message>
        <source>The letters are M PLUS Rounded 1c, cut to those that are needed, under the SIL Open Font License 1.1. © 2016 The Rounded M+ Project Authors.</source>
        <translation>文字には、必要な字だけを抜き出した M PLUS Rounded 1c を使っています（SIL Open Font License 1.1）。© 2016 The Rounded M+ Project Authors.</translation>
    </message>
    <message>
        <source>Where a Japanese line may break is known from BudouX, under the Apache License 2.0. © Google LLC.</source>
        <translation>日本語の文を折り返す場所は BudouX で決めています（Apache License 2.0）。© Google LLC.</translation>
    </message>
</context>
<context>
    <name>AimSlip</name>
    <message>
        <source>%1: −%2 HP on average</source>
        <comment>a player</comment>
        <translation>%1：平均−%2HP</translation>
    </message>
    <message>
        <source>Needs %1 or more: %2%</source>
        <comment>a check; the chance</comment>
        <translation>%1以上で成功：%2%</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Go ahead</source>
        <translation>どうぞ</translation>
    </message>
    <message>
        <source>Rather not</source>
        <translation>やめておこう</translation>
    </message>
</context>
<context>
    <name>Art</name>
    <message>
        <source>%1!</source>
        <comment>a good poker hand</comment>
        <translation>%1！</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>All under the left deck</source>
        <translation>全部を左の山札の下へ</translation>
    </message>
    <message>
        <source>All under the right deck</source>
        <translation>全部を右の山札の下へ</translation>
    </message>
    <message>
        <source>In the order in which they lie here.</source>
        <translation>ここに並んでいる順に入れます。</translation>
    </message>
    <message>
        <source>%1 of %2 paid.</source>
        <translation>%2点のうち%1点を払った。</translation>
    </message>
    <message>
        <source>%1 paid: that is enough.</source>
        <translation>%1点を払った。これで足りる。</translation>
    </message>
    <message>
        <source>Take it all back</source>
        <translation>支払いを取り消す</translation>
    </message>
    <message>
        <source>The cards you have paid return to your hand.</source>
        <translation>払ったカードがすべて手札に戻る。</translation>
    </message>
    <message>
        <source>No: take it back</source>
        <translation>やめる（返す）</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message>
        <source>Your bag, closed</source>
        <translation>自分のカバン（閉じている）</translation>
    </message>
    <message>
        <source>Press to look into it, for your eyes alone.</source>
        <translation>押すと自分だけ中をのぞける。</translation>
    </message>
    <message>
        <source>closed. You remember: %1</source>
        <comment>a bag</comment>
        <translation>閉じている。覚えている中身：%1</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a bag</comment>
        <translation>閉じている</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose bag; what is in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>BagList</name>
    <message>
        <source>Bags of this round. You know where these are: %1</source>
        <translation>このラウンドのカバン。場所がわかっているもの：%1</translation>
    </message>
    <message>
        <source>Bags of this round</source>
        <translation>このラウンドのカバン</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Ooh, tense!</source>
        <translation>うわ、緊張する！</translation>
    </message>
    <message>
        <source>Here we go…</source>
        <translation>いくよ……</translation>
    </message>
    <message>
        <source>Ow! Worth it!</source>
        <translation>いたっ！でも楽しい！</translation>
    </message>
    <message>
        <source>Soot again…</source>
        <translation>またすすだらけ……</translation>
    </message>
    <message>
        <source>Yes! Struck gold!</source>
        <translation>やった、大当たり！</translation>
    </message>
    <message>
        <source>Knew it!</source>
        <translation>ほらね！</translation>
    </message>
    <message>
        <source>You all right?</source>
        <translation>だいじょうぶ？</translation>
    </message>
    <message>
        <source>Big boom!</source>
        <translation>派手にいったね！</translation>
    </message>
    <message>
        <source>I won! Again?</source>
        <translation>勝った！もう一回？</translation>
    </message>
    <message>
        <source>Dig deep, win big!</source>
        <translation>掘ったもん勝ち！</translation>
    </message>
    <message>
        <source>Next time, then!</source>
        <translation>次は負けないよ！</translation>
    </message>
    <message>
        <source>So close!</source>
        <translation>おしかったなあ！</translation>
    </message>
    <message>
        <source>Helmets on!</source>
        <translation>全員、ヘルメットをかぶれ！</translation>
    </message>
    <message>
        <source>I don’t like this.</source>
        <translation>どうもいかんな。</translation>
    </message>
    <message>
        <source>My poor helmet!</source>
        <translation>わしの兜が！</translation>
    </message>
    <message>
        <source>Who signed this off?</source>
        <translation>誰が許可した！</translation>
    </message>
    <message>
        <source>By the book.</source>
        <translation>手順どおりだ。</translation>
    </message>
    <message>
        <source>Solid work.</source>
        <translation>いい仕事だ。</translation>
    </message>
    <message>
        <source>Safety first!</source>
        <translation>安全第一だぞ！</translation>
    </message>
    <message>
        <source>That’s one report.</source>
        <translation>報告書ものだな。</translation>
    </message>
    <message>
        <source>Shift’s over. I win.</source>
        <translation>終業だ。わしの勝ち。</translation>
    </message>
    <message>
        <source>Slow and safe.</source>
        <translation>急がば回れ、だ。</translation>
    </message>
    <message>
        <source>Back to drills.</source>
        <translation>訓練のやり直しだ。</translation>
    </message>
    <message>
        <source>Well dug, you.</source>
        <translation>いい掘りだった。</translation>
    </message>
    <message>
        <source>My fur’s on end!</source>
        <translation>毛が逆立つにゃ！</translation>
    </message>
    <message>
        <source>Hmm, smells odd.</source>
        <translation>へんなにおいだにゃ</translation>
    </message>
    <message>
        <source>I have lives to spare.</source>
        <translation>命ならまだあるにゃ</translation>
    </message>
    <message>
        <source>Not my tail!</source>
        <translation>しっぽが！</translation>
    </message>
    <message>
        <source>Purr-fect!</source>
        <translation>ごきげんにゃ！</translation>
    </message>
    <message>
        <source>On my feet!</source>
        <translation>着地成功にゃ！</translation>
    </message>
    <message>
        <source>Not me!</source>
        <translation>あたしじゃないにゃ</translation>
    </message>
    <message>
        <source>Singed whiskers!</source>
        <translation>ひげが焦げてるにゃ</translation>
    </message>
    <message>
        <source>Cream for me!</source>
        <translation>ごほうびはミルク！</translation>
    </message>
    <message>
        <source>Light paws win.</source>
        <translation>身軽が一番にゃ！</translation>
    </message>
    <message>
        <source>I was napping.</source>
        <translation>寝てただけにゃ</translation>
    </message>
    <message>
        <source>Whatever. Nap?</source>
        <translation>昼寝するにゃ</translation>
    </message>
    <message>
        <source>A curious case.</source>
        <translation>興味深い局面じゃ</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>ふむ、待ちたまえ</translation>
    </message>
    <message>
        <source>An outlier, surely.</source>
        <translation>例外にすぎん</translation>
    </message>
    <message>
        <source>Noted. Ouch.</source>
        <translation>記録せねば。いたた</translation>
    </message>
    <message>
        <source>As calculated.</source>
        <translation>計算どおりじゃ</translation>
    </message>
    <message>
        <source>Quite so!</source>
        <translation>いかにも！</translation>
    </message>
    <message>
        <source>Most instructive.</source>
        <translation>よい教訓じゃな</translation>
    </message>
    <message>
        <source>I did warn you.</source>
        <translation>忠告はしたぞ</translation>
    </message>
    <message>
        <source>Q.E.D.</source>
        <translation>証明終わり</translation>
    </message>
    <message>
        <source>Class dismissed.</source>
        <translation>今日の講義はここまで</translation>
    </message>
    <message>
        <source>A fine paper!</source>
        <translation>見事な答案じゃ</translation>
    </message>
    <message>
        <source>I must recount.</source>
        <translation>検算せねばならん</translation>
    </message>
    <message>
        <source>Don’t like it.</source>
        <translation>気に入らねえな</translation>
    </message>
    <message>
        <source>Hands off, you.</source>
        <translation>さわるんじゃねえ</translation>
    </message>
    <message>
        <source>My things!</source>
        <translation>おれの物が！</translation>
    </message>
    <message>
        <source>Grmpf.</source>
        <translation>ぐぬぬ……</translation>
    </message>
    <message>
        <source>Mine, all mine.</source>
        <translation>全部おれのもんだ</translation>
    </message>
    <message>
        <source>Heh. Keeping that.</source>
        <translation>へへ、いただき</translation>
    </message>
    <message>
        <source>Serves you right.</source>
        <translation>いわんこっちゃねえ</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>けっ！</translation>
    </message>
    <message>
        <source>Hoard well, win.</source>
        <translation>ためた者勝ちよ</translation>
    </message>
    <message>
        <source>Old paws, eh?</source>
        <translation>年季が違わあ</translation>
    </message>
    <message>
        <source>Take it. Once.</source>
        <translation>今回だけだぞ</translation>
    </message>
    <message>
        <source>Back to my den.</source>
        <translation>巣に帰るわい</translation>
    </message>
    <message>
        <source>RISK: RISING.</source>
        <translation>危険度、上昇中</translation>
    </message>
    <message>
        <source>FAN AT FULL SPEED.</source>
        <translation>ファン全開デス</translation>
    </message>
    <message>
        <source>ERROR. OUCH.</source>
        <translation>エラー。イタイ</translation>
    </message>
    <message>
        <source>REBOOTING…</source>
        <translation>再起動シマス……</translation>
    </message>
    <message>
        <source>POINTS: MORE.</source>
        <translation>加点、確認</translation>
    </message>
    <message>
        <source>BEEP! JOY!</source>
        <translation>ピピッ！ウレシイ</translation>
    </message>
    <message>
        <source>DAMAGE LOGGED.</source>
        <translation>損害ヲ記録</translation>
    </message>
    <message>
        <source>OIL? FIRST AID?</source>
        <translation>油、イリマスカ？</translation>
    </message>
    <message>
        <source>RESULT: VICTORY.</source>
        <translation>結果：勝利デス</translation>
    </message>
    <message>
        <source>GOOD GAME. BEEP.</source>
        <translation>良イ試合デシタ</translation>
    </message>
    <message>
        <source>UPDATING…</source>
        <translation>更新シテイマス……</translation>
    </message>
    <message>
        <source>WELL PLAYED, HUMAN.</source>
        <translation>オ見事デス</translation>
    </message>
    <message>
        <source>Steady, Ace…</source>
        <translation>落ち着けよ、俺……</translation>
    </message>
    <message>
        <source>Bluffing? Me?</source>
        <translation>はったり？まさか</translation>
    </message>
    <message>
        <source>A hit. Touché.</source>
        <translation>一本取られたな</translation>
    </message>
    <message>
        <source>My good scarf!</source>
        <translation>俺のマフラーが！</translation>
    </message>
    <message>
        <source>Too easy.</source>
        <translation>ちょろいもんさ</translation>
    </message>
    <message>
        <source>Aces, always.</source>
        <translation>いつだってエースさ</translation>
    </message>
    <message>
        <source>Oh, was that you?</source>
        <translation>おっと、失礼</translation>
    </message>
    <message>
        <source>What a shame!</source>
        <translation>お気の毒さま</translation>
    </message>
    <message>
        <source>Foxed you!</source>
        <translation>化かされたな！</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>悪く思うなよ</translation>
    </message>
    <message>
        <source>You out-foxed me.</source>
        <translation>俺が化かされたか</translation>
    </message>
    <message>
        <source>Rematch. Now.</source>
        <translation>もう一番だ</translation>
    </message>
    <message>
        <source>I feel a tremor.</source>
        <translation>揺れを感じます</translation>
    </message>
    <message>
        <source>Brittle ground.</source>
        <translation>もろい地層ですね</translation>
    </message>
    <message>
        <source>Metamorphic. Ow.</source>
        <translation>変成しました……</translation>
    </message>
    <message>
        <source>I’m all gravel.</source>
        <translation>粉々です……</translation>
    </message>
    <message>
        <source>What a specimen!</source>
        <translation>見事な標本です！</translation>
    </message>
    <message>
        <source>Rock solid.</source>
        <translation>びくともしません</translation>
    </message>
    <message>
        <source>A fault line!</source>
        <translation>断層ですね！</translation>
    </message>
    <message>
        <source>Mind the rubble.</source>
        <translation>足もとに注意を</translation>
    </message>
    <message>
        <source>A landmark win.</source>
        <translation>歴史に残る地層です</translation>
    </message>
    <message>
        <source>Time wore you down.</source>
        <translation>時が味方しました</translation>
    </message>
    <message>
        <source>An age goes by.</source>
        <translation>ひとつの時代でした</translation>
    </message>
    <message>
        <source>Sediment, alas.</source>
        <translation>堆積あるのみです</translation>
    </message>
    <message>
        <source>Storm ahead!</source>
        <translation>嵐が来るぞ！</translation>
    </message>
    <message>
        <source>Brace, crew!</source>
        <translation>総員、備えよ！</translation>
    </message>
    <message>
        <source>We’re holed!</source>
        <translation>船底に穴だ！</translation>
    </message>
    <message>
        <source>Man the pumps!</source>
        <translation>水をかき出せ！</translation>
    </message>
    <message>
        <source>Fair winds!</source>
        <translation>追い風だ！</translation>
    </message>
    <message>
        <source>Full ahead!</source>
        <translation>全速前進！</translation>
    </message>
    <message>
        <source>Mate overboard!</source>
        <translation>落ちた者がいるぞ！</translation>
    </message>
    <message>
        <source>Lifeboats ready.</source>
        <translation>救命艇を出すか？</translation>
    </message>
    <message>
        <source>The flag is ours!</source>
        <translation>わが艦の勝利だ！</translation>
    </message>
    <message>
        <source>Land ho! I win!</source>
        <translation>陸だ！勝ったぞ！</translation>
    </message>
    <message>
        <source>I sink with pride.</source>
        <translation>誇り高く沈もう</translation>
    </message>
    <message>
        <source>A salute to you.</source>
        <translation>敬礼！見事だ</translation>
    </message>
    <message>
        <source>Um, is it hot?</source>
        <translation>えっと、熱くない？</translation>
    </message>
    <message>
        <source>Eek, eek!</source>
        <translation>ひゃあ、ひゃあ！</translation>
    </message>
    <message>
        <source>My pockets burn!</source>
        <translation>ポケットが燃えた！</translation>
    </message>
    <message>
        <source>Ow, ow, ow!</source>
        <translation>あちち！</translation>
    </message>
    <message>
        <source>In my pocket!</source>
        <translation>ポケットへ、ぽい！</translation>
    </message>
    <message>
        <source>Finders keepers!</source>
        <translation>ひろった者勝ち！</translation>
    </message>
    <message>
        <source>Dropped anything?</source>
        <translation>なにか落とした？</translation>
    </message>
    <message>
        <source>Can I have that?</source>
        <translation>それ、もらっていい？</translation>
    </message>
    <message>
        <source>All mine! Hee hee!</source>
        <translation>ぜんぶもらった！</translation>
    </message>
    <message>
        <source>Bigger bag, please!</source>
        <translation>もっと大きい袋を！</translation>
    </message>
    <message>
        <source>Empty pockets…</source>
        <translation>からっぽだよう……</translation>
    </message>
    <message>
        <source>Lend me one win?</source>
        <translation>一勝かしてよ</translation>
    </message>
</context>
<context>
    <name>BattleDie</name>
    <message>
        <source>%1, chosen</source>
        <comment>a die</comment>
        <translation>%1（選択中）</translation>
    </message>
</context>
<context>
    <name>BattlePiece</name>
    <message>
        <source>Prophecy: %1</source>
        <translation>予言：%1</translation>
    </message>
    <message>
        <source>%1, changed by a helper; it was: %2</source>
        <comment>a card or a die, twice</comment>
        <translation>%1（助っ人が変えた。元は%2）</translation>
    </message>
</context>
<context>
    <name>BattleScene</name>
    <message>
        <source>To the helpers</source>
        <translation>助っ人を選ぶ</translation>
    </message>
    <message>
        <source>Which poker hand beats which</source>
        <translation>どのハンドが強いか</translation>
    </message>
    <message>
        <source>Foretold: %1. Fulfilled!</source>
        <comment>a poker hand</comment>
        <translation>予言「%1」&#x3000;的中！</translation>
    </message>
    <message>
        <source>Foretold: %1. Not fulfilled.</source>
        <comment>a poker hand</comment>
        <translation>予言「%1」&#x3000;果たせず……</translation>
    </message>
</context>
<context>
    <name>CampaignEnding</name>
    <message>
        <source>Start over…</source>
        <translation>最初から……</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>地図へ戻る</translation>
    </message>
</context>
<context>
    <name>CampaignHeader</name>
    <message>
        <source>Back to the shelf</source>
        <translation>棚へ戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>結末を見る</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>最初から……</translation>
    </message>
</context>
<context>
    <name>CampaignLedger</name>
    <message>
        <source>The record</source>
        <translation>戦績</translation>
    </message>
</context>
<context>
    <name>CampaignMap</name>
    <message>
        <source>The map</source>
        <translation>地図</translation>
    </message>
</context>
<context>
    <name>CampaignNews</name>
    <message>
        <source>Extra!</source>
        <translation>号外</translation>
    </message>
    <message>
        <source>The Bombshelf Gazette</source>
        <translation>ボムシェルフ新聞</translation>
    </message>
</context>
<context>
    <name>CampaignPanel</name>
    <message>
        <source>Battle %1 of %2</source>
        <translation>第%1戦（全%2戦）</translation>
    </message>
    <message>
        <source>It opens once “%1” has been fought, won or lost.</source>
        <translation>「%1」を戦い終えると開きます。勝っても負けてもかまいません。</translation>
    </message>
    <message numerus="yes">
        <source>Under way: %1 · %n moves</source>
        <comment>when, how far</comment>
        <translation>
            <numerusform>戦いの途中：%1・%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>You may try again, as often as you like, or carry on after a defeat and put it right later.</source>
        <translation>何度でも再挑戦できます。負けたまま先へ進み、あとで取り返すこともできます。</translation>
    </message>
    <message>
        <source>You may try again, as often as you like.</source>
        <translation>何度でも再挑戦できます。</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>挑戦の記録</translation>
    </message>
    <message>
        <source>On to “%1”</source>
        <translation>次は「%1」</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再挑戦する</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>戦いを始める</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>習う</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を習う</translation>
    </message>
    <message>
        <source>The match under way does not count any more. You may begin the battle again; that match stays on the shelf.</source>
        <translation>途中のゲームは、もう記録に数えません。この戦いは最初から始め直せます。途中のゲームは棚に残ります。</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Players and difficulty stay as they were, and you may change them. Nothing else is carried over: helpers are drawn again.</source>
        <translation>プレイヤーと難易度は前の戦いのままですが、変えられます。ほかは何も持ち越さず、助っ人も引き直します。</translation>
    </message>
</context>
<context>
    <name>CampaignPlace</name>
    <message>
        <source>The campaign</source>
        <translation>キャンペーン</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>地図を開く</translation>
    </message>
</context>
<context>
    <name>CampaignTry</name>
    <message>
        <source>A practice match: does not count.</source>
        <translation>練習なので、記録には数えません。</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>勝利：%1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>敗北：%1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>敗北</translation>
    </message>
</context>
<context>
    <name>CannotStart</name>
    <message>
        <source>Bombshelf</source>
        <translation>ボムシェルフ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A card, face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a card</comment>
        <translation>%1（選択中）</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>Rin</source>
        <translation>リン</translation>
    </message>
    <message>
        <source>Foreman Mole</source>
        <translation>モグラ親方</translation>
    </message>
    <message>
        <source>Goggles</source>
        <translation>ゴーグル</translation>
    </message>
    <message>
        <source>Professor Hoot</source>
        <translation>ホー教授</translation>
    </message>
    <message>
        <source>Old Badger</source>
        <translation>アナグマじいさん</translation>
    </message>
    <message>
        <source>Rivet</source>
        <translation>リベット</translation>
    </message>
    <message>
        <source>Ace Fox</source>
        <translation>エース狐</translation>
    </message>
    <message>
        <source>Doc Granite</source>
        <translation>グラナイト博士</translation>
    </message>
    <message>
        <source>Captain Pen</source>
        <translation>ペン船長</translation>
    </message>
    <message>
        <source>Pockets</source>
        <translation>ポケット</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>手ごわい</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Has hardly played: believes its first guess, thinks of its next move only, forgets cards out of sight</source>
        <translation>ほとんど初めて。最初の思い込みを信じ、自分の次の一手だけを考え、見えなくなったカードは忘れる</translation>
    </message>
    <message>
        <source>Thinks a few moves ahead, and forgets cards that are out of sight</source>
        <translation>数手先まで考える。見えなくなったカードは忘れてしまう</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>腕利き</translation>
    </message>
    <message>
        <source>Remembers half of what it was shown, and thinks further ahead</source>
        <translation>見せられたものの半分は覚えていて、もっと先まで読む</translation>
    </message>
    <message>
        <source>Remembers all it was shown, and thinks as far as it can see</source>
        <translation>見せられたものは忘れず、見通せるかぎり先まで読む</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Thinks as hard as your computer can in the time it has</source>
        <translation>持ち時間いっぱい、コンピューターの力を出しきって考える</translation>
    </message>
    <message>
        <source>Bold: of two good ways she takes the wilder one</source>
        <translation>大胆。どちらも良ければ、荒れるほうを選ぶ</translation>
    </message>
    <message>
        <source>Careful: of two good ways he takes the one without surprises</source>
        <translation>慎重。どちらも良ければ、波風の立たないほうを選ぶ</translation>
    </message>
    <message>
        <source>Travels light: of two good ways she takes the one that leaves her less to carry</source>
        <translation>身軽。どちらも良ければ、手元が軽くなるほうを選ぶ</translation>
    </message>
    <message>
        <source>Impartial: takes the way it has thought about most, and has no whims</source>
        <translation>公平。いちばん考えた手を指し、好き嫌いはない</translation>
    </message>
    <message>
        <source>Keeps things: of two good ways he takes the one that leaves more before him</source>
        <translation>ためこむ性分。どちらも良ければ、手元に多く残るほうを選ぶ</translation>
    </message>
    <message>
        <source>Counts: of two good ways it takes the one with more points</source>
        <translation>勘定高い。どちらも良ければ、点の多いほうを選ぶ</translation>
    </message>
    <message>
        <source>Meddles: of two good ways he takes the one that leaves his rivals fewer points</source>
        <translation>いたずら好き。どちらも良ければ、相手の点が減るほうを選ぶ</translation>
    </message>
    <message>
        <source>Patient: of two good ways she takes the one whose end she knows</source>
        <translation>堅実。どちらも良ければ、先の読めるほうを選ぶ</translation>
    </message>
    <message>
        <source>Daring: of two good ways he takes the rougher sea</source>
        <translation>豪胆。どちらも良ければ、波の高いほうへ舵を切る</translation>
    </message>
    <message>
        <source>Grabs: of two good ways it takes the one that fills its pockets</source>
        <translation>ちゃっかり者。どちらも良ければ、ポケットがふくらむほうを選ぶ</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>by the seat</comment>
        <translation>プレイヤー%1</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>Chance to defuse it: %1%</source>
        <translation>成功する確率 %1%</translation>
    </message>
    <message>
        <source>Lowest: %1</source>
        <translation>いちばん小さい数：%1</translation>
    </message>
    <message>
        <source>%1 stands alone with %2</source>
        <translation>%2の%1が飛び抜けた</translation>
    </message>
    <message>
        <source>One more die</source>
        <translation>ダイスが1個増えた</translation>
    </message>
    <message>
        <source>The red die joins in</source>
        <translation>レッドダイスが加わった</translation>
    </message>
    <message>
        <source>%1 rolls…</source>
        <translation>%1が振る……</translation>
    </message>
    <message>
        <source>%1 is safe</source>
        <translation>%1はSAFE</translation>
    </message>
    <message numerus="yes">
        <source>Boom! %1 is hit for %n</source>
        <comment>a player, chips</comment>
        <translation>
            <numerusform>ドカン！&#x3000;%1にライフチップ%n枚分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a chip</source>
        <translation>%1はライフチップ+1</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1は脱落</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1ラウンド</translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the centre</source>
        <translation>
            <numerusform>中央のダイス：%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Phew! Defused</source>
        <translation>ふう、処理成功！</translation>
    </message>
    <message>
        <source>%1 defuses the bomb</source>
        <translation>%1が処理する</translation>
    </message>
</context>
<context>
    <name>ChanceSlip</name>
    <message>
        <source>%1%</source>
        <comment>a chance</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>チップ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of %1</source>
        <translation>
            <numerusform>%1のチップ%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>%1 (%2 to %3, Enter for %4)</source>
        <comment>a question, and the numbers that answer it</comment>
        <translation>%1（%2〜%3、Enterで %4）</translation>
    </message>
    <message>
        <source>“%1” is none of them: a number from %2 to %3, please.</source>
        <translation>「%1」は選べません。%2 から %3 までの数字をどうぞ。</translation>
    </message>
</context>
<context>
    <name>CopyField</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー：%1</translation>
    </message>
</context>
<context>
    <name>CountChoice</name>
    <message>
        <source>Cards off the top of the pile</source>
        <translation>山の上から取る枚数</translation>
    </message>
    <message>
        <source>Cards off the top of the deck</source>
        <translation>山札の上から取る枚数</translation>
    </message>
    <message>
        <source>Split: %1 and %2</source>
        <translation>%1枚と%2枚に分ける</translation>
    </message>
    <message>
        <source>All to the right</source>
        <translation>全部を右へ</translation>
    </message>
    <message>
        <source>Top %1 to the left</source>
        <translation>上の%1枚を左へ</translation>
    </message>
    <message>
        <source>All to the left</source>
        <translation>全部を左へ</translation>
    </message>
    <message>
        <source>Top %1 to the right</source>
        <translation>上の%1枚を右へ</translation>
    </message>
</context>
<context>
    <name>CountedPile</name>
    <message>
        <source>%1 · %2</source>
        <comment>pile, cards</comment>
        <translation>%1：%2枚</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>%1に交代</translation>
    </message>
    <message>
        <source>What is asked next is for their eyes alone.</source>
        <translation>ここから先は、ほかの人は見ないでください。</translation>
    </message>
    <message>
        <source>I am %1: show me</source>
        <translation>%1です。見る</translation>
    </message>
</context>
<context>
    <name>DeckMat</name>
    <message>
        <source>Out for this turn</source>
        <translation>この手番は使えない</translation>
    </message>
    <message numerus="yes">
        <source>Left · %n</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>左・%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right · %n</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>右・%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>A die, rolling</source>
        <translation>転がるダイス</translation>
    </message>
    <message>
        <source>A die showing %1</source>
        <translation>ダイスの目は%1</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>Pockets has looked everywhere: no box on this shelf is like that.</source>
        <translation>ポケットが棚じゅう探しましたが、ぴったりの箱は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Show every game</source>
        <translation>すべてのゲームを見る</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source> and </source>
        <comment>between the names of winners</comment>
        <translation>と</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1の勝ち！（%2）</translation>
    </message>
    <message>
        <source>%1 share the win with %2.</source>
        <translation>%1が%2で並び、勝利を分け合いました。</translation>
    </message>
    <message>
        <source>You all won!</source>
        <translation>全員の勝利！</translation>
    </message>
    <message>
        <source>You all lost.</source>
        <translation>全員の敗北……</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face</source>
        <translation>顔を選ぶ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a character, and how it plays</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>FairPlayGame</name>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message>
        <source>Fair play</source>
        <translation>フェアプレイ</translation>
    </message>
    <message>
        <source>What bots see</source>
        <translation>ボットに見えるもの</translation>
    </message>
    <message>
        <source>A bot sits at the table as you do. It sees its own hand, what lies open, and what everybody does. Other hands, the order of a deck and dice that have not been thrown are hidden from it: the program gives it the table as its seat sees it, and nothing else.</source>
        <translation>ボットもあなたと同じように席についています。見えるのは自分の手札と、表になっているもの、そして皆のしたことだけ。ほかの人の手札、山札の順番、これから振るダイスの目は見えません。ボットに渡されるのは、その席から見た卓だけです。</translation>
    </message>
    <message>
        <source>So it imagines tables that fit what it knows, tries its moves on them and chooses by what came of them. Where partners hide what they want, it also draws its conclusions from what they do. Every bot is tested for honesty: whatever it can’t see is swapped, and it has to think exactly the same.</source>
        <translation>そこでボットは、知っていることと矛盾しない卓をいくつも思い描き、その中で手を試して、結果を見て決めます。仲間が何を狙っているか隠れているゲームでは、仲間の行動からも見当をつけます。どのボットも正直かどうか試験済みです。見えないところをそっくり入れ替えても、まったく同じように考えなければ合格しません。</translation>
    </message>
    <message>
        <source>Nobody’s luck is helped along. Bots draw from the same deck and throw the same dice as you, at every level. Levels differ only in how they play:</source>
        <translation>誰の運にも手は加えません。どの強さのボットも、あなたと同じ山札から引き、同じダイスを振ります。強さで変わるのは手の選び方だけです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot&apos;s level, and what it is like</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Where cards and dice come from</source>
        <translation>カードとダイスの出どころ</translation>
    </message>
    <message>
        <source>When a match begins, the program draws one secret number, the seed. Every shuffle and every throw of that match follows from it, to the last die: no one can steer them later.</source>
        <translation>ゲームが始まるとき、秘密の数をひとつ引きます。これが「シード」です。シャッフルもダイスも、最後のひと振りまで、すべてこの数から決まります。途中で誰かが操ることはできません。</translation>
    </message>
    <message>
        <source>From the first moment this page shows the seed’s fingerprint. It gives nothing away, and nobody can find another seed that fits it. Once the match is over the seed itself is told, and anybody can see that it was settled before the first move.</source>
        <translation>シードの「指紋」は、始まったときからこのページで見られます。指紋から中身は分からず、同じ指紋になる別のシードを探し出すこともできません。ゲームが終わるとシードそのものを明かすので、最初の一手より前に決まっていたことを誰でも確かめられます。</translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation>このゲームを確かめる</translation>
    </message>
    <message>
        <source>Check a match</source>
        <translation>ゲームを確かめる</translation>
    </message>
    <message>
        <source>During a match, and after it, this page shows its fingerprint, its seed and how to check them.</source>
        <translation>ゲーム中やゲームのあとにこのページを開くと、そのゲームの指紋とシード、確かめ方が出ます。</translation>
    </message>
    <message>
        <source>Fingerprint of the seed (SHA-256)</source>
        <translation>シードの指紋（SHA-256）</translation>
    </message>
    <message>
        <source>Its seed is told when the match is over. Write the fingerprint down now, or give it to somebody who wants to be sure.</source>
        <translation>シードはゲームが終わってから明かします。今のうちに指紋を書きとめておくか、確かめたい人に渡しておきましょう。</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Play the record again and check every card and die, in a terminal</source>
        <translation>記録を最初から再現し、カードとダイスをすべて確かめる（ターミナルで）</translation>
    </message>
    <message>
        <source>If you would rather trust a program of your own: in Bombshelf’s source, docs/record.md tells how cards and dice follow from a seed, and docs/verify.py checks it in some 50 lines of Python.</source>
        <translation>自分のプログラムで確かめたい人へ：ボムシェルフのソースには、シードからカードとダイスが決まるしくみを書いたdocs/record.mdと、それを約50行のPythonで確かめるdocs/verify.pyが入っています。</translation>
    </message>
    <message>
        <source>What chance has brought</source>
        <translation>これまでの運</translation>
    </message>
    <message>
        <source>Reading your matches …</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>No match has been played to its end yet. Once you have played one, its cards and dice are counted here.</source>
        <translation>最後まで遊んだゲームはまだありません。一度遊ぶと、そのカードとダイスがここに集計されます。</translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n matches on this computer that are over, without practice matches. In brackets: how many were to be expected, knowing which cards were still to come.</source>
        <translation>
            <numerusform>このコンピューターで最後まで遊んだ%nゲーム（練習を除く）の集計です。かっこの中は、残っているカードから見て期待される回数です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured by Pearson’s chi-square test. Of a hundred such lines with fair dice, about five look unusual.</source>
        <translation>ピアソンのカイ二乗検定によります。公正なダイスでも、こうした判定が100あれば5つほどは「珍しい」と出ます。</translation>
    </message>
</context>
<context>
    <name>GameScene</name>
    <message>
        <source>Nothing has the number %1 now.</source>
        <translation>いま、番号%1で選べるものはありません。</translation>
    </message>
</context>
<context>
    <name>GeneralSheet</name>
    <message>
        <source>Two sixes: a special success!</source>
        <translation>6が2つ：スペシャル成功！</translation>
    </message>
    <message>
        <source>Two ones: a fumble!</source>
        <translation>1が2つ：ファンブル！</translation>
    </message>
    <message>
        <source>%1: success</source>
        <translation>%1：成功</translation>
    </message>
    <message>
        <source>%1: failure</source>
        <translation>%1：失敗</translation>
    </message>
    <message>
        <source>General check</source>
        <translation>行為判定</translation>
    </message>
    <message>
        <source>Does a sapper manage what it tries? Pick the sapper and the post that fits the task.</source>
        <translation>やりたいことは、うまくいくか？&#x3000;工兵と、それに合う兵科を選ぼう。</translation>
    </message>
    <message>
        <source>Target number %1. Chance %2 of %3 (%4%)</source>
        <translation>目標値%1。成功は%3通り中%2通り（%4%）</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>振る</translation>
    </message>
</context>
<context>
    <name>GuideBubble</name>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>このまま遊ぶ</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>なるほど</translation>
    </message>
    <message>
        <source>It points at: %1</source>
        <translation>指しているもの：%1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>ひとつ前へ</translation>
    </message>
    <message>
        <source>This step once more</source>
        <translation>ここをもう一度</translation>
    </message>
    <message>
        <source>On</source>
        <translation>先へ</translation>
    </message>
    <message>
        <source>Show me, and go on</source>
        <translation>やって見せて、先へ進む</translation>
    </message>
    <message>
        <source>Skip the lesson, and play</source>
        <translation>レッスンを飛ばして遊ぶ</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>全%2段のうち%1段目</translation>
    </message>
    <message>
        <source>No more remarks</source>
        <translation>ひとことを止める</translation>
    </message>
    <message>
        <source>The guide is silent from now on; the settings bring it back.</source>
        <translation>案内役はこれから黙っています。設定で呼び戻せます。</translation>
    </message>
    <message>
        <source>This is the first step of the lesson.</source>
        <translation>ここがレッスンの最初です。</translation>
    </message>
    <message>
        <source>On to this one</source>
        <translation>この戦いへ</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>That can be done, too, but not just now. Let’s take it back.</source>
        <translation>それもできるが、今は別の手を。いったん取り消そう。</translation>
    </message>
    <message>
        <source>That can be chosen, too, but not just now. Press it once more, and it comes off.</source>
        <translation>それも選べるが、今は別のものにしよう。もう一度押せば外れる。</translation>
    </message>
    <message>
        <source>Enough of lessons. From here on it is up to you.</source>
        <translation>レッスンはここまで。あとは自由にどうぞ。</translation>
    </message>
    <message>
        <source>So much for what all battles share. Next comes what is special about this one.</source>
        <translation>どの戦いにも通じる話はここまで。次は、この戦いならではの話です。</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>On your left: %1. On your right: %2.</source>
        <translation>左どなりは%1、右どなりは%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>HandBadge</name>
    <message>
        <source>%1: 1 card short</source>
        <comment>a poker hand</comment>
        <translation>あと1枚で%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards; what they make</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HandEntry</name>
    <message>
        <source>scored</source>
        <translation>収穫ずみ</translation>
    </message>
    <message>
        <source>on the grid!</source>
        <translation>そろった！</translation>
    </message>
    <message>
        <source>1 card short</source>
        <translation>あと1枚</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a poker hand: scored, or ready</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>being scored</source>
        <comment>a poker hand</comment>
        <translation>収穫中</translation>
    </message>
</context>
<context>
    <name>HelperCard</name>
    <message>
        <source>%1, used up</source>
        <comment>a helper</comment>
        <translation>%1（使用ずみ）</translation>
    </message>
    <message>
        <source>%1, has helped %2</source>
        <comment>a helper, players</comment>
        <translation>%1（%2を手伝いずみ）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a helper; its powers</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>Look back</source>
        <translation>ふり返る</translation>
    </message>
    <message>
        <source>Throw %1 away?</source>
        <comment>a match: game, when</comment>
        <translation>%1の記録を捨てますか？</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>Past matches</source>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <translation>最後まで遊んだゲームはまだありません。</translation>
    </message>
</context>
<context>
    <name>HouseSetGroup</name>
    <message>
        <source>%1 in all</source>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a group of things, and one of them</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>HouseSetRow</name>
    <message>
        <source>Numbers that the printed rules leave out: yours</source>
        <translation>ルールブックにない数：自分で決めたもの</translation>
    </message>
    <message>
        <source>Numbers that the printed rules leave out: ours</source>
        <translation>ルールブックにない数：ボムシェルフのもの</translation>
    </message>
    <message>
        <source>Matches are dealt with the numbers that you entered.</source>
        <translation>自分で入れた数で遊びます。</translation>
    </message>
    <message>
        <source>We chose them, and you can play with them as they are. If you own the game, you may enter those of your copy.</source>
        <translation>ボムシェルフで決めた数で、そのまま遊べます。本物をお持ちなら、その数に変えることもできます。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
</context>
<context>
    <name>HouseSetSheet</name>
    <message>
        <source>%1: the missing numbers</source>
        <translation>%1：ルールブックにない数</translation>
    </message>
    <message>
        <source>Back to this shelf’s set</source>
        <translation>ボムシェルフのセットに戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Use this set</source>
        <translation>このセットを使う</translation>
    </message>
    <message>
        <source>If you own the game, enter the numbers of your copy. Matches that you begin from now on are played with these numbers.</source>
        <translation>本物をお持ちなら、お手元のゲームの数を入れてください。これから始めるゲームで使います。</translation>
    </message>
</context>
<context>
    <name>KeysAndSettings</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What has happened</source>
        <translation>これまでのできごと</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Looking back</source>
        <translation>ふり返り</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>ひとつ前へ</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>ひとつ先へ</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで止める</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続きを再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>This is where the match begins.</source>
        <translation>ゲームはここから始まります。</translation>
    </message>
    <message>
        <source>This is the last that has happened.</source>
        <translation>これが最後の出来事です。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New match</source>
        <translation>ゲームの準備</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>ゲームの棚</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>キャンペーン</translation>
    </message>
</context>
<context>
    <name>Making</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>posts or skills: chosen, to choose</comment>
        <translation>%1：%3のうち%2</translation>
    </message>
    <message>
        <source>%1’s sapper</source>
        <translation>%1の工兵</translation>
    </message>
    <message>
        <source>Posts</source>
        <translation>兵科</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>That is settled already; Undo takes it back.</source>
        <translation>もう決まっています。変えるには「一手戻す」を使ってください。</translation>
    </message>
    <message>
        <source>All your posts are chosen. Press one of them first, and it comes off.</source>
        <translation>兵科はもう全部選びました。選んだ兵科をもう一度押すと、外せます。</translation>
    </message>
    <message>
        <source>All your skills are chosen. Press one of them first, and it comes off.</source>
        <translation>スキルはもう全部選びました。選んだスキルをもう一度押すと、外せます。</translation>
    </message>
</context>
<context>
    <name>Marker</name>
    <message>
        <source>%1’s marker, out</source>
        <translation>%1の駒、脱落</translation>
    </message>
    <message>
        <source>%1’s marker</source>
        <translation>%1の駒</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>%1</source>
        <comment>number of people</comment>
        <translation>%1人</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from that many people to that many</comment>
        <translation>%1–%2人</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <comment>from that many minutes to that many</comment>
        <translation>%1–%2分</translation>
    </message>
    <message>
        <source>%1 people, %2, weight %3 of 5</source>
        <translation>%1、%2、重さは5段階の%3</translation>
    </message>
</context>
<context>
    <name>MatchInProgress</name>
    <message>
        <source>Match in progress: %1</source>
        <translation>途中のゲーム：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n moves</source>
        <comment>when, how far</comment>
        <translation>
            <numerusform>%1・%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw it away?</source>
        <translation>捨てますか？</translation>
    </message>
    <message>
        <source>Campaign: %1</source>
        <translation>キャンペーン：%1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Continue %1, %2</source>
        <translation>「%1」（%2）の続きから</translation>
    </message>
</context>
<context>
    <name>MineStatus</name>
    <message>
        <source>Explosions</source>
        <translation>爆発</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引いた枚数</translation>
    </message>
    <message>
        <source>%1 of %2 explosions. Cards drawn: %3. A full dig: %4.</source>
        <translation>爆発は%2回中%1回。引いたカードは%3枚。1手番分は%4枚。</translation>
    </message>
</context>
<context>
    <name>NeededFace</name>
    <message>
        <source>No roll can win</source>
        <translation>勝てる目はない</translation>
    </message>
    <message>
        <source>Only a %1 wins</source>
        <comment>a face of a die</comment>
        <translation>勝てるのは%1だけ</translation>
    </message>
    <message>
        <source>%1 or more wins</source>
        <comment>a face of a die</comment>
        <translation>%1以上で勝ち</translation>
    </message>
    <message>
        <source>%1 draws level</source>
        <comment>a face of a die</comment>
        <translation>%1で引き分け</translation>
    </message>
</context>
<context>
    <name>NewCampaignSheet</name>
    <message>
        <source>Begin a new campaign?</source>
        <translation>新しいキャンペーンを始めますか？</translation>
    </message>
    <message>
        <source>All battles close again, and their tries are counted from zero again. Matches under way stay on the shelf, but belong to no campaign any more.</source>
        <translation>どの戦いもふたたび閉じ、挑戦の回数も数え直します。やりかけの戦いは棚に残りますが、キャンペーンには数えません。</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>今のまま続ける</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から始める</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>The match was thrown away.</source>
        <translation>ゲームを捨てました。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>There is no game called “%1” on this shelf.</source>
        <translation>「%1」というゲームは、この棚にありません。</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 players, not for %4.</source>
        <translation>%1は%2～%3人用です。%4人では遊べません。</translation>
    </message>
    <message>
        <source>%1 can’t sit down: there is no bot of the level “%2”.</source>
        <translation>%1は席につけません。「%2」という強さのボットはいません。</translation>
    </message>
    <message>
        <source>%1 has no option “%2” with the choice “%3”.</source>
        <translation>%1には、「%2」を「%3」にする選択肢はありません。</translation>
    </message>
</context>
<context>
    <name>OrderPopover</name>
    <message>
        <source>Press the card that is to lie on top.</source>
        <translation>一番上に置くカードを押そう。</translation>
    </message>
    <message>
        <source>Press the card that comes under it.</source>
        <translation>その下に入るカードを押そう。</translation>
    </message>
</context>
<context>
    <name>OrderQueue</name>
    <message>
        <source>%1: %2</source>
        <comment>what is listed: names</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>行動順</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>行動</translation>
    </message>
    <message>
        <source>Reaction order</source>
        <translation>割り込み順</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Paused. Pace of the match</source>
        <translation>一時停止中。進みかた</translation>
    </message>
    <message>
        <source>Pace of the match</source>
        <translation>進みかた</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>ボットを進める</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>ボットを止める</translation>
    </message>
    <message>
        <source>One move of a bot</source>
        <translation>ボットを一手進める</translation>
    </message>
    <message>
        <source>Straight to your next choice</source>
        <translation>自分の次の番まで進める</translation>
    </message>
    <message>
        <source>It is no bot’s turn, or the bots are not stopped.</source>
        <translation>ボットを止めていて、その番が来ているときに使えます。</translation>
    </message>
    <message>
        <source>It is your turn already, or the bots are stopped.</source>
        <translation>今は飛ばすところがありません。ボットが動いている間に使えます。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>%1 is kept. Go on whenever you like.</source>
        <translation>『%1』は、このまま残してあります。いつでも続きから遊べます。</translation>
    </message>
    <message>
        <source>You can go on with the lesson from here later.</source>
        <translation>レッスンは、次回ここから再開できます。</translation>
    </message>
    <message>
        <source>First what all battles share, from where you left it; then this one.</source>
        <translation>まずは全部の戦いに共通のレッスンを、前回の続きから。そのあと、この戦いへ。</translation>
    </message>
</context>
<context>
    <name>PartSheet</name>
    <message>
        <source>Points are carried on. Everybody goes on with the same sapper, with all HP and uses again.</source>
        <translation>得点はそのまま。全員、同じ工兵で続ける。HPと使用回数は元どおりになる。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The first half is over</source>
        <translation>ミドル、終了</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>A bag, closed. You remember: %1</source>
        <translation>閉じたカバン。覚えている中身：%1</translation>
    </message>
    <message>
        <source>A card, face down. You remember: %1</source>
        <translation>裏向きのカード。覚えている中身：%1</translation>
    </message>
    <message>
        <source>A bag, closed</source>
        <translation>閉じたカバン</translation>
    </message>
    <message>
        <source>Marked red: it goes under the left deck.</source>
        <translation>赤いしるし：左の山札の一番下へ戻る。</translation>
    </message>
    <message>
        <source>Marked red: it goes under the right deck.</source>
        <translation>赤いしるし：右の山札の一番下へ戻る。</translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message numerus="yes">
        <source>%1 · %n</source>
        <comment>pile and its number of cards</comment>
        <translation>
            <numerusform>%1・%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>%1, %2, to move</source>
        <translation>%1、%2、手番</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Bot. %1</source>
        <translation>ボット。%1</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1（手番）</translation>
    </message>
</context>
<context>
    <name>PostStamp</name>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a post</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Bombshelf</source>
        <translation>ボムシェルフ</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Paused. Press Space to go on.</source>
        <translation>一時停止中。スペースキーで再開します。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中……</translation>
    </message>
</context>
<context>
    <name>ProphecyMark</name>
    <message>
        <source>%1: fulfilled</source>
        <comment>whose prophecy</comment>
        <translation>%1：成就</translation>
    </message>
    <message>
        <source>%1: not fulfilled</source>
        <comment>whose prophecy</comment>
        <translation>%1：外れ</translation>
    </message>
    <message>
        <source>%1: not fulfilled yet</source>
        <comment>whose prophecy</comment>
        <translation>%1：まだ成就していない</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>使い方：%1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>引数：</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>「%1」というオプションはありません。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>次のオプションはありません：%1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>「%1」のあとに値がありません。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>「%1」のあとに値は要りません。</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Destination file exists</source>
        <translation>同じ名前のファイルがもうあります</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Permission denied</source>
        <translation>許可されていません</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>そのファイルかフォルダーはありません</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>原因はわかりません</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>「%1」には書き込めません</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>フォルダーの名前です</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Bag</source>
        <translation>カバン</translation>
    </message>
    <message>
        <source>Look into your bag</source>
        <translation>自分のカバンをのぞく</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Everybody’s points, round by round</source>
        <translation>全員の点数をラウンドごとに見る</translation>
    </message>
    <message>
        <source>, </source>
        <translation>・</translation>
    </message>
    <message>
        <source>Your sapper is complete. The others see it when all are made.</source>
        <translation>工兵が完成。全員がそろったら公開される。</translation>
    </message>
    <message>
        <source>%1 (%2 left)</source>
        <comment>skill, uses</comment>
        <translation>%1（あと%2回）</translation>
    </message>
    <message>
        <source>You can use: %1</source>
        <translation>使えるもの：%1</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Fills in the form; press again for another one</source>
        <translation>用紙を埋める。もう一度押すと別の案</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>これで決定</translation>
    </message>
    <message>
        <source>No more reactions</source>
        <translation>もう割り込まない</translation>
    </message>
    <message>
        <source>Turn the %1</source>
        <comment>a die that shows it</comment>
        <translation>%1の目を変える</translation>
    </message>
    <message>
        <source>Another die</source>
        <translation>別のダイス</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n個を振る</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>ハンド一覧</translation>
    </message>
    <message>
        <source>Which poker hand beats which</source>
        <translation>どのハンドが強いか</translation>
    </message>
    <message>
        <source>Ask about helpers again</source>
        <translation>助っ人をまた確認する</translation>
    </message>
    <message>
        <source>Don’t ask for now</source>
        <translation>しばらく聞かない</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a skill: what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Pass for the rest of this check</source>
        <translation>この判定が終わるまで見送る</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>a question follows</comment>
        <extracomment>In place of the name in &quot;%1: which deck will you dig in?&quot;, where only one person plays.</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a post or skill: what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nobody looks into a bag now.</source>
        <translation>今は、カバンの中を見られません。</translation>
    </message>
    <message>
        <source>Turn the %1 into what?</source>
        <comment>a die that shows it</comment>
        <translation>%1の目を、どの目に変える？</translation>
    </message>
    <message>
        <source>%1: to be used on what?</source>
        <comment>a helper</comment>
        <translation>%1：どれに使う？</translation>
    </message>
    <message>
        <source>You are not asked about helpers until you press this once more; only before a defeat you are asked all the same.</source>
        <translation>もう一度押すまで、助っ人を使うかどうかは聞かれません。負けが決まる直前だけは別です。</translation>
    </message>
</context>
<context>
    <name>RankingCard</name>
    <message>
        <source>Poker hands, best first</source>
        <translation>ポーカーのハンド（強い順）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>rank of a poker hand: its name</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>Go on with %1: %2 (moves made: %3)</source>
        <translation>続きから：%1（%2、%3手目まで）</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>どれで遊びますか？</translation>
    </message>
    <message>
        <source>How many sit at the table, people and bots together?</source>
        <translation>人とボットを合わせて何人で遊びますか？</translation>
    </message>
    <message>
        <source>How many of them are people?</source>
        <translation>そのうち人は何人ですか？</translation>
    </message>
    <message>
        <source>What is the name of person %1? (Enter for %2)</source>
        <translation>%1人めの名前は？（Enterで「%2」）</translation>
    </message>
    <message>
        <source>How well should the bots play?</source>
        <translation>ボットの強さは？</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>ルールは？</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>いつものルール</translation>
    </message>
    <message>
        <source>Let me choose</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice: what it is</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>To the shelf</source>
        <translation>棚へ戻る</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふり返る</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再挑戦する</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>地図へ戻る</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>公正さを確かめる</translation>
    </message>
    <message>
        <source>A practice match: something hidden had come out and was taken back, so it does not count.</source>
        <translation>練習になりました：隠れていたものが明らかになったあとで手を戻したので、正式な結果にはなりません。</translation>
    </message>
</context>
<context>
    <name>RuleBlock</name>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
</context>
<context>
    <name>RuleContents</name>
    <message>
        <source>Contents</source>
        <translation>もくじ</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Search the rule book</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>元の場所に戻る</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>There is nowhere to go back to.</source>
        <translation>戻る先がありません。</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <comment>its key</comment>
        <translation>検索（%1）</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>もくじ</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>How to play %1</source>
        <translation>『%1』の遊び方</translation>
    </message>
</context>
<context>
    <name>SapperKit</name>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>HP%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>HP left, of the most</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>行動順%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a skill: what it does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>War cheats!</source>
        <translation>「戦争」のイカサマ！</translation>
    </message>
    <message>
        <source>To war!</source>
        <translation>戦争へ！</translation>
    </message>
    <message>
        <source>At war</source>
        <translation>戦争中</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1ターン目</translation>
    </message>
    <message numerus="yes">
        <source>%n hit points left</source>
        <translation>
            <numerusform>残りヒットポイント%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Two hands alike</source>
        <translation>同じハンドがある</translation>
    </message>
    <message>
        <source>Too low</source>
        <translation>弱すぎる</translation>
    </message>
    <message>
        <source>Gabriel takes a card</source>
        <translation>ガブリエルが1枚奪う</translation>
    </message>
    <message>
        <source>Where will it go?</source>
        <translation>どこに入れる？</translation>
    </message>
    <message>
        <source>Which of your cards makes room?</source>
        <translation>どのカードと入れ替える？</translation>
    </message>
    <message>
        <source>Out of this battle</source>
        <translation>この戦いから除かれたカード</translation>
    </message>
    <message>
        <source>Pile %1 is empty</source>
        <comment>its number</comment>
        <translation>%1の山札が尽きた</translation>
    </message>
    <message>
        <source>Empty piles: %1&#xa0;of&#xa0;%2</source>
        <translation>尽きた山札：%1／%2</translation>
    </message>
    <message>
        <source>The pool: %1</source>
        <comment>a poker hand</comment>
        <translation>プール：%1</translation>
    </message>
    <message>
        <source>Unlocked!</source>
        <comment>a die</comment>
        <translation>ロック解除！</translation>
    </message>
    <message>
        <source>Satan: %1</source>
        <comment>a poker hand</comment>
        <translation>サタン：%1</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards</source>
        <translation>
            <numerusform>%n枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>Satan</source>
        <translation>サタン</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>最後の番</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>その山札はもう空。</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>%1, slot %2, empty</source>
        <comment>whose hand</comment>
        <translation>%1、空いている%2番目の場所</translation>
    </message>
    <message>
        <source>General check: roll for anything; the match stays as it is</source>
        <translation>行為判定：成功率を見て、ためしに振る（ゲームには影響しない）</translation>
    </message>
    <message>
        <source>Free squares: %1</source>
        <translation>空きマス：%1</translation>
    </message>
    <message>
        <source>Turns left: %1</source>
        <translation>残り：%1手番</translation>
    </message>
    <message>
        <source>better hand</source>
        <comment>below the chance of it</comment>
        <translation>ハンドが強くなる</translation>
    </message>
    <message>
        <source>weaker Satan</source>
        <comment>below the chance of it</comment>
        <translation>サタンが弱くなる</translation>
    </message>
    <message>
        <source>A %1 loses all</source>
        <comment>a face of a die</comment>
        <translation>%1が出たら敗北</translation>
    </message>
    <message>
        <source>Time is up!</source>
        <translation>時間切れ！</translation>
    </message>
    <message>
        <source>Pass for the rest of a check</source>
        <translation>その判定が終わるまで見送る</translation>
    </message>
    <message>
        <source>Look into your bag</source>
        <translation>自分のカバンをのぞく</translation>
    </message>
    <message>
        <source>Everybody’s points, round by round</source>
        <translation>全員の点数をラウンドごとに見る</translation>
    </message>
    <message>
        <source>Choose a SAFE card</source>
        <translation>SAFEのカードを選ぶ</translation>
    </message>
    <message>
        <source>Go to the post of that number; 1: to 10, 11 and 12</source>
        <translation>その番号の兵科へ（10〜12へは1）</translation>
    </message>
    <message>
        <source>%1: on which card? One that lies face down is turned up first.</source>
        <comment>a helper</comment>
        <translation>%1：どのカードに使う？&#x3000;伏せたカードは、先に表にする。</translation>
    </message>
    <message>
        <source>When cards are dealt out: those off the top to the left, or to the right</source>
        <translation>カードを分けるとき：上から取った分を左へ、右へ</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points, round by round</source>
        <translation>ラウンドごとの点数</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>out</source>
        <translation>脱落</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>ライフチップ%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>もう選んだ</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>started this round</source>
        <translation>このラウンドの最初の手番</translation>
    </message>
    <message>
        <source>BROKE</source>
        <translation>破産</translation>
    </message>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>HP%n</numerusform>
        </translation>
    </message>
    <message>
        <source>acts</source>
        <translation>行動中</translation>
    </message>
    <message>
        <source>defuses, place %1</source>
        <translation>処理の順番は%1</translation>
    </message>
</context>
<context>
    <name>SeatPlaque</name>
    <message>
        <source>%1. %2</source>
        <comment>a bot’s level, and how it plays</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <translation>この画面で遊ぶ</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>ボット：%1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Choose a face for %1</source>
        <translation>%1の顔を選ぶ</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>席%1のプレイヤー</translation>
    </message>
    <message>
        <source>Take %1’s seat away</source>
        <translation>%1の席を片づける</translation>
    </message>
    <message>
        <source>Bot: match me</source>
        <translation>ボット：互角をめざす</translation>
    </message>
    <message>
        <source>Follows how you have done with this game lately. Now: %1</source>
        <translation>このゲームの最近の成績に合わせます。今は「%1」</translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n players.</source>
        <translation>
            <numerusform>このゲームには%n人以上必要です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelfCheckTour</name>
    <message>
        <source>The table is not there.</source>
        <translation>卓が出てきません。</translation>
    </message>
    <message>
        <source>The match can’t be looked back at.</source>
        <translation>ゲームをふり返れません。</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>The last line of the match was torn off: the move being made then is lost.</source>
        <translation>記録の最後の行が途切れていました。そのときの一手は失われています。</translation>
    </message>
    <message>
        <source>This move is not allowed now.</source>
        <translation>その手は選べません。</translation>
    </message>
    <message>
        <source>The match could not be saved in “%1”: %2</source>
        <translation>ゲームを「%1」に保存できませんでした：%2</translation>
    </message>
    <message>
        <source>There is already a match with that name.</source>
        <translation>同じ名前の記録がすでにあります。</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>ほかのプログラムがファイルを書き換えました。</translation>
    </message>
    <message>
        <source>Line %1 is not the move that comes next: lines are missing or out of order.</source>
        <translation>%1行目が次の手と合いません。行が抜けているか、順番が入れ替わっています。</translation>
    </message>
    <message>
        <source>Line %1 names a seat that nobody sits in.</source>
        <translation>%1行目の席には誰も座っていません。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a move of this game.</source>
        <translation>%1行目：「%2」はこのゲームの手ではありません。</translation>
    </message>
    <message>
        <source>Line %1: the move “%2” was not allowed there.</source>
        <translation>%1行目：「%2」はその場面では選べない手です。</translation>
    </message>
    <message>
        <source>Line %1 takes back or makes again more moves than there are.</source>
        <translation>%1行目：戻せる手、やり直せる手の数を超えています。</translation>
    </message>
    <message>
        <source>This is a match of a game that is not on the shelf: “%1”.</source>
        <translation>棚にないゲームの記録です：「%1」。</translation>
    </message>
    <message>
        <source>This match was played by version %1 of the rules, but this program knows version %2.</source>
        <translation>この記録は版%1のルールで遊んだものですが、このプログラムの版は%2です。</translation>
    </message>
    <message>
        <source>Line 1 sets an option that the game does not have: “%1”.</source>
        <translation>1行目：このゲームにない選択ルールです：「%1」。</translation>
    </message>
    <message>
        <source>Line 1 sets the option “%1” to “%2”, which the game does not know.</source>
        <translation>1行目：選択ルール「%1」に「%2」という値はありません。</translation>
    </message>
    <message>
        <source>Line 1 has %1 seats, but the game is for %2 to %3.</source>
        <translation>1行目：席が%1つありますが、このゲームは%2～%3人用です。</translation>
    </message>
    <message>
        <source>Line 1 seats a kind of bot that this program does not know: “%1”.</source>
        <translation>1行目：このプログラムの知らないボットが座っています：「%1」。</translation>
    </message>
    <message>
        <source>This file is not a match of Bombshelf.</source>
        <translation>このファイルはボムシェルフの記録ではありません。</translation>
    </message>
    <message>
        <source>This match was saved by another version of Bombshelf, in a form that this one can’t read.</source>
        <translation>別の版のボムシェルフが保存した記録で、この版では読めません。</translation>
    </message>
    <message>
        <source>The seed of this match is not the one promised in its first line.</source>
        <translation>このゲームのシードは、1行目で約束されたものと違います。</translation>
    </message>
    <message>
        <source>Line %1 of the match can’t be read: the file is damaged.</source>
        <translation>記録の%1行目が読めません。ファイルが壊れています。</translation>
    </message>
    <message>
        <source>Line %1 comes after the end of the match.</source>
        <translation>%1行目：ゲームが終わったあとに行が続いています。</translation>
    </message>
    <message>
        <source>Line %1 ends the match before it is over.</source>
        <translation>%1行目：まだ終わっていないゲームが終わりにされています。</translation>
    </message>
    <message>
        <source>Line %1 tells another result than the moves lead to.</source>
        <translation>%1行目：結果が、実際の手順の結果と違います。</translation>
    </message>
    <message>
        <source>The record holds: a whole match, with the dice promised at its start.</source>
        <translation>記録に問題はありません。約束どおりのシードで最後まで遊ばれたゲームです。</translation>
    </message>
    <message>
        <source>The record holds as far as it goes: the match is not over.</source>
        <translation>記録はここまで問題ありません。ゲームはまだ終わっていません。</translation>
    </message>
    <message>
        <source>Its last line was torn off and does not count.</source>
        <translation>最後の行は途切れているため、数えません。</translation>
    </message>
    <message>
        <source>The set needs a whole number from %1 to %2 for “%3” in “%4”.</source>
        <translation>セットには、「%4」の「%3」に%1から%2までの整数が必要です。</translation>
    </message>
    <message>
        <source>The set counts things that the game does not have.</source>
        <translation>セットに、このゲームにないものが含まれています。</translation>
    </message>
    <message>
        <source>The set can’t be read: it is not a JSON object.</source>
        <translation>セットを読み込めません。JSONオブジェクトではありません。</translation>
    </message>
    <message>
        <source>The game can’t be played with these numbers.</source>
        <translation>この数では遊べません。</translation>
    </message>
    <message>
        <source>Your own set in “%1” can’t be used, so Bombshelf’s set is played. %2</source>
        <translation>「%1」にある自分のセットは使えないため、ボムシェルフのセットで遊びます。%2</translation>
    </message>
    <message>
        <source>Your own set could not be saved in “%1”: %2</source>
        <translation>自分のセットを「%1」に保存できませんでした：%2</translation>
    </message>
    <message>
        <source>Your own set in “%1” could not be removed: %2</source>
        <translation>自分のセット「%1」を消せませんでした：%2</translation>
    </message>
    <message>
        <source>Line 1 sets the match up in a way that the game can’t be played.</source>
        <translation>1行目：この設定では遊べません。</translation>
    </message>
    <message>
        <source>This battle of the campaign is not open yet.</source>
        <translation>この戦いは、キャンペーンではまだ開いていません。</translation>
    </message>
    <message>
        <source>It is not a campaign of this game.</source>
        <translation>このゲームのキャンペーンではありません。</translation>
    </message>
    <message>
        <source>“%1” is missing in it, or damaged.</source>
        <translation>「%1」が欠けているか、壊れています。</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>壊れています。</translation>
    </message>
    <message>
        <source>It was saved by another version of Bombshelf, in a form that this one can’t read.</source>
        <translation>別の版のボムシェルフが保存したもので、この版では読めません。</translation>
    </message>
    <message>
        <source>The campaign in “%1” can’t be read. %2</source>
        <translation>「%1」のキャンペーンが読めません。%2</translation>
    </message>
    <message>
        <source>The file was kept under another name beside it, and the campaign starts over.</source>
        <translation>ファイルは同じ場所に名前を変えて残し、キャンペーンを最初から始めます。</translation>
    </message>
    <message>
        <source>The campaign could not be saved in “%1”: %2</source>
        <translation>キャンペーンを「%1」に保存できませんでした：%2</translation>
    </message>
    <message>
        <source>The campaign in “%1” could not be put aside: %2</source>
        <translation>「%1」のキャンペーンの名前を変えられませんでした：%2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>大きすぎます。</translation>
    </message>
    <message>
        <source>Line %1 does not belong in a match.</source>
        <translation>%1行目はゲームの記録ではありません。</translation>
    </message>
    <message>
        <source>Line %1 is not as it was written, or does not follow from what comes before it.</source>
        <translation>%1行目が書かれたときのままではないか、それより前の行とつながっていません。</translation>
    </message>
    <message>
        <source>Line 1 gives a player a name that is not one line of at most %1 characters.</source>
        <translation>1行目に、%1文字以内の1行ではないプレイヤー名があります。</translation>
    </message>
    <message>
        <source>A condition has to say “all”, “any”, “not”, “event”, “fact”, “prompt”, “points” or “count”.</source>
        <translation>条件には「all」「any」「not」「event」「fact」「prompt」「points」「count」のどれかが必要です。</translation>
    </message>
    <message>
        <source>It has to say what is done in it.</source>
        <translation>何をするステップなのかが書かれていません。</translation>
    </message>
    <message>
        <source>Step “%1” of the lesson: %2</source>
        <translation>レッスンのステップ「%1」：%2</translation>
    </message>
    <message>
        <source>Step “%1” of the lesson: another is called the same.</source>
        <translation>レッスンのステップ「%1」：同じ名前のステップがほかにもあります。</translation>
    </message>
    <message>
        <source>The last step of a lesson is to play on.</source>
        <translation>レッスンの最後のステップは「playOn」でなければなりません。</translation>
    </message>
    <message>
        <source>“%1” is not a value of “%2”.</source>
        <translation>「%1」は「%2」の言葉にありません。</translation>
    </message>
    <message>
        <source>“%1” can’t be done there.</source>
        <translation>そこでは「%1」はできません。</translation>
    </message>
    <message>
        <source>This is made for version %1 of the rules of “%3”, but this program knows version %2.</source>
        <translation>これは「%3」のルールのバージョン%1用ですが、このプログラムのルールはバージョン%2です。</translation>
    </message>
    <message>
        <source>It has %1 seats, but the game is for %2 to %3.</source>
        <translation>%1人用ですが、このゲームは%2～%3人用です。</translation>
    </message>
    <message>
        <source>The seed of this match can’t be read, and the match can’t go on without it. “%1”: %2</source>
        <translation>このゲームのシードが読めず、シードがないと続けられません。「%1」：%2</translation>
    </message>
    <message>
        <source>The match “%1” can’t be read: %2</source>
        <translation>記録「%1」が読めません：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>“%1” could not be thrown away: %2</source>
        <translation>「%1」を捨てられませんでした：%2</translation>
    </message>
    <message>
        <source>This battle of the campaign is won already.</source>
        <translation>キャンペーンのこの戦いには、もう勝っています。</translation>
    </message>
    <message>
        <source>Another try of this battle is still under way.</source>
        <translation>この戦いには、まだ途中の挑戦があります。</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>ファイルではありません。</translation>
    </message>
    <message>
        <source>The folder of your matches, “%1”, can’t be read.</source>
        <translation>ゲームの記録のフォルダー「%1」を読めません。</translation>
    </message>
    <message>
        <source>it is no longer there</source>
        <translation>もうそこにありません</translation>
    </message>
    <message>
        <source>another match already has its name</source>
        <translation>同じ名前のゲームが別にあります</translation>
    </message>
    <message>
        <source>“%1” could not be brought back: %2</source>
        <translation>「%1」を元に戻せませんでした：%2</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>ファイルがなくなっています。</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Paper by day or by lamplight.</source>
        <translation>昼の紙か、夜のランプか。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast cards fly and bots take their turns.</source>
        <translation>カードの動きとボットの手番の速さ。</translation>
    </message>
    <message>
        <source>Bots think for</source>
        <translation>ボットの考える時間</translation>
    </message>
    <message>
        <source>The longest that a master may take for a move.</source>
        <translation>達人が一手に使う時間の上限です。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Cards appear where they go; nothing flies or shakes.</source>
        <translation>カードは飛ばずにその場に現れ、画面も揺れません。</translation>
    </message>
    <message>
        <source>Marks beside colours</source>
        <translation>色に印を添える</translation>
    </message>
    <message>
        <source>Extra shapes wherever colours tell things apart.</source>
        <translation>色で見分けるところに、形の印を加えます。</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>What you have seen stays marked where it lies face down now.</source>
        <translation>一度見たカードは、伏せられて移動しても、その場所に印が付きます。</translation>
    </message>
    <message>
        <source>Where dice or cards decide, the exact chance stands beside them before you choose.</source>
        <translation>ダイスやカードで決まるときは、選ぶ前に、そのそばに正確な確率を表示します。</translation>
    </message>
    <message>
        <source>Sound of the pieces</source>
        <translation>コマとカードの音</translation>
    </message>
    <message>
        <source>Paper, wood, coins and dice. Nothing is told by sound alone.</source>
        <translation>紙や木、コイン、ダイスの音。音だけで伝えることはありません。</translation>
    </message>
    <message>
        <source>Bangs</source>
        <translation>爆発の音</translation>
    </message>
    <message>
        <source>Explosions, fuses, and the heartbeat before them.</source>
        <translation>爆発と導火線、その前の鼓動。</translation>
    </message>
    <message>
        <source>The guide’s remarks</source>
        <translation>案内役のひとこと</translation>
    </message>
    <message>
        <source>In games you are learning, the guide explains what happens for the first time.</source>
        <translation>習い始めたゲームで、初めて起きたことを案内役が説明します。</translation>
    </message>
    <message>
        <source>Partners ask</source>
        <translation>仲間の相談</translation>
    </message>
    <message>
        <source>In a battle bots ask you before they use up a helper that you all share.</source>
        <translation>戦いでは、全員で共有する助っ人を使う前に、ボットがあなたに相談します。</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>フェアプレイ</translation>
    </message>
    <message>
        <source>What bots see, and how to check cards and dice.</source>
        <translation>ボットに何が見えるか、カードとダイスの確かめ方。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>ボットのおしゃべり</translation>
    </message>
    <message>
        <source>Bots have a word to say about what happens to them.</source>
        <translation>自分の身に起きたことに、ボットがひとこと言います。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Read aloud, too</source>
        <translation>読み上げも</translation>
    </message>
    <message>
        <source>About Bombshelf</source>
        <translation>ボムシェルフについて</translation>
    </message>
    <message>
        <source>Its version and licences, and where your matches lie.</source>
        <translation>バージョンとライセンス、ゲームの保存場所。</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>At the table</source>
        <translation>卓につく人</translation>
    </message>
    <message>
        <source>One more seat</source>
        <translation>席を増やす</translation>
    </message>
    <message>
        <source>Who sits where is drawn by lot.</source>
        <translation>席順はくじで決まります。</translation>
    </message>
    <message>
        <source>No more can sit down at this game.</source>
        <translation>このゲームの席は、これでいっぱいです。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>遊び方の選択</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>棚へ戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>地図へ戻る</translation>
    </message>
    <message>
        <source>The campaign: %1</source>
        <translation>キャンペーン：%1</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>レッスンの続きをする</translation>
    </message>
    <message>
        <source>Never played? Learn it first</source>
        <translation>初めて？ まずは習う</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Bots alone win no campaign: at least one of you has to play.</source>
        <translation>ボットだけではキャンペーンに出られません。少なくとも1人は席についてください。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ShelfDesk</name>
    <message>
        <source>Matches you leave wait for you here.</source>
        <translation>やりかけのゲームは、ここに並びます。</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>ほかのゲーム</translation>
    </message>
</context>
<context>
    <name>ShelfFilters</name>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>何人でも</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>何分でも</translation>
    </message>
    <message>
        <source>Up to %1 min</source>
        <translation>%1分まで</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>対戦も協力も</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>協力</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前の順</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>Lightest first</source>
        <translation>軽い順</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Shelf order</source>
        <translation>棚の順</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Bombshelf</source>
        <translation>ボムシェルフ</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <source>Change the language to %1</source>
        <comment>its own name of it</comment>
        <translation>言語を%1に変える</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>フェアプレイ</translation>
    </message>
</context>
<context>
    <name>ShelfPlace</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>習う</translation>
    </message>
    <message>
        <source>Once more, by doing.</source>
        <translation>遊びながら、もう一度。</translation>
    </message>
    <message>
        <source>A few minutes at the table, by doing.</source>
        <translation>卓について、数分で。遊びながら覚えます。</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を習う</translation>
    </message>
    <message>
        <source>Go on with the lesson.</source>
        <translation>レッスンの続きから始めます。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続きから</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>To the next thing that can be chosen</source>
        <translation>次に選べるものへ</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter／スペース</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>決める</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Between neighbours</source>
        <translation>となりへ移る</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0～9</translation>
    </message>
    <message>
        <source>Choose by the number on a button or a card</source>
        <translation>ボタンやカードの数字で選ぶ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Skip what moves; while a bot thinks: pause, go on</source>
        <translation>動きを飛ばす。ボットの思考中は一時停止／再開</translation>
    </message>
    <message>
        <source>While paused: one move of a bot</source>
        <translation>一時停止中：ボットを一手進める</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>一手やり直す</translation>
    </message>
    <message>
        <source>Ctrl+← and →</source>
        <translation>Ctrl+←／→</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>このキー一覧</translation>
    </message>
    <message>
        <source>The whole table as text</source>
        <translation>卓全体を文章で読む</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>ログを出す／しまう</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Sound off, sound on</source>
        <translation>音を消す／出す</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Quit; the match is kept</source>
        <translation>終了（ゲームは残ります）</translation>
    </message>
    <message>
        <source>Pause the bots, go on</source>
        <translation>ボットを止める／再開する</translation>
    </message>
    <message>
        <source>Straight to your next choice</source>
        <translation>自分の次の番まで進める</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1〜%1</translation>
    </message>
    <message>
        <source>Choose a battle on the map</source>
        <translation>地図の戦いを選ぶ</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Throw a match in progress away</source>
        <translation>途中のゲームを捨てる</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>PgUp、PgDn</translation>
    </message>
    <message>
        <source>Looking back: one turn</source>
        <translation>ふり返り：手番ごとに動かす</translation>
    </message>
    <message>
        <source>Looking back: play on, stop</source>
        <translation>ふり返り：再生、停止</translation>
    </message>
    <message>
        <source>See the chosen card near, and its rule</source>
        <translation>選んでいるカードを大きく見る（効果も）</translation>
    </message>
    <message>
        <source>To the guide, back to the table</source>
        <translation>案内役へ、卓へ戻る</translation>
    </message>
    <message>
        <source>Alt+← and →</source>
        <translation>Alt+← と →</translation>
    </message>
    <message>
        <source>In a lesson: one step back, on</source>
        <translation>レッスン中：ひとつ前へ、次へ</translation>
    </message>
    <message>
        <source>In a lesson: this step once more</source>
        <translation>レッスン中：ここをもう一度</translation>
    </message>
    <message>
        <source>Rule book: what is asked, or the piece under the pointer</source>
        <translation>ルール：今の場面、またはポインターの下のもの</translation>
    </message>
    <message>
        <source>In the rule book: search it; ← and → go from link to link</source>
        <translation>ルールを検索する（←→でリンクを移動）</translation>
    </message>
    <message>
        <source>Advice: what a good player would do</source>
        <translation>助言：上手な人ならどうするか</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Looking back at a match that is over: one step at a time (once looking back, the arrows will do on the table)</source>
        <translation>終わったゲームのふり返り：一つずつ動かす（始まれば、卓の上では矢印だけでよい）</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>%1: %2</source>
        <comment>a bot, and what it says</comment>
        <translation>%1「%2」</translation>
    </message>
</context>
<context>
    <name>SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>一瞬</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1. %2, on top</source>
        <comment>a card; the pile it lies on</comment>
        <translation>%1。%2の一番上</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a card or a die; where it lies</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. %2, %3 of %4</source>
        <comment>a card or a die; where it lies, its place there, how many there are</comment>
        <translation>%1。%2、%3番目（全%4）</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>裏向き%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards read aloud</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>place: what lies there</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>player: points</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 (face up)</source>
        <comment>a card</comment>
        <translation>%1（表向き）</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a place on the table</comment>
        <translation>何もなし</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place on the table</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a move</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Picked, and not sent yet: %1.</source>
        <translation>選んだもの（まだ決定していない）：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Aim</source>
        <translation>狙う</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>振る前</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>振る</translation>
    </message>
    <message>
        <source>After the roll</source>
        <translation>振ったあと</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>爆破</translation>
    </message>
</context>
<context>
    <name>TallyCards</name>
    <message>
        <source>×%1</source>
        <comment>how many of a card</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>· %1</source>
        <comment>points of these cards</comment>
        <translation>（%1）</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>何も残らず</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>%1位</translation>
    </message>
    <message numerus="yes">
        <source>%n times %1: %2</source>
        <comment>count, thing, points</comment>
        <translation>
            <numerusform>%1 %n：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TallyStrokes</name>
    <message>
        <source>×%1</source>
        <comment>how many tries</comment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>Target</name>
    <message>
        <source>Target marker</source>
        <translation>狙いの印</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>狙い：%1</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Goodbye. A match that is not over is kept: you can go on with it here or in the window.</source>
        <translation>おつかれさまでした。途中のゲームは保存されています。ここでもウィンドウでも続きから遊べます。</translation>
    </message>
</context>
<context>
    <name>TextMatch</name>
    <message>
        <source>Answer with a number. ? tells what else you can say.</source>
        <translation>数字で答えてください。ほかの操作は ? で確かめられます。</translation>
    </message>
    <message>
        <source>Only %1 should read on. Press Enter.</source>
        <translation>ここからは%1さんだけが読んでください。Enterで進みます。</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>どうぞ</translation>
    </message>
    <message>
        <source>Rather not</source>
        <translation>やめておこう</translation>
    </message>
    <message>
        <source>There is no more to say about it.</source>
        <translation>これ以上の説明はありません。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>戻せる手がありません。</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>やり直せる手がありません。</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices. Enter shows the choices, ? tells what else you can say.</source>
        <translation>「%1」では答えになりません。Enterで選択肢、? で操作の説明が出ます。</translation>
    </message>
    <message>
        <source>A number: that choice.</source>
        <translation>数字：その選択肢を選ぶ</translation>
    </message>
    <message>
        <source>Enter: the question and its choices again.</source>
        <translation>Enter：質問と選択肢をもう一度</translation>
    </message>
    <message>
        <source>t: what lies on the table.</source>
        <translation>t：卓のようす</translation>
    </message>
    <message>
        <source>w: why you are asked, by the rules.</source>
        <translation>w：なぜ聞かれているのか（ルール）</translation>
    </message>
    <message>
        <source>u: take a move back.</source>
        <translation>u：一手戻す</translation>
    </message>
    <message>
        <source>r: make it again.</source>
        <translation>r：戻した手をやり直す</translation>
    </message>
    <message>
        <source>q: leave; the match is kept.</source>
        <translation>q：やめる（ゲームは保存されます）</translation>
    </message>
    <message>
        <source>There is no choice %1: they go from 1 to %2.</source>
        <translation>%1番はありません。1 から %2 までです。</translation>
    </message>
    <message>
        <source>Press Enter to try again, or q to leave.</source>
        <translation>Enterでもう一度試します。q でやめます。</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>rank, player, points</comment>
        <translation>%1位 %2：%3点</translation>
    </message>
    <message>
        <source>l: what has happened so far.</source>
        <translation>l：これまでの経過</translation>
    </message>
    <message>
        <source>Something hidden has come out since. Say u once more, and this is a practice match, which does not count.</source>
        <translation>そのあと、隠れていたものが見えています。もう一度 u で戻すと練習になり、正式な結果にはなりません。</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>The table in words</source>
        <translation>文章で読む卓</translation>
    </message>
</context>
<context>
    <name>ThrowAway</name>
    <message>
        <source>Throw away</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Throw away %1, %2</source>
        <comment>a match: game, players</comment>
        <translation>「%1」（%2）を捨てる</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back to the shelf; the match is kept</source>
        <translation>棚へ戻る（ゲームは残ります）</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>一手やり直す</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>ログをしまう</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>ログを出す</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>文章で読む卓</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Back to the map; the match is kept</source>
        <translation>地図へ戻る（ゲームは残ります）</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふり返る</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Leave the lesson; you can go on from here later</source>
        <translation>レッスンを離れる（次はここから続きます）</translation>
    </message>
    <message>
        <source>What the guide said last</source>
        <translation>案内役のさっきのひとこと</translation>
    </message>
    <message>
        <source>In a lesson the guide’s buttons go back and forward.</source>
        <translation>レッスン中は、案内役のボタンで前後に進めます。</translation>
    </message>
    <message>
        <source>Stop looking back first.</source>
        <translation>先にふり返りを終えてください。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>戻せる手がありません。</translation>
    </message>
    <message>
        <source>There is nothing left to redo.</source>
        <translation>やり直す手がありません。戻した手があるときに使えます。</translation>
    </message>
    <message>
        <source>Advice: what a good player would do</source>
        <translation>助言：上手な人ならどうするか</translation>
    </message>
    <message>
        <source>There is advice once it is your turn to choose.</source>
        <translation>あなたが選ぶ番になると、助言が聞けます。</translation>
    </message>
    <message>
        <source>A practice match: something hidden had come out and was taken back, so it does not count.</source>
        <translation>練習になりました：隠れていたものが明らかになったあとで手を戻したので、正式な結果にはなりません。</translation>
    </message>
    <message>
        <source>This is a friend’s plan, and your friend has told you what to expect of it.</source>
        <translation>これは仲間の提案です。見込みは、仲間が話したとおりです。</translation>
    </message>
    <message>
        <source>First pass the screen on.</source>
        <translation>先に画面を渡してください。</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを出る</translation>
    </message>
    <message>
        <source>Something hidden has come out since. Undo once more, and this is a practice match, which does not count.</source>
        <translation>この手のあとで、隠れていたものが見えています。もう一度「一手戻す」を押すと練習になり、正式な結果にはなりません。</translation>
    </message>
</context>
<context>
    <name>TotalsSheet</name>
    <message>
        <source>Round %1 is over</source>
        <comment>its number</comment>
        <translation>第%1ラウンド終了</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>卓に戻る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Cycle %1 of %2</source>
        <translation>サイクル%1/%2</translation>
    </message>
    <message>
        <source>Long throw: up to %1 posts</source>
        <translation>遠投：%1つ先まで</translation>
    </message>
    <message>
        <source>Two sixes: special!</source>
        <translation>6が2つ：スペシャル！</translation>
    </message>
    <message>
        <source>Two ones: fumble!</source>
        <translation>1が2つ：ファンブル！</translation>
    </message>
    <message>
        <source>No blast</source>
        <translation>不発</translation>
    </message>
    <message>
        <source>The blast hits nobody</source>
        <translation>誰も巻き込まれない</translation>
    </message>
    <message>
        <source>The smaller number is the tens, the larger the units.</source>
        <translation>小さい目が十の位、大きい目が一の位。</translation>
    </message>
    <message>
        <source>Target number %1: reach&#xa0;%2&#xa0;−&#xa0;%1&#xa0;=&#xa0;%3</source>
        <comment>target number, achievement, reach</comment>
        <translation>目標値%1：範囲は%2−%1＝%3</translation>
    </message>
    <message>
        <source>%1 is below the target number %2</source>
        <comment>achievement, number</comment>
        <translation>%1は目標値%2に届かない</translation>
    </message>
    <message>
        <source>The blast reaches every post.</source>
        <translation>すべての兵科に届く。</translation>
    </message>
    <message>
        <source>No blast, whatever the total.</source>
        <translation>合計にかかわらず不発。</translation>
    </message>
    <message>
        <source>Target: %1 %2</source>
        <comment>number and name of a post</comment>
        <translation>狙い：%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 for the order</source>
        <translation>%1：行動順%2</translation>
    </message>
    <message>
        <source>Everybody rolls for the order.</source>
        <translation>全員が行動順を振る。</translation>
    </message>
    <message>
        <source>%1’s check</source>
        <translation>%1の判定</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message numerus="yes">
        <source>%n cards left in the deck</source>
        <translation>
            <numerusform>山札の残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wish</name>
    <message>
        <source>“It hardly matters: I think we hardly ever win, either way.”</source>
        <translation>「大した差はなさそう。どちらにしても、勝てる見込みはほとんどないけど」</translation>
    </message>
    <message numerus="yes">
        <source>“I think we win %n times in 100 with that. I see nothing better.”</source>
        <translation>
            <numerusform>「これなら100回に%n回は勝てそう。もっといい手は見当たらないな」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“It hardly matters: I think we win about %n times in 100 either way.”</source>
        <translation>
            <numerusform>「大した差はなさそう。どちらでも100回に%n回くらいは勝てるよ」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“I think we win %n times in 100 with that, and %1 without.”</source>
        <translation>
            <numerusform>「これなら100回に%n回は勝てそう。使わないと%1回くらいかな」</numerusform>
        </translation>
    </message>
    <message>
        <source>“I think that hardly ever wins, but I see nothing better.”</source>
        <translation>「勝てる見込みはほとんどないけど、もっといい手も見当たらなくて」</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a bot, and what it asks for</comment>
        <translation>%1：「%2」</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1. %2</source>
        <comment>a move, and the one that carries it out</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Zoom</name>
    <message>
        <source>F3: more in the rule book</source>
        <translation>F3：ルールで調べる</translation>
    </message>
</context>
<context>
    <name>bombshelf::About</name>
    <message>
        <source>The folder “%1” can’t be made: %2</source>
        <translation>フォルダー「%1」を作れません：%2</translation>
    </message>
    <message>
        <source>This system has no program that shows folders. The matches lie in “%1”.</source>
        <translation>フォルダーを開くプログラムがありません。ゲームは「%1」に保存されています。</translation>
    </message>
</context>
<context>
    <name>bombshelf::Advice</name>
    <message>
        <source>Let me think…</source>
        <comment>who gives advice</comment>
        <translation>少し考えさせてください…</translation>
    </message>
    <message>
        <source>I’d do this: “%1”.</source>
        <translation>私ならこうします。%1。</translation>
    </message>
    <message>
        <source>I see nothing better.</source>
        <translation>これより良い手は見当たりません。</translation>
    </message>
    <message>
        <source>“%1” is about as good.</source>
        <translation>「%1」でもほとんど変わりません。</translation>
    </message>
    <message>
        <source>I could not think this through. Ask again, or decide without me.</source>
        <translation>うまく考えられませんでした。もう一度きくか、ご自分で決めてください。</translation>
    </message>
    <message>
        <source>I think that hardly ever wins.</source>
        <translation>勝てる見込みは、ほとんどなさそうです。</translation>
    </message>
    <message numerus="yes">
        <source>Next best: “%1”, %n times in 100.</source>
        <comment>a move; how often it wins</comment>
        <translation>
            <numerusform>次によいのは「%1」で、100回に%n回ほどです。</numerusform>
        </translation>
    </message>
    <message>
        <source>I think the match is as good as won.</source>
        <translation>このゲームには、まず勝てるでしょう。</translation>
    </message>
    <message numerus="yes">
        <source>I think that wins the match %n times in 100.</source>
        <translation>
            <numerusform>これで、このゲームには100回に%n回ほど勝てそうです。</numerusform>
        </translation>
    </message>
    <message>
        <source>I’d pick just the same.</source>
        <comment>as what is laid out and not sent yet</comment>
        <translation>私でも、同じものを選びます。</translation>
    </message>
</context>
<context>
    <name>bombshelf::CampaignModel</name>
    <message>
        <source>Not open yet</source>
        <translation>未開放</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>戦いの途中</translation>
    </message>
    <message>
        <source>Still to be fought</source>
        <translation>これから</translation>
    </message>
    <message numerus="yes">
        <source>Lost %n times, trying again</source>
        <translation>
            <numerusform>%n敗・再戦中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n times</source>
        <translation>
            <numerusform>%n敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won on try %n</source>
        <translation>
            <numerusform>%n回目で勝利</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: what was chosen</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between what is told of a try</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>battle: how it stands</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 battles won, %n tries</source>
        <translation>
            <numerusform>%2戦中%1勝・挑戦%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Under way as practice</source>
        <translation>練習中</translation>
    </message>
</context>
<context>
    <name>bombshelf::Cast</name>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>bombshelf::Conductor</name>
    <message>
        <source>The match is paused. %1</source>
        <comment>what went wrong</comment>
        <translation>ゲームを一時停止しました。%1</translation>
    </message>
    <message>
        <source>%1 could not think this through and makes any legal move.</source>
        <translation>%1は考えをまとめられなかったので、できる手から適当に選びます。</translation>
    </message>
    <message>
        <source>A practice match from now on: something hidden had come out and was taken back, so it won’t count.</source>
        <translation>ここからは練習になります：隠れていたものが明らかになったあとで手を戻したので、正式な結果にはなりません。</translation>
    </message>
</context>
<context>
    <name>bombshelf::FairPlay</name>
    <message>
        <source>–</source>
        <comment>nothing was counted</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>came, expected</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: people %2, bots %3</source>
        <comment>a die&apos;s face or a card; came, expected in brackets</comment>
        <translation>%1：人%2、ボット%3</translation>
    </message>
    <message>
        <source>%1: %2 so far, too few to judge.</source>
        <translation>%1：まだ%2回で、判断には足りません。</translation>
    </message>
    <message>
        <source>%1: %2 in all. Hardly chance: fair dice and cards stray so far less than once in a thousand times. Please check the matches.</source>
        <translation>%1：全部で%2回。偶然とは考えにくい偏りです。公正なダイスやカードなら、1000回に1回もありません。ゲームを確かめてください。</translation>
    </message>
    <message>
        <source>%1: %2 in all. Unusual, but it happens: fair dice and cards stray this far or farther in %3 of 100 cases.</source>
        <translation>%1：全部で%2回。珍しいけれど、ありうる偏りです。公正なダイスやカードでも、100回に%3回はこのくらいか、それ以上に偏ります。</translation>
    </message>
    <message>
        <source>%1: %2 in all. Nothing unusual: fair dice and cards stray this far or farther in %3 of 100 cases.</source>
        <translation>%1：全部で%2回。ふつうの偏りです。公正なダイスやカードでも、100回に%3回はこのくらいか、それ以上に偏ります。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Cards dealt and drawn</source>
        <translation>配られた、または引いたカード</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>%1: %2 in all. Fair dice and cards stray this far or farther in %3 of 100 cases. Of the %4 counts judged here, some will.</source>
        <translation>%1：全部で%2回。公正なダイスやカードでも、100回に%3回はこのくらいか、それ以上に偏ります。ここでは%4件を調べているので、その程度の偏りは出るものです。</translation>
    </message>
</context>
<context>
    <name>bombshelf::HouseSetModel</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted: how many</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>bombshelf::MatchModel</name>
    <message>
        <source>Listen to the guide first: its buttons take you further.</source>
        <translation>まずは案内役の話を聞きましょう。吹き出しのボタンで先へ進みます。</translation>
    </message>
</context>
<context>
    <name>bombshelf::RuleBook</name>
    <message>
        <source>The rule book of this game is missing from this copy of the program.</source>
        <translation>このプログラムには、このゲームのルールブックが入っていません。</translation>
    </message>
    <message>
        <source>New matches are dealt with the set that you entered, not with the numbers in this book.</source>
        <translation>これから始めるゲームでは、この本の数ではなく、自分で入れたセットを使います。</translation>
    </message>
</context>
<context>
    <name>bombshelf::SavedMatches</name>
    <message>
        <source>%1 (won): %2</source>
        <comment>name and points</comment>
        <translation>%1（勝ち）：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> – </source>
        <comment>between scores</comment>
        <translation> – </translation>
    </message>
    <message>
        <source>%1 (a practice match)</source>
        <comment>a result</comment>
        <translation>%1（練習）</translation>
    </message>
    <message>
        <source>%1 (begun as a lesson)</source>
        <comment>a result</comment>
        <translation>%1（レッスンから）</translation>
    </message>
    <message>
        <source>All lost: %1</source>
        <translation>全員の敗北（%1）</translation>
    </message>
    <message>
        <source>All won: %1</source>
        <translation>全員の勝利（%1）</translation>
    </message>
</context>
<context>
    <name>bombshelf::SavesModel</name>
    <message>
        <source>%1 of %2 won</source>
        <comment>matches</comment>
        <translation>%2戦%1勝</translation>
    </message>
    <message>
        <source>at most %1 in a row</source>
        <comment>wins</comment>
        <translation>最多%1連勝</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between parts of a track record</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>at best %1</source>
        <comment>points, in the game&apos;s words</comment>
        <translation>最高：%1</translation>
    </message>
</context>
<context>
    <name>bombshelf::SelfCheck</name>
    <message>
        <source>It took more than a minute.</source>
        <translation>1分たっても終わりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>All is well: %n steps.</source>
        <translation>
            <numerusform>異常はありません（%nステップ）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The check was ended before everything had been tried.</source>
        <translation>すべてを試し終える前に、点検が打ち切られました。</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Bombshelf (faults found: %1). Please install it again, or report what stands above.</source>
        <translation>このボムシェルフには異常があります（見つかった数：%1）。もう一度インストールするか、上に表示された内容をお知らせください。</translation>
    </message>
</context>
<context>
    <name>bombshelf::Settings</name>
    <message>
        <source>Settings and what you have learnt can’t be kept: “%1” can’t be written.</source>
        <translation>設定と「習う」の進み具合を保存できません：「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>Not all of your settings could be read. The file as it was is kept as “%1”.</source>
        <translation>設定の一部を読み込めませんでした。元のファイルは「%1」として残してあります。</translation>
    </message>
    <message>
        <source>Not all of your settings could be read.</source>
        <translation>設定の一部を読み込めませんでした。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tabletop games on one shelf.</source>
        <translation>ひとつの棚に並ぶ卓上ゲーム。</translation>
    </message>
    <message>
        <source>Opens this game at once.</source>
        <translation>このゲームをすぐに開きます。</translation>
    </message>
    <message>
        <source>One game at a time, please: %1 were named.</source>
        <translation>一度に開けるゲームはひとつです（%1個の指定がありました）。</translation>
    </message>
    <message>
        <source>Qt’s reader of SVG pictures is missing, so there would be no pictures. Debian and Ubuntu have it in the package qt6-svg-plugins.</source>
        <translation>Qt の SVG 画像プラグインがないため、絵を表示できません。Debian と Ubuntu では qt6-svg-plugins パッケージに入っています。</translation>
    </message>
    <message>
        <source>“%1” is not a valid seed: it must be a whole number from 0 to %2.</source>
        <translation>「%1」はシードとして使えません。0から%2までの整数を指定してください。</translation>
    </message>
    <message>
        <source>Deals and dice follow from this number: the same again next time.</source>
        <translation>このシードから山札とダイスを決めます。同じシードなら、次も同じになります。</translation>
    </message>
    <message>
        <source>Plays in words, in a terminal.</source>
        <translation>ターミナルで、ことばだけで遊びます。</translation>
    </message>
    <message>
        <source>Goes on with the match kept in this file.</source>
        <translation>このファイルに保存されたゲームの続きを遊びます。</translation>
    </message>
    <message>
        <source>There is no game called “%1” on this shelf, and no file of that name. The games are: %2.</source>
        <translation>「%1」というゲームはこの棚になく、その名前のファイルもありません。ゲームは %2 です。</translation>
    </message>
    <message>
        <source>Tries everything once, with a home of its own, and says whether all is well.</source>
        <translation>ひととおりの動作を専用の置き場所で試し、異常がないかを伝えます。</translation>
    </message>
    <message>
        <source>There is no room for temporary files, which a check needs: %1</source>
        <translation>点検に使う一時ファイルの置き場所がありません：%1</translation>
    </message>
    <message>
        <source>Prints these words.</source>
        <translation>この説明を表示します。</translation>
    </message>
    <message>
        <source>Prints which version this is.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>--self-check tries everything by itself: it goes with no game, no file, no --seed and no --text.</source>
        <translation>--self-checkは全部をひと通り試すので、ゲームやファイル、--seed、--textは指定できません。</translation>
    </message>
    <message>
        <source>What was asked for could not be written.</source>
        <translation>結果を書き出せませんでした。</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. With --text it is played in a terminal.</source>
        <translation>ウィンドウを開ける画面がありません。--text を付ければ、ターミナルの中で遊べます。</translation>
    </message>
    <message>
        <source>--seed is for a match that begins: the one in “%1” has been dealt.</source>
        <translation>--seedは、新しく始めるゲームのためのものです。「%1」は、もう配り終わっています。</translation>
    </message>
</context>
</TS>

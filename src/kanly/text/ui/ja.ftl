# What the terminal says about itself. Texts of the game come from kanly.text.

you = あなた
joint-names = 、
joint-lines = 、
joint-numbered = { "　" }
numbered = 〔{ $number }〕{ $text }
aside = （{ $text }）
remark = 【{ $text }】
icons = 【{ $text }】

## Headings of tables, as short as can be

head-points = 点
head-solari = 金
head-spice = 香
head-water = 水
head-agents = 代
head-garrison = 駐屯
head-conflict = 戦場
head-strength = 戦力
head-hand = 手
head-intrigue = 策謀
head-emperor = 皇帝
head-guild = 協会
head-bene = 修道
head-fremen = フレ
head-ship = 輸送
head-negotiators = 交渉
head-dreadnoughts = 弩級戦艦
head-tiles = 技術タイル、スヌーパーなど
head-space = マス
head-sent = 代行者
head-effects = コストと効果
head-row = 帝国の列と共用カード
head-own-hand = あなたの手札

## Kinds of board spaces

group-emperor = { head-emperor }
group-guild = { head-guild }
group-bene = { head-bene }
group-fremen = { head-fremen }
group-landsraad = 評議
group-city = 都市
group-trade = 交易

## The table at a glance

badge-first-player = 先
badge-mentat = 電
badge-seat = 議
badge-swordmaster = 三
badge-revealed = 公
glance-agents = ［{ $players }］
glance-control = ={ $player }
glance-dreadnought = ^{ $player }
glance-blocked = ×{ $player }
glance-ix = イックス
glance-ship = 輸送{ $place }
glance-row = 列
glance-reserve = 共用
glance-tech = 技術
glance-hand = 手札
glance-intrigues = 策謀

## The table

space-bonus = 追加香料{ $spice }
left = 残り{ $count }枚
level = レベル{ $level ->
    [I] Ⅰ
    [II] Ⅱ
   *[III] Ⅲ
}、紛争の山{ $left }枚
first-player = 筆頭公家
revealed = 説得力の行使済み
pile-deck = あなたの山{ $count }枚
pile-other-deck = 山{ $count }枚
pile-discard = 捨て札
pile-in-play = プレイ済み
pile-aside = 脇に置いたカード
pile-hidden = 裏向きで脇に置いたカード
pile-supply = 基地に{ $units }
tiles-below = 下に{ $count }枚
shipping = { $track }（帰港させると、その位置とそれより下の報酬を得る）
ships-garrison = 駐屯地{ $count }
ships-conflict = 戦場{ $count }
ships-flag = 旗{ $count }
tile-flipped = { $tile }（裏向き）
snoopers = スヌーパー{ $count }個：{ $tracks }
card-aside = 脇に置いたカード1枚
hagal-player = 3人目のプレイヤー、勝利点も報酬も得ない · 基地に{ $supply }
rival-player = ライバル、{ $leader } · { $ring } · 基地に{ $supply }
hagal-deck = 公家ヘイガルカードの山：{ $left }枚、公開済み{ $up }枚
hagal-top = { $deck }（最後に公開：〈{ $card }〉）
difficulty = 難易度：{ $name }
third-agent = 第{ $round }ラウンドにライバルは3体目の代行者を得る
mode-expert-deployment = 上級の進軍
mode-no-swordmaster = あなたは《道場》を使えない
mode-epic = エピックモード
mode-churn = ダイスで帝国の列のカードを取り除く
mode-brutal = 激化：レベルⅢの戦闘でライバルはカードを2枚公開する

## Beside a question

purse-garrison = 駐屯地に{ $units }
purse-conflict = 戦場に{ $units }（戦力{ $strength }）
note-secrets = あなたの秘密の派閥：{ $factions }
note-top = あなたの山の一番上：{ $card }
known = { $player }の手元：{ $cards }
known-nothing = 判明しているカードはない
menu-send = 〈{ $card }〉で代行者を派遣する……（{ $spaces }）
menu-send-short = 〈{ $card }〉で派遣……
menu-send-where = 〈{ $card }〉で代行者をどこへ派遣しますか？（0で戻る）
menu-anywhere = どこでも
menu-spaces = { $icons }：{ $count }マス
menu-deploy = 進軍させる……（{ $units }まで）
menu-deploy-which = どれだけ進軍させますか？（0で戻る）
menu-more = +で続きを表示（{ $page }／{ $pages }）
type-number = 1から{ $most }までの数字を入力してください。?で説明が表示されます。
is-possible = その選択は今できます。
several-fit = 「{ $name }」に当てはまるものが複数あります：{ $things }。
and-more = ……
look-nothing = 「{ $name }」という名前のものはありません。

## The log

only-choice = ほかに選択肢なし
deed-changes = { $deed }（{ $changes }）
decided = { $deed }【{ $player }が選択】
drawn = あなたが引いたカード：{ $cards }
log-draws = { $player }が引いたカード（非公開）：{ $cards }
log-reveals = { $player }：〈{ $cards }〉を公開
log-acquires = { $player }：〈{ $cards }〉を獲得
log-trashes = { $player }：〈{ $cards }〉を破棄
log-takes-back = { $player }：〈{ $cards }〉を手札に戻す
log-alliance = { $player }：{ $faction }と同盟
log-alliance-from = { $player }：{ $faction }と同盟（{ $before }から奪取）
log-alliance-lost = { $player }：{ $faction }との同盟を失う
log-control = { $player }：《{ $space }》を占拠
log-control-from = { $player }：《{ $space }》を占拠（{ $before }から奪取）
log-council = { $player }：最高議会の議席を獲得
log-swordmaster = { $player }：3体目の代行者を獲得
log-mentat = { $player }：このラウンドのメンタートを獲得
log-mentat-promised = { $player }：次のラウンドのメンタートを獲得
log-masterstroke = { $player }：秘密の派閥を公開：{ $factions }
log-snooper = { $player }：{ $faction }のスヌーパーを取る
log-advances = { $player }：輸送艦を進める
log-recalls = { $player }：輸送艦を帰港させる
log-removes = { $player }：追加香料を取り除く（{ $spice }）
log-from-conflict = 戦場から帰還
log-from-location = 占拠した拠点から帰還
log-defence = 防衛ボーナス
log-row = 帝国の列に補充：〈{ $card }〉
log-tile = 新しい技術タイル：〈{ $tile }〉
log-shuffles = { $player }：捨て札を山に加えてシャッフル
log-intrigues-shuffled = 策謀カードをシャッフルし直す
log-endgame = 終盤の開始
log-dreadnought = { $player }：弩級戦艦を《{ $space }》に配置
log-makers = 追加香料：{ $spaces }
passed-over = 飛ばしたカード：{ $cards }
vain-card = 〈{ $card }〉（{ $why }）
vain-occupied = 派遣先が埋まっている
vain-silenced = 〈声〉により派遣できない
vain-no-bonus-spice = 追加香料なし
vain-two-dreadnoughts = 召集できる弩級戦艦なし
vain-little-influence = 影響力不足
spent-cards = { $deed }：{ $cards }
goes-on = { $round ->
    [0] 第1ラウンドはまだ始まっていません。
   *[other] 第{ $round }ラウンドが続いています。
}
game-over = { $winners }（全{ $rounds }ラウンド）
game-over-tied = { $winners }（全{ $rounds }ラウンド）。{ $tie }
tie-broken = 勝利点は{ $level }と同点。{ $by }で決着。
tie-by = { $what }の多さ
tie-by-troops = 駐屯地の部隊の多さ
tie-by-tile = 〈{ $tile }〉の効果
tie-shared = 勝利点、香料、ソラリ、水、駐屯地の部隊がすべて同数。
tie-both = { $broken }{ $shared }
points-come = 勝利点の内訳：
points-start = 開始時
points-bought = 引き換え
points-influence = { $faction }の影響力2
points-alliance = { $faction }との同盟
log-empty = まだ何も起きていません。
rule-sent = 派遣先が空いているカードが出るまで公開する。得るのはマスではなくカードの効果
rule-deployed = 召集した部隊に加えて2ユニットまで進軍させる。弩級戦艦が先
rule-held-back = 上級の進軍：レベルⅢ以外の紛争では、戦力で4以上上回れば進軍させない
rule-swords = 戦場にユニットのあるライバルは、それぞれカードを公開して剣を得る
rule-least-influence = 影響力の最も低い派閥を選ぶ
rule-took-tile = 役立つ交渉役をすべて使い、支払える中で最もコストの高い技術タイルを獲得する
rule-cleared-tile = 一番上の技術タイルのうち少なくとも1枚は、ライバルが獲得できるものにする
rule-churned = 説得力の行使のたびにダイス2個を振る

## Reasons for a choice

reason = { $text }：評価{ $worth }
reason-against = 不利な点：{ $text }：評価{ $worth }
reason-troops = 駐屯地の{ $thing }
reason-agents = { $thing }（このラウンド）
reason-alliance = { $thing }
reason-alliance-less = { $thing }を失う
reason-alliance-in-reach = { $thing }に手が届く
reason-alliance-in-reach-less = { $thing }に手が届かなくなる
reason-alliance-in-danger = { $thing }が奪われそうになる
reason-alliance-in-danger-less = { $thing }が奪われにくくなる
reason-hand = 手札が強くなる
reason-hand-less = 手札が弱くなる
reason-card = 〈{ $thing }〉を獲得
reason-trashed = 〈{ $thing }〉を手放す
reason-deck = 自分のカードが強くなる
reason-deck-less = 自分のカードが弱くなる
reason-tile = 技術タイル〈{ $thing }〉
reason-tile-less = 技術タイル〈{ $thing }〉を手放す
reason-freighter = 輸送艦を進める
reason-freighter-less = 輸送艦を帰港させる
reason-snoopers = スヌーパーがトラックに残る
reason-snoopers-less = スヌーパーを取る
reason-control = 《{ $thing }》を占拠
reason-control-less = 《{ $thing }》の占拠を失う
reason-conflict = 紛争の見込みが良くなる
reason-conflict-less = 紛争の見込みが悪くなる

## Bots

level-1 = 新兵
level-2 = 斥候
level-3 = 隊長
level-4 = メンタート
level-5 = 航宙士
bot-level = レベル{ $level }「{ $name }」
summary-random = どの選択肢も同じ確率で選ぶ
summary-greedy = その場で最も良く見えるものを選ぶ
summary-utility = 手番が終わった時に最も価値の高くなるものを選ぶ
summary-search = 有望な選択を先まで進めて比べる
summary-net = 自分自身との対戦で学んだとおりに選ぶ
summary-oracle = 学んで得た有望な手を先まで進めて比べる
summary-recruit = レベル1「{ level-1 }」：大きく見誤り、よく見落とし、先を考えない
summary-scout = レベル2「{ level-2 }」：見誤り、時々見落とす
summary-captain = レベル3「{ level-3 }」：少し見誤り、まれに見落とす
summary-mentat = レベル4「{ level-4 }」：自分自身との対戦で学んだとおりに選ぶ
summary-navigator = レベル5「{ level-5 }」：学んだことをもとに先読みする
bots-name = 名前
bots-from = 提供元
bots-does = 選び方
bots-options = オプション
bots-ours = 使えません：同じ名前のボットがkanlyにあります
bots-twice = 使えません：同じ名前のボットが別のパッケージにあります
bots-walls = ほかのパッケージのボットは別のプロセスで考えます。このシステムでは、ファイルやほかのプロセスに触れることはできません。
bots-no-walls = ほかのパッケージのボットは別のプロセスで考えます。このシステムでは、あなたのファイルを読むことを防げません。
hint = { $bot }の助言：{ $advice }
hint-back = 0の後に{ $number }
hint-little = すぐに大きくは変わりません。
hint-chance = { $player } { $percent }%
hint-chances = 勝つ見込み：{ $chances }
hint-level = 助言を求められるのはレベル1から5までです：ヒント 4
hint-failed = 今は助言できません：{ $reason }

## Review of a game

review-title = 対局の検討
review-chances = 勝率
review-chances-note = 各線は、その席から見えていた情報だけで見積もった勝率です。文字の付いた印は、各ラウンドの始まりを示します。
review-chances-table = 表で見る
review-chances-of-all = { $players }の勝率。最初の決定から終了まで
review-round = ラウンド
review-outcome = 終了
review-split = 決定と運
review-split-note = 単位は勝率のポイントです。「決定」はボットが手早く選ぶ手との差、「運」は実際に引かれたカード、めくられたカード、ほかの人が持っていたカードと、平均的な場合との差です。
review-seat = 席
review-start = 開始時
review-own = 自分の決定
review-luck = 運
review-others = ほかの人の決定
review-mistakes = 大きなミス
review-no-mistakes = 明らかなミスは見つかりませんでした。
review-when = 第{ $round }ラウンド、{ $step }手目
review-chosen = 選んだ手
review-better = より良い手
review-little = すぐに大きくは変わりません。
review-cost = 勝率 { $percent }ポイント
review-chance = 勝率{ $percent }%
review-lucky = 最も幸運な場面
review-unlucky = 最も不運な場面
review-no-luck = 特に挙げるものはありません。
review-more = …ほか{ $lines }行
review-all = すべての決定
review-all-note = 選択の余地があった決定です。勝率は、選ぶ前の、その席のものです。行を開くと、ほかに試した手を表示します。
review-mistake = ミス
review-changed = 決定による変化
review-then = その後の運
review-judged = 推定値です。その席から見て区別できない局面をいくつも作り、ラウンドの終わりまで手早く進めて判定しました（{ $judge }、計算量{ $effort }）。
review-written = 検討を{ $file }に書きました。

## Commands

welcome = ?を入力すると、いつでも説明が表示されます。
others-play = ほかの席：{ $bots }。--level（1から5）か--botsで変えられます。
goodbye = お疲れさまでした。
pass-keyboard = キーボードを{ $player }に渡し、Enterを押してもらってください。{ " " }
which-leader = 指揮官を選んでください。名前の一部でもかまいません（Enterでランダム）：{ $leaders }
undo-nothing = 取り消せる選択がありません。
undo-agree = その後、ほかの誰かが行動したか、新しい情報が明らかになっています。それでも取り消しますか？ [y/N]{ " " }
undo-done = 取り消しました。
bot-failed = { $player }の選択はランダムに決めます：{ $reason }
file-name = ファイル名（Enterで{ $proposed }）：{ " " }
cannot-write = { $file }に書き込めません：{ $reason }
saved = { $file }に保存しました
leave = 終わる前に保存しますか？ [Y/n、cで続ける]{ " " }
rescued = ゲームを{ $file }に保存しました。kanly play --load FILE で続きから遊べます。
kept = ゲーム全体を{ $file }に保存しました。kanly replay FILE でもう一度見られます。
no-place = ゲームを保存できる場所がありません。次の内容をファイルに写せば、読み込んで続けられます：
word-help = 説明
word-rules = ルール
word-table = 場
word-log = 記録
word-known = 判明
word-hint = ヒント
word-undo = 取り消し
word-save = 保存
word-quit = 終了
word-look = 見る
word-card = カード
word-conflict = 紛争
help =
    行の番号を入力してEnterを押します。「……」のある行では次の一覧が出ます。「3 2」
    と入力すれば一度に答えられ、0で戻ります。はい／いいえにはy／nも使えます。
    選択は記録と同じ書き方でも入力できます。send（カードとマス）、reveal、play・
    acquire・use（カードやタイル）、deploy（数）、endなどです。名前はどの言語でも、
    一部だけでもかまいません。できない選択には理由を示し、裁定があれば【FAQ-005】の
    ように番号を添えます。前に?かwhyを付けると、選ばずに尋ねるだけになります
    （? send 短剣 アラキーン）。
    テキストは「見る」と名前・行の番号・紛争、裁定は「ルール」と言葉で調べられます。
      t 場        テキスト付きで場全体を見る l 記録    最近の出来事
      u 取り消し  直前の選択を取り消す       s 保存    ゲームを保存する
      k 判明      判明している他人のカード   h ヒント  助言（ヒント 5でより強く）
      q 終了      終わる（先に保存できます） ? 説明 これ ?? ルール 表とゲームの流れ
help-rules =
    表の見方：{ head-points }は勝利点、{ head-solari }はソラリ、{ head-spice }は香料、{ head-agents }は残りの代行者、{ head-garrison }は駐屯地の部
    隊、{ head-conflict }は戦場の部隊、{ head-intrigue }は策謀カードの枚数です。続いて皇帝、宇宙協会、ベネ・ゲ
    ゼリット修道女会、フレーメンの影響力が並び、*は同盟の印です。その後ろの{ badge-first-player }は筆頭
    公家、{ badge-mentat }はメンタート、{ badge-seat }は最高議会の議席、{ badge-swordmaster }は3体目の代行者、{ badge-revealed }は説得力の行使済
    みです。マスの横の［レト］は代行者、+2は追加香料、=は占拠、^は弩級戦艦、×は
    〈声〉の持ち主を表し、3+1は部隊3と弩級戦艦1隻です。各ラウンド、マスと同じアイコ
    ンを持つカードで代行者を派遣し、最後に説得力の行使として残りの手札を公開して、
    カードの獲得に使う説得力と、剣を得ます。紛争エリアに派遣した手番には、召集した部
    隊と、駐屯地からさらに2部隊までを進軍させられます。基地は召集前の部隊を置く所
    で、駐屯地とは別です。戦場の部隊は戦力2、剣は戦力1で、上位の者が報酬を得ます。派
    閥の影響力が2になると勝利点1点、4以上で誰よりも高ければ同盟によりもう1点を得ま
    す。誰かの勝利点が10点（エピックモードでは12点）に達したラウンドか、第10ラウンド
    の後、ゲームが終わります。「→」は、左を行えば右を得られるという印で、行うかどう
    かは自由です。「プレイ済み」のカードとは、このラウンドに代行者の派遣に使ったカー
    ドと、公開したカードのことです。
help-ix =
    イックスの新興：{ head-ship }は輸送トラックの位置、{ head-negotiators }は交渉役の人数です。技術タイルは香
    料で獲得し、交渉役を1人戻すごとに1香料安くなります。弩級戦艦は召集するまで基
    地にあり、戦力3で、紛争の後は駐屯地に戻ります。勝者は1隻を旗に置き、その拠点を1
    ラウンド占拠します。「荷降ろし」の効果は、カードが捨てられた時や破棄された時にも
    得られます。「潜入」のアイコンなら、他のプレイヤーの代行者に妨げられません。
help-rivals =
    ライバルはカードに従います。派遣先の空いているカードが出るまで1枚ずつ公開し、そ
    こへ代行者を派遣して、マスの効果ではなくカードの効果を得ます。紛争エリアでは、召
    集した部隊すべてと、さらに2ユニットを進軍させます。戦闘では、戦場にユニットのあ
    るライバルがそれぞれカードを1枚公開して剣を得ます。2人ゲームの公家ヘイガルは、筆
    頭公家が代行者を派遣するたびに行動します。勝利点も報酬も得ませんが、マスや順位や
    同盟を奪います。ソロプレイのライバルは報酬を得て、水3つ、7ソラリ、7香料、策謀
    カード3枚のいずれかを勝利点1点と引き換えます。ルールで決まらないことは、あなたが
    選びます。

## Many games

total-games = ゲーム数
total-decisions = 選択の回数
total-rounds = 平均ラウンド数
total-victory-points = 平均勝利点
total-winners-victory-points = 勝者の平均勝利点
total-human-wins = 人間の勝率
total-human-wins-95 = 95%信頼区間
total-human-victory-points = 人間の平均勝利点
total-rival-victory-points = ライバルの平均勝利点
total-decisions-per-turn = 1手番あたりの選択
total-real-decisions-per-turn = 1手番あたりの実質的な選択
total-order-questions-per-turn = 1手番あたりの順番の選択
total-errors = エラー
total-stuck = 終わらなかったゲーム
total-faults = 内容物の数の不一致
total-digest = ダイジェスト
total-seconds = 所要時間（秒）
total-wins-by-seat = 席ごとの勝利数
total-wins = 勝利数
total-share = 勝率
between = { $least }～{ $most }
never = 一度もなし：{ $feats }
feat-revealed = 公開
feat-sent = 派遣
feat-sent-to = { $space }へ派遣
feat-acquired = 獲得
feat-unloaded = 荷降ろし
feat-mode = 効果{ $number }
feat-used = 使用
feat-ring = 印章指輪
feat-ability = 能力
feat-fought = 紛争
feat-won = 勝利
feat-visited = 派遣
feat-turned-up = 公開
feat-in-vain = 派遣できず
feat-swords = 剣

## Rulings

ruling-rule = 裁定
ruling-given = 前提
ruling-when = 場面
ruling-then = 結果
ruling-source = 出典
ruling-rules = ルール
ruling-note = 備考
ruling-test = テスト
ruling-none = なし
rulings = 裁定
ruling-proved = 裁定{ $all }件のうち{ $proved }件にテストがあります。問題は{ $complaints }件です。
kind-rule = 規則
kind-clarification = 補足
kind-exception = 例外
kind-erratum = 改定
kind-example = 例

## Notices

notice-turn = { $name }さん、あなたの手番です（第{ $round }ラウンド）。
notice-leaders = { $name }さん、全員がそろいました。指揮官を選んでください。
notice-code = kanlyの通知をこのアドレスで受け取るための確認コードは{ $code }です。心当たりがない場合は、何もしないでください。

# What the terminal says about itself. Texts of the game come from kanly.text.

you = 你
joint-names = 、
joint-lines = ；
joint-numbered = ；
numbered = 〔{ $number }〕{ $text }
aside = （{ $text }）
remark = 【{ $text }】
icons = 【{ $text }】

## Headings of tables, as short as can be

head-points = 點
head-solari = 幣
head-spice = 香
head-water = 水
head-agents = 使
head-garrison = 軍營
head-conflict = 衝突
head-strength = 戰力
head-hand = 手
head-intrigue = 密謀
head-emperor = 皇帝
head-guild = 公會
head-bene = 女修
head-fremen = 弗瑞
head-ship = 運輸
head-negotiators = 中間人
head-dreadnoughts = 無畏艦
head-tiles = 技術板塊、探測器等
head-space = 位置
head-sent = 特使
head-effects = 費用與效果
head-row = 帝國牌供應區與儲備牌
head-own-hand = 你的手牌

## Kinds of board spaces

group-emperor = { head-emperor }
group-guild = { head-guild }
group-bene = { head-bene }
group-fremen = { head-fremen }
group-landsraad = 蘭茲
group-city = 城市
group-trade = 貿易

## The table at a glance

badge-first-player = 先
badge-mentat = 晶
badge-seat = 議
badge-swordmaster = 劍
badge-revealed = 揭
glance-agents = ［{ $players }］
glance-control = ={ $player }
glance-dreadnought = ^{ $player }
glance-blocked = ×{ $player }
glance-ix = 伊克斯
glance-ship = 運輸{ $place }
glance-row = 供應
glance-reserve = 儲備
glance-tech = 技術
glance-hand = 手牌
glance-intrigues = 密謀

## The table

space-bonus = 額外香料{ $spice }
left = 剩餘{ $count }張
level = { $level ->
    [I] 1
    [II] 2
   *[III] 3
}級衝突牌，牌庫還有{ $left }張
first-player = 起始玩家
revealed = 已揭示
pile-deck = 你的牌庫有{ $count }張牌
pile-other-deck = 牌庫有{ $count }張牌
pile-discard = 棄牌堆
pile-in-play = 已打出
pile-aside = 放在一旁
pile-hidden = 面朝下放在一旁
pile-supply = 個人供應區有{ $units }
tiles-below = 下面還有{ $count }塊
shipping = { $track }（召回運輸艦時，獲得所在格及其下各格的獎勵）
ships-garrison = 軍營{ $count }
ships-conflict = 衝突區域{ $count }
ships-flag = 旗幟{ $count }
tile-flipped = { $tile }（已翻面）
snoopers = 探測器標記{ $count }個：{ $tracks }
card-aside = 放在一旁的牌1張
hagal-player = 第三位玩家，不得分也不拿獎勵 · 個人供應區有{ $supply }
rival-player = 勁敵，{ $leader } · { $ring } · 個人供應區有{ $supply }
hagal-deck = 哈葛爾家族牌庫：{ $left }張牌，已翻開{ $up }張
hagal-top = { $deck }（最後翻開：「{ $card }」）
difficulty = 難度：{ $name }
third-agent = 勁敵在第{ $round }輪獲得第三名特使
mode-expert-deployment = 專家部署規則
mode-no-swordmaster = 你不能獲得劍術大師
mode-epic = 史詩遊戲模式
mode-churn = 銷毀帝國牌供應區卡牌
mode-brutal = 殘暴升級

## Beside a question

purse-garrison = 軍營有{ $units }
purse-conflict = 衝突區域有{ $units }（戰力{ $strength }）
note-secrets = 你祕密選擇的派系：{ $factions }
note-top = 你的牌庫頂：{ $card }
known = { $player }手上已知的牌：{ $cards }
known-nothing = 無
menu-send = 打出「{ $card }」，派遣特使……（{ $spaces }）
menu-send-short = 打出「{ $card }」派遣……
menu-send-where = 打出「{ $card }」，派遣特使到哪裡？（輸入0返回）
menu-anywhere = 任何位置
menu-spaces = { $icons }：{ $count }個位置
menu-deploy = 部署……（至多{ $units }）
menu-deploy-which = 要部署多少？（輸入0返回）
menu-more = 輸入+顯示更多（{ $page }／{ $pages }）
type-number = 請輸入1到{ $most }的數字，或輸入?查看說明。
is-possible = 現在可以這樣做。
several-fit = 有多個符合「{ $name }」：{ $things }。
and-more = ……
look-nothing = 沒有叫做「{ $name }」的東西。

## The log

only-choice = 唯一的選擇
deed-changes = { $deed }（{ $changes }）
decided = { $deed }【由{ $player }選擇】
drawn = 你拿到：{ $cards }
log-draws = { $player }：抽到「{ $cards }」（不公開）
log-reveals = { $player }：揭示「{ $cards }」
log-acquires = { $player }：獲得「{ $cards }」
log-trashes = { $player }：銷毀「{ $cards }」
log-takes-back = { $player }：拿回「{ $cards }」
log-alliance = { $player }：與{ $faction }結盟
log-alliance-from = { $player }：與{ $faction }結盟（取自{ $before }）
log-alliance-lost = { $player }：失去與{ $faction }的聯盟
log-control = { $player }：控制{ $space }
log-control-from = { $player }：控制{ $space }（取自{ $before }）
log-council = { $player }：取得最高議會席位
log-swordmaster = { $player }：獲得第三名特使
log-mentat = { $player }：獲得本輪的晶算師
log-mentat-promised = { $player }：獲得下一輪的晶算師
log-masterstroke = { $player }：公開祕密派系：{ $factions }
log-snooper = { $player }：拿取{ $faction }的探測器標記
log-advances = { $player }：推進運輸艦
log-recalls = { $player }：召回運輸艦
log-removes = { $player }：移除額外香料（{ $spice }）
log-from-conflict = 從衝突區域返回
log-from-location = 從控制的地點返回
log-defence = 防禦獎勵
log-row = 帝國牌供應區補上：「{ $card }」
log-tile = 新的技術板塊：「{ $tile }」
log-shuffles = { $player }：將棄牌堆洗入牌庫
log-intrigues-shuffled = 密謀牌庫重新洗勻
log-endgame = 遊戲結束階段開始
log-dreadnought = { $player }：無畏艦放到{ $space }
log-makers = 額外香料：{ $spaces }
passed-over = 略過的牌：{ $cards }
vain-card = 「{ $card }」（{ $why }）
vain-occupied = 位置已被佔據
vain-silenced = 位置被「魅音」封鎖
vain-no-bonus-spice = 沒有額外香料
vain-two-dreadnoughts = 沒有無畏艦可以僱傭
vain-little-influence = 影響力不足
spent-cards = { $deed }：{ $cards }
goes-on = { $round ->
    [0] 第1輪尚未開始。
   *[other] 遊戲進行到第{ $round }輪。
}
game-over = { $winners }（共{ $rounds }輪）。
game-over-tied = { $winners }（共{ $rounds }輪）。{ $tie }
tie-broken = 勝利點數與{ $level }平手，由{ $by }決定勝負。
tie-by = { $what }的數量
tie-by-troops = 軍營中軍隊的數量
tie-by-tile = 「{ $tile }」
tie-shared = 勝利點數、香料、太陽幣、水與軍營中的軍隊皆相同。
tie-both = { $broken }{ $shared }
points-come = 勝利點數的來源：
points-start = 起始
points-bought = 換取
points-influence = { $faction }的影響力達到2
points-alliance = 與{ $faction }的聯盟
log-empty = 還沒有發生任何事。
rule-sent = 第一張有空位可去的牌；獲得牌上的效果，而非位置的效果
rule-deployed = 徵兵獲得的軍隊，另加至多2個戰鬥單位，無畏艦優先
rule-held-back = 專家部署規則：1級與2級衝突時，戰力領先4點就不再部署
rule-swords = 衝突區域中有戰鬥單位的勁敵都翻牌獲得劍刃圖標
rule-least-influence = 勁敵總是選擇影響力最低的派系
rule-took-tile = 付得起的板塊中費用最高的一塊，並用上所有能少付香料的中間人
rule-cleared-tile = 公開的板塊中必須有勁敵可以獲得的
rule-churned = 玩家的每個揭示回合後擲2顆骰子

## Reasons for a choice

reason = { $text }：評估{ $worth }
reason-against = 不利：{ $text }：評估{ $worth }
reason-troops = 軍營的{ $thing }
reason-agents = { $thing }（本輪）
reason-alliance = { $thing }
reason-alliance-less = 失去{ $thing }
reason-alliance-in-reach = 即將取得{ $thing }
reason-alliance-in-reach-less = 不再能很快取得{ $thing }
reason-alliance-in-danger = { $thing }有被奪走的危險
reason-alliance-in-danger-less = { $thing }不再有被奪走的危險
reason-hand = 手牌變強
reason-hand-less = 手牌變弱
reason-card = 獲得「{ $thing }」
reason-trashed = 「{ $thing }」離開牌庫
reason-deck = 牌庫變強
reason-deck-less = 牌庫變弱
reason-tile = 技術板塊「{ $thing }」
reason-tile-less = 放棄技術板塊「{ $thing }」
reason-freighter = 推進運輸艦
reason-freighter-less = 召回運輸艦
reason-snoopers = 探測器標記留在記錄條上
reason-snoopers-less = 拿取探測器標記
reason-control = 控制{ $thing }
reason-control-less = 失去{ $thing }的控制
reason-conflict = 衝突的勝算提高
reason-conflict-less = 衝突的勝算降低

## Bots

level-1 = 新兵
level-2 = 斥候
level-3 = 隊長
level-4 = 晶算師
level-5 = 領航員
bot-level = { $level }級「{ $name }」
summary-random = 每個合法選擇的機會相同
summary-greedy = 選擇當下看起來最好的
summary-utility = 選擇回合結束時價值最高的
summary-search = 把較好的選擇往下推演再比較
summary-net = 依自我對局所學來選擇
summary-oracle = 把學來的好選擇往下推演再比較
summary-recruit = 1級「{ level-1 }」：常常誤判、常常疏漏、不作計畫
summary-scout = 2級「{ level-2 }」：會誤判，偶爾疏漏
summary-captain = 3級「{ level-3 }」：稍有誤判，很少疏漏
summary-mentat = 4級「{ level-4 }」：依自我對局所學來選擇
summary-navigator = 5級「{ level-5 }」：憑所學往下推演
bots-name = 名稱
bots-from = 來源
bots-does = 如何選擇
bots-options = 選項
bots-ours = 無法使用：kanly已有同名的電腦玩家
bots-twice = 無法使用：另一個套件有同名的電腦玩家
bots-walls = 其他套件的電腦玩家在各自的行程中思考；此系統不讓它們接觸檔案與其他行程。
bots-no-walls = 其他套件的電腦玩家在各自的行程中思考；此系統無法防止它們讀取你的檔案。
hint = { $bot }的建議：{ $advice }
hint-back = 先0，再{ $number }
hint-little = 短期內變化不大。
hint-chance = { $player } { $percent }%
hint-chances = 獲勝機會：{ $chances }
hint-level = 可以向1到5級詢問提示：提示 4
hint-failed = 現在沒有提示：{ $reason }

## Review of a game

review-title = 對局檢討
review-chances = 勝率
review-chances-note = 每條線是只依該座位看得到的資訊估計的勝率。帶字母的圖形標示每一輪的開始。
review-chances-table = 以表格顯示
review-chances-of-all = { $players }的勝率，從第一個決定到結束
review-round = 輪
review-outcome = 結束
review-split = 決定與運氣
review-split-note = 以勝率的百分點計。「決定」：與電腦快速判斷的走法相比；「運氣」：實際抽到、翻開或其他人持有的牌與平均情況相比。
review-seat = 座位
review-start = 開始
review-own = 自己的決定
review-luck = 運氣
review-others = 其他人的決定
review-mistakes = 最大的失誤
review-no-mistakes = 沒有發現明顯的失誤。
review-when = 第{ $round }輪，第{ $step }手
review-chosen = 實際的選擇
review-better = 更好的選擇
review-little = 短期內變化不大。
review-cost = 勝率{ $percent }個百分點
review-chance = 勝率{ $percent }%
review-lucky = 最幸運的時刻
review-unlucky = 最不幸的時刻
review-no-luck = 沒有值得一提的。
review-more = …另有{ $lines }行
review-all = 所有決定
review-all-note = 列出有選擇餘地的決定。勝率是該座位在選擇之前的勝率。展開一行可看到還試過哪些選擇。
review-mistake = 失誤
review-changed = 決定帶來的變化
review-then = 之後的運氣
review-judged = 皆為估計值：模擬該座位無法分辨的各種局面，快速進行到該輪結束後評判（{ $judge }，計算量{ $effort }）。
review-written = 檢討已寫入{ $file }。

## Commands

welcome = 隨時可以輸入?查看說明。
others-play = 其他座位：{ $bots }。可用 --level（1到5）或 --bots 更改。
goodbye = 再見。
pass-keyboard = 請把鍵盤交給{ $player }，並由其按Enter。{ " " }
which-leader = 請選擇領袖，只輸入名稱的一部分也可以（按Enter隨機分配）：{ $leaders }
undo-nothing = 沒有可以收回的選擇。
undo-agree = 在那之後，其他人已經行動，或有人看到了新的資訊。仍要收回嗎？ [y/N]{ " " }
undo-done = 已收回。
bot-failed = { $player }改由隨機決定：{ $reason }
file-name = 檔案名稱（按Enter使用{ $proposed }）：{ " " }
cannot-write = 無法寫入{ $file }：{ $reason }
saved = 已儲存到{ $file }
leave = 離開前要儲存嗎？ [Y/n，輸入c取消]{ " " }
rescued = 遊戲已儲存到{ $file }；用 kanly play --load FILE 可以繼續。
kept = 整局遊戲已儲存到{ $file }；用 kanly replay FILE 可以重看。
no-place = 沒有地方可以儲存遊戲。以下是遊戲記錄，複製到檔案後可以再載入：
word-help = 說明
word-rules = 規則
word-table = 局面
word-log = 紀錄
word-known = 已知
word-hint = 提示
word-undo = 收回
word-save = 儲存
word-quit = 離開
word-look = 查看
word-card = 卡牌
word-conflict = 衝突
help =
    輸入選項的編號，再按Enter。帶有「……」的選項會接著列出第二層選項；輸入「3 2」可一
    次選好兩層，輸入0返回上一層。是或否的問題也可以輸入y或n。
    也可以照存檔的寫法輸入選擇：send加牌與位置、reveal、play、acquire或use加牌或板
    塊、deploy加數量、end等。名稱用哪種語言都可以，只寫一部分也行。不能做的選擇會說
    明原因，有相關裁定時附上編號，如【FAQ-005】。前面加?或why就只是詢問：
    ? send 匕首 厄拉欽恩
    「查看」加名稱、選項編號或衝突會顯示內容；「規則」加詞語可查裁定與規則。
      t 局面  附內容的整個局面    l 紀錄  最近發生的事
      u 收回  收回上一個選擇      s 儲存  儲存遊戲
      k 已知  他人手上已知的牌    h 提示  建議（提示 5更強）
      q 離開  離開（可先儲存）    ? 說明  這份說明  ?? 規則  表格與遊戲流程
help-rules =
    表格：{ head-points }是勝利點數，{ head-solari }是太陽幣，{ head-spice }是香料，{ head-agents }是還能派遣的特使，{ head-garrison }與{ head-conflict }是該處的
    軍隊，{ head-intrigue }是密謀牌的張數；接著是皇帝、宇航公會、女修會與弗瑞曼人的影響力（*表示
    聯盟）。最後的{ badge-first-player }是起始玩家，{ badge-mentat }是晶算師，{ badge-seat }是最高議會席位，{ badge-swordmaster }是劍術大師，{ badge-revealed }是已揭
    示。位置旁的［雷托］是特使，+2是額外香料，=是控制者，^是無畏艦，×是「魅音」的使
    用者；3+1是3支軍隊與1艘無畏艦。每輪你先逐一派遣特使，每次打出1張帶有該位置特使圖
    標的牌；最後揭示剩下的手牌，獲得招募點數（用來獲得牌）與劍刃圖標。派遣特使到戰鬥
    位置的回合，你可以部署該回合徵兵獲得的軍隊，另加軍營中至多2支。衝突區域中每支軍
    隊的戰力為2，每個劍刃圖標為1；戰力最高的玩家依名次獲得獎勵。某個派系的影響力達
    到2點時得1勝利點數，取得該派系的聯盟（至少4點）再得1點。若有人達到10勝利點數（史
    詩遊戲模式為12），遊戲在該輪結束時結束；最遲在第10輪後結束。「→」表示：做了左邊
    的事，便得到右邊的；也可以不做。已打出的卡牌是指你本輪派遣特使所用與揭示的牌。
help-ix =
    伊克斯崛起：{ head-ship }是你在運輸記錄條上的位置，{ head-negotiators }是其數量。技術板塊以香料購買，
    每收回1個中間人少支付1香料。無畏艦的戰力為3，衝突後回到軍營；但贏得衝突的玩家將
    其中1艘放到旗幟位置，控制該地點一輪。揭示或卸除效果在該牌被棄置或銷毀時也會生
    效。以滲透圖標派遣的特使，不受對手玩家的特使阻擋。
help-rivals =
    勁敵依牌行動：逐張翻開，直到某張牌的位置空著為止。特使前往該處，勁敵獲得牌上的
    效果，而非位置的效果。在戰鬥位置，勁敵部署所有徵兵獲得的軍隊，另加至多2個戰鬥單
    位。戰鬥時，衝突區域中有戰鬥單位的勁敵都翻開1張牌，獲得其劍刃圖標。雙人遊戲中，
    第三位玩家哈葛爾家族在起始玩家的每個特使回合後行動；它不得分也不拿獎勵，但會佔
    去位置、名次與聯盟。單人遊戲的勁敵會拿獎勵，並以3水、7太陽幣、7香料或3張密謀牌
    換取1勝利點數。勁敵的規則未決定之處由你決定。

## Many games

total-games = 遊戲局數
total-decisions = 選擇次數
total-rounds = 平均輪數
total-victory-points = 平均勝利點數
total-winners-victory-points = 勝者平均勝利點數
total-human-wins = 真人玩家勝率
total-human-wins-95 = 95%信賴區間
total-human-victory-points = 真人玩家平均勝利點數
total-rival-victory-points = 勁敵平均勝利點數
total-decisions-per-turn = 每回合選擇次數
total-real-decisions-per-turn = 每回合實質選擇次數
total-order-questions-per-turn = 每回合決定順序次數
total-errors = 錯誤
total-stuck = 未能結束的遊戲
total-faults = 配件數量不符
total-digest = 摘要碼
total-seconds = 秒數
total-wins-by-seat = 各座位勝場
total-wins = 勝場
total-share = 勝率
between = { $least }至{ $most }
never = 從未：{ $feats }
feat-revealed = 揭示
feat-sent = 派遣
feat-sent-to = 派遣到{ $space }
feat-acquired = 獲得
feat-unloaded = 卸除
feat-mode = 效果{ $number }
feat-used = 使用
feat-ring = 印戒
feat-ability = 能力
feat-fought = 進行
feat-won = 獲勝
feat-visited = 派遣
feat-turned-up = 翻開
feat-in-vain = 未能派遣
feat-swords = 劍刃

## Rulings

ruling-rule = 裁定
ruling-given = 前提
ruling-when = 時機
ruling-then = 結果
ruling-source = 出處
ruling-rules = 規則
ruling-note = 備註
ruling-test = 測試
ruling-none = 無
rulings = 裁定
ruling-proved = { $all }項裁定中有{ $proved }項有測試；{ $complaints }個問題
kind-rule = 規則
kind-clarification = 說明
kind-exception = 例外
kind-erratum = 勘誤
kind-example = 範例

## Notices

notice-turn = { $name }，輪到你了（第{ $round }輪）。
notice-leaders = { $name }，所有人都到齊了：請選擇你的領袖。
notice-code = 此地址接收kanly通知的確認碼是{ $code }。若你沒有要求，請忽略。

import { foldName } from './fold-name'

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Words for staff, the platform and its distributors, and names of publishers and other marketplaces. */
const CHINESE = words(`
  客服 官方 官网 官号 平台 系统 管理员 管理组 超管 站长 版主 工作人员 店小二 自营 直营 旗舰 专营店 专卖店 售后 仲裁
  审核 验号 交易员 财务 风控 站务 运营 总部 担保 中介 客户服务 顾客服务 客户经理 在线服务 人工服务 服务台 服务中心
  安全中心 交易中心 帮助中心 接待员 引导员 指引员 对接员 导购员 收银台 腾讯 网易 米哈游 交易猫 盼之代售 螃蟹账号 支付宝 淘宝 闲鱼 微信支付
  财付通 云闪付 反诈 网警 资金监管 资金托管 技术支持 分销商 代理商 总代理 经销商
`)
export const STAFF_WORDS = CHINESE.map((word) => ({ word, folded: foldName(word) }))

/** English words and brands, which are found within others too, because names have no spaces. */
const ENGLISH = words(`
  admin official offical service moderator webmaster gamemaster helpdesk escrow staff support system platform
  tencent tengxun netease mihoyo alipay zhifubao taobao
`)
/** Chinese words in Latin letters, which occur by chance in names of other languages: Takefuji. */
const SPELT = ['kefu', 'guanfang', 'guanwang', 'pingtai', 'xitong', 'zhongjie', 'danbao', 'ziying', 'guanliyuan']
const MIXED = ['ke服', '客fu', '官fang', 'guan方', '管理yuan']
/** A digit may stand for the letter that it looks like. */
const LETTER: Readonly<Record<string, string>> = { a: '[a4]', e: '[e3]', i: '[i1]', o: '[o0]', s: '[s5]' }
const patternOf = (word: string): RegExp =>
  new RegExp([...foldName(word)].map((letter) => LETTER[letter] ?? letter).join(''), 'g')
const patterns = (list: readonly string[]) => list.map((word) => ({ word, pattern: patternOf(word) }))
export const [ENGLISH_WORDS, SPELT_WORDS, MIXED_WORDS] = [patterns(ENGLISH), patterns(SPELT), patterns(MIXED)]
/** Whether letters could be syllables of Chinese, or initials; l, v and y have been replaced by what they look like. */
export const isSyllables = (letters: string): boolean =>
  /^(?:(?:[^aeiou]{0,2}[aeiou]{1,3}(?:n|ng)?)*|[^aeiou]{1,4})$/.test(letters)
/** Spelt words before one for staff: zaixiankefuxiaomei. */
export const SPELT_BEFORE = new RegExp(
  `(?:${['zaixian', 'rengong', 'zhuanshu', 'xiao', 'wo'].map(foldName).join('|')})$`,
)

/**
 * Too short to be searched within other words: KF01, 在线kf, k1fu, GM, CS01 (but CS2 is a game), and a marketplace with
 * a number as name.
 */
export const SHORT =
  /(?<![a-z])kf(?=(?:[oi]*\d[oi\d]*)?(?![a-z]))|k\dfu|(?<![a-z\d])gm(?![a-z])|^mod(?=\d*$)|^cs(?=0\d+$)|^5173$/

/** What comes after a word for staff in a name: nothing, a number, or what they are called: 小美, 美美, 01, 号. */
const AFTER = String.raw`(?=$|[\da-z]|小\p{Script=Han}{1,2}(?:$|[\da-z])|[一二三四五六七八九十零]+号?$|号$|中心|热线|专线|在线|人员|专员|代表|[部组处]$|[姐妹哥弟]$|(\p{Script=Han})\1$|为您|老师|经理|主管)`
/** What comes before it. */
const BEFORE =
  '(?:^|在线|人工|专属|交易|售前|本站|官方|平台|网站|商城|内部|在职|正式|公司|全职|值班|值守|首席|高级|资深|专业|认证|[a-z\\d])'
/** Anybody may be called so in jest: 摸鱼员工. */
const WORKERS = `${BEFORE}(?:员工|专员|主管|管理|坐席|座席)${AFTER}`
/** With an initial: 客F, 官F01, K服; 剑客F is somebody else, and K服 of a game is a server. Digits may be letters here. */
const INITIALS = `${BEFORE}(?:客f[oieas\\d]*|官f[oi\\d]*)(?![a-z])|^k服(?=$|[\\doieas小])`
const BROKERS = `(?:^|交易|诚信|专业|第三方)中间人${AFTER}|^仲介${AFTER}`
const NUMBERED = '(?<![手打罢开竣做停复])工号(?=[\\da-z一二三四五六七八九十零幺]|$)'

/** In general words, only with a full name of a job: 在线顾问, not 在线处对象. */
const WIDE_AREAS = words('人工 在线 客户 会员 专属 服务 本站 网站 商家')
const AREAS = words(`
  值班 交易 订单 放款 打款 出款 提现 退款 到账 对账 理赔 包赔 赔付 赔偿 赔款 裁决 验证 核验 认证 投诉 客诉 安全 安保 结算
  清算 交割 托管 接待 法务 资金 申诉 举报 维权 纠纷 调解 协调 监管 监督 监察 督导 督查 稽查 稽核 巡查 审查 质检 质保
  品控 保障 实名 过户 换绑 审号 估价 鉴定 收银 出账 账务 售前 接线 话务 回访 跟单 对接 引导 指引 复核 核查 公证 受理 欺诈 咨询 答疑
  支付 付款 收款 交付 发货 登号 解封 解冻 保证金 押金 转账 汇款 入账
`)
const JOBS = words(`
  专员 坐席 座席 专席 顾问 经理 助手 助理 代表 管家 主管 组长 部长 处长 科长 中心 专线 热线 通道 窗口 处理 通知 部门
  专岗 人员 卫士 团队 员
`)
const SHORT_JOBS = [...'官部组处科岗']
/** What staff do, with a word for somebody who does it: 人工坐席, 在线顾问, 放款小助手, 裁决员, 理赔部. */
const ROLES = `(?!(?<!交易|本站|网站|商家)服务员(?!号?[\\da-z]|[一二三四五六七八九十零]))(?:${WIDE_AREAS.join('|')})小?(?:${JOBS.join('|')})|(?:${AREAS.join('|')})小?(?:${[...JOBS, ...SHORT_JOBS].join('|')})|(?:审号|验号|鉴定|估价)师`
const FRONT = `(?:交易|值班|官方|在线|人工|专属)(?:引导|对接)(?:[员师]|$)|^引导师|^(?:前台|总台)${AFTER}|^(?:在线)?人工[\\da-z]*$|(?:站点|网站|本站)管理`

/** Who does part of a deal, with a friendly word instead of a job: 换绑小哥. Not 安全小哥, as anybody may be called. */
const HELPERS = words(
  '交付 发货 登号 换绑 过户 审号 验证 核验 实名 放款 打款 退款 出款 理赔 包赔 赔付 托管 结算 跟单 对接',
)
const FRIENDLY = `(?:${HELPERS.join('|')})(?:小(?:哥哥?|姐姐?|妹妹?|弟|仙女|能手)|师傅|老师|[哥姐]$)`
/** The house of a payment or chat app: 微信团队, wechat安全. */
const APPS = ['微信', '企微', ...['wechat', 'weixin', 'wx', 'vx', 'qq'].map(foldName)].join('|')
const APP_HOUSE = `(?:${APPS})(?:团队|安全|支付|通知|提醒|助手|小助手|运营|保障|担保|收款|退款|转账|钱包|客户|${foldName('pay')})`
/** What only the platform hands out. */
const CERTIFIED = '认证(?:商家|商户|店铺?|卖家|号商|号主|币商|服务商|打手)'
/** The sender of what everybody should read, as the whole name; not 录取通知书, 公告牌. */
const NOTICE = `^(?:(?:${AREAS.join('|')}|重要|紧急|最新|活动|站内|本站|网站|商城|维护|更新|停服|处罚|违规|封号|升级|全服|全站)*(?:公告|通知|通告|公示)|(?:订单|交易|站内|服务|安全|到账|转账|收款)(?:消息|提醒))(?:栏|板|中心|助手|小助手|专用|号|[一二三四五六七八九十\\d]+|[a-z]*)$`

const LATIN_AREAS = words(`
  customer client user member trade order payment refund escrow security safety risk finance billing account
  verification help live livechat online dispute trust
`)
const LATIN_JOBS = words(`
  care help helper center centre desk team agent rep department dept office officer assistant manager control
  relations hotline line
`)
const anyOf = (list: readonly string[]): string => list.map(foldName).join('|')
/** Customer Care, Help Center, Risk Control. */
const LATIN_ROLES = `(?:${anyOf(LATIN_AREAS)})s?(?:and)?(?:${anyOf(LATIN_JOBS)})`

export const ROLE_PATTERNS = [
  ROLES,
  WORKERS,
  NUMBERED,
  FRONT,
  INITIALS,
  BROKERS,
  FRIENDLY,
  APP_HOUSE,
  CERTIFIED,
  NOTICE,
].map((pattern) => new RegExp(pattern, 'gu'))
export const LATIN_ROLE = new RegExp(LATIN_ROLES, 'u')

const KE = '克课刻科柯珂轲棵颗磕咳壳渴恪嗑氪可'
const FU = '福褔伏符扶付芙富副辅幅抚敷袱负附府复赋父妇傅孚肤浮服俯腑'
/**
 * Characters that sound like 客服. With 客 at the beginning or after a word for staff (not 过客浮生); otherwise only if the
 * name continues as that of staff does: 克服小美, not 克服困难.
 */
export const SOUNDS_LIKE_SERVICE = [
  new RegExp(`${BEFORE}客[${FU.replace('服', '')}]`, 'gu'),
  new RegExp(
    `(?:${BEFORE}(?!kefu)(?:[${KE}]|ke)(?:[${FU}]|fu)${AFTER})|(?<=\\p{Script=Han})(?:[${KE.replace('可', '')}][服负付]|客[${FU.replace('服', '')}])$`,
    'gu',
  ),
]
/** Other words whose characters are replaced by ones that sound the same, but not all of them. */
const SOUNDS = [
  ['官方', '关观管冠馆', '坊房放访仿纺妨肪'],
  ['官网', '关观管冠馆', '往惘忘'],
  ['平台', '评凭坪苹萍屏瓶', '抬苔胎太态'],
  ['系统', '细戏希稀喜习西', '桶筒捅通同统'],
  ['客户经理', '克课刻', '护互沪户', '京精', '李里礼哩力'],
  ['管理员', '菅馆官关冠', '里李礼哩力狸', '元圆园缘源原猿'],
  ['售后', '受授寿瘦手', '候厚猴吼'],
  ['担保', '单但旦丹胆', '报堡宝饱抱'],
  ['中介', '忠仲钟终种', '界戒借届'],
  ['仲裁', '众中重种', '才材财采'],
  ['审核', '申深甚伸', '合何禾盒'],
  ['财务', '才材裁菜', '误悟雾勿'],
  ['腾讯', '藤疼滕誊', '迅汛训逊寻巡'],
  ['网易', '往惘枉', '易亿义意艺益忆'],
  ['淘宝', '掏', '保堡饱'],
  ['支付宝', '之知吱织', '负附富副福傅', '保堡饱'],
  ['财付通', '才材裁', '负附富副福傅', '同桶统'],
  ['交易猫', '交', '意义艺', '喵毛茂'],
  ['米哈游', '迷咪', '蛤', '由油尤优'],
] as const
export const SOUND_WORDS = SOUNDS.map(([word, ...sounds]) => ({
  word,
  pattern: new RegExp([...word].map((char, at) => `[${char}${sounds[at]}]`).join(''), 'gu'),
}))

/** Expressions that contain one of the words by chance. */
export const HARMLESS =
  /财务自由|中介勿扰|运营(?:商|大师|之神|鬼才|天才)|(?:生态|操作|神经|免疫|消化|循环)系统|系统(?:之外|流(?!水|程)|文(?!员|件|书)|宿主)|审核(?:不过|没过)|运营部长|平台(?:跳跃|期)|(?:[高低中]水|[太天和])平台|[上联]网易(?=[上学])|网易云(?!客|官|交易|平台|系统)|旗舰(?:杀手|战舰|舰长)/g
export const HARMLESS_LATIN = new RegExp(anyOf(['badminton', 'ecosystem', 'falstaff']), 'g')

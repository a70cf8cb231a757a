import { plainDigits } from '../normalize/characters'
import { simplified } from '../normalize/simplified'

/** Characters that look like another one, after NFKD and in lower case. */
const LOOK_ALIKES = new Map(
  [
    ['a', '4@аαɑᴀ'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁдᴅ'],
    ['e', '3еεᴇ'],
    ['f', 'ғфϝꜰƒ'],
    ['g', 'ɡɢгԍ'],
    ['i', '1l|!іӏıɩιɪиʟ'],
    ['k', 'кκᴋ'],
    ['m', 'мᴍ'],
    ['n', 'пηɴոн'],
    ['o', '0оο〇օᴏ'],
    ['p', 'рρᴘ'],
    ['r', 'ʀ'],
    ['s', '5$ѕꜱ'],
    ['t', 'тτᴛ'],
    ['u', 'vyυцᴜᴠуγνѵսʏ'],
    ['x', 'хχ'],
    ['台', '檯枱'],
    ['系', '繫'],
    ['员', '貟'],
    ['官', '宫'],
    ['客', '愙喀容'],
    ['方', '万匚'],
    ['营', '菅'],
  ].flatMap(([as = '', looks = '']) => [...looks].map((look) => [look, as] as const)),
)
/** Invisible or separating characters; Hangul fillers are letters without a visible form. */
const UNSEEN = /[\s\p{P}\p{S}\p{C}\p{M}\u115f\u1160\u3164]/gu
/** Letters of which flag emoji are composed. */
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]/gu
const FIRST_FLAG = 0x1f1e6

const fold = (name: string, letterOf: (char: string) => string): string =>
  [...simplified(plainDigits(name.normalize('NFKD'))).toLowerCase()]
    .map(letterOf)
    .join('')
    .replace(FLAG_LETTERS, (char) => String.fromCharCode(97 + (char.codePointAt(0) ?? 0) - FIRST_FLAG))
    .replace(UNSEEN, '')
    .replaceAll('月艮', '服')
    .replaceAll('rn', 'm')

const letterOf = (char: string): string => LOOK_ALIKES.get(char) ?? char
/**
 * A name reduced to its appearance: without spaces, separators and invisible characters. Names with the same result
 * look alike.
 */
export const foldName = (name: string): string => fold(name, letterOf)
/** The same, but digits remain, so that a number after letters is recognisable: кf01 becomes kf01. */
const foldLetters = (name: string): string => fold(name, (char) => (/\d/.test(char) ? char : letterOf(char)))

/** Characters inserted between Chinese ones to evade the check, including single strokes: 客の服, 官x方, 客丶服. */
const BETWEEN = /\P{Script=Han}|[一丨丶丿乀乁乙亅亠冖冫匸彡氵灬]/gu
const chinese = (folded: string): string => folded.replace(BETWEEN, '')
const isChinese = (folded: string): boolean => /^\p{Script=Han}+$/u.test(folded)
/** Whether a folded name contains another, also when characters between its Chinese ones are ignored. */
const holds = (name: string, other: string): boolean =>
  name.includes(other) || (isChinese(other) && chinese(name).includes(other))

/** Words reserved for staff, the platform and its distributors, and names of publishers and other marketplaces. */
const STAFF_WORDS = [
  ...['客服', '官方', '官网', '官号', '平台', '系统', '管理员', '管理组', '超管', '站长', '版主', '工作人员', '店小二'],
  ...['自营', '直营', '旗舰', '专营店', '专卖店', '售后', '仲裁', '审核', '验号', '交易员', '财务', '风控'],
  ...[
    '运营',
    '专员',
    '员工',
    '工号',
    '总部',
    '担保',
    '中介',
    '客户服务',
    '客户经理',
    '在线服务',
    '人工服务',
    '服务中心',
    '安全中心',
    '交易中心',
    '帮助中心',
  ],
  ...[
    'kefu',
    'ke服',
    '客fu',
    'guanfang',
    '官fang',
    'guan方',
    'guanwang',
    'pingtai',
    'xitong',
    'zhongjie',
    'danbao',
    'ziying',
  ],
  ...[
    'admin',
    'official',
    'offical',
    'service',
    'moderator',
    'webmaster',
    'helpdesk',
    'staff',
    'support',
    'system',
    'platform',
  ],
  ...['腾讯', '网易', '米哈游', '交易猫', '盼之代售', '螃蟹账号', '支付宝', '淘宝', '闲鱼'],
  ...[
    '微信支付',
    '财付通',
    '云闪付',
    '反诈',
    'tencent',
    'tengxun',
    'netease',
    'mihoyo',
    'alipay',
    'zhifubao',
    'taobao',
  ],
].map((word) => ({ word, folded: foldName(word) }))
/**
 * Too short to be searched within other words: KF01, 在线kf, k1fu, GM, CS01 (but CS2 is a game), and a marketplace with
 * a number as name.
 */
const SHORT = /(?<![a-z])kf(?=(?:[oi]*\d[oi\d]*)?(?![a-z]))|k\dfu|^(?:gm|mod)(?=\d*$)|^cs(?=0\d+$)|^5173$/
/** What staff do, with a word for somebody who does it: 人工坐席, 在线顾问, 放款小助手, 裁决员. */
const ROLES =
  /(?:人工|在线|客户|值班|专属|交易|订单|放款|打款|提现|退款|到账|理赔|包赔|裁决|验证|核验|投诉)小?(?:[坐座专]席|顾问|经理|助手|助理|代表|管家|主管|组长|中心|专线|热线|处理|通知|员)/
/** Characters that sound like 服, at the beginning of a name or after a word for staff; not 过客浮生. */
const SOUNDS_LIKE = /(?:^|在线|人工|专属|交易|售前|本站|[a-z\d])客[福伏符扶付芙富副辅幅抚敷袱]/
/** Words that contain one of those by chance. */
const HARMLESS = /badminton|财务自由|中介勿扰|运营商/g

/** Error if a name contains a word reserved for staff; `what` is the field's label. */
export function staffWordError(name: string, what: string): string | undefined {
  if (/\p{Bidi_Control}/u.test(name)) return `${what}不能含有控制文字方向的字符`
  const folded = foldName(name).replace(HARMLESS, '')
  const found =
    SHORT.exec(foldLetters(name))?.[0] ??
    STAFF_WORDS.find((one) => holds(folded, one.folded))?.word ??
    (ROLES.exec(folded) ?? ROLES.exec(chinese(folded)) ?? SOUNDS_LIKE.exec(folded))?.[0]
  return found ? `${what}不能含有“${found}”` : undefined
}

/**
 * Whether a name could be mistaken for another user's; short names are compared as a whole, as they occur within others
 * by chance.
 */
export function looksLike(name: string, somebody: string): boolean {
  const [own, other] = [foldName(name), foldName(somebody)]
  return other !== '' && (own === other || ([...other].length >= 3 && holds(own, other)))
}

/** What sites and shops add to their name. */
const GENERIC = /游戏|手游|网游|交易|代售|账号|平台|网站|网|商城|商店|商行|店铺|小铺|店/g
const ownPart = (name: string): string => foldName(name).replace(GENERIC, '')

/** Whether a name could be mistaken for the site's, also by the part that distinguishes the site from others. */
export function looksLikeSite(name: string, site: string): boolean {
  const part = ownPart(site)
  return looksLike(name, site) || ([...part].length >= 2 && (ownPart(name) === part || looksLike(name, part)))
}

/** Error of a shop name, or undefined; '' resets it to the name derived from the seller's. */
export function shopNameError(name: string): string | undefined {
  if (name === '') return undefined
  return [...foldName(name)].length < 2 ? '店名至少2个字' : staffWordError(name, '店名')
}

import { plain, plainDigits } from '../normalize/characters'
import { simplified } from '../normalize/simplified'

/** Characters that are read as another one, after NFKD and in lower case. */
const LOOK_ALIKES = new Map(
  [
    ['a', '4@аαɑᴀ'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁдᴅ'],
    ['e', '3еεᴇ'],
    ['f', 'ғфϝꜰ'],
    ['g', 'ɡɢг'],
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
/** Hangul fillers are letters that nobody sees. */
const UNSEEN = /[\s\p{P}\p{S}\p{C}\p{M}\u115f\u1160\u3164]/gu
/** Flags are written with letters of their own. */
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]/gu
const FIRST_FLAG = 0x1f1e6

/** A name as it looks: without blanks, separators and what is not seen. Names that fold alike are taken for one another. */
export const foldName = (name: string): string =>
  [...simplified(plainDigits(name.normalize('NFKD'))).toLowerCase()]
    .map((char) => LOOK_ALIKES.get(char) ?? char)
    .join('')
    .replace(FLAG_LETTERS, (char) => String.fromCharCode(97 + (char.codePointAt(0) ?? 0) - FIRST_FLAG))
    .replace(UNSEEN, '')
    .replaceAll('月艮', '服')
    .replaceAll('rn', 'm')

/** Anything but characters of Chinese, and strokes of them: 客の服, 官x方, 客丶服. */
const BETWEEN = /\P{Script=Han}|[一丨丶丿乀乁乙亅亠冖冫匸彡氵灬]/gu
const chinese = (folded: string): string => folded.replace(BETWEEN, '')
const isChinese = (folded: string): boolean => /^\p{Script=Han}+$/u.test(folded)
/** Whether a folded name holds another, also where what is between its Chinese characters is left out. */
const holds = (name: string, other: string): boolean =>
  name.includes(other) || (isChinese(other) && chinese(name).includes(other))

/** Words only staff, the platform and its distributors may call themselves by, and names of publishers and other markets. */
const STAFF_WORDS = [
  ...['客服', '官方', '官网', '官号', '平台', '系统', '管理员', '管理组', '超管', '站长', '版主', '工作人员'],
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
    'customerservice',
    'moderator',
    'webmaster',
    'helpdesk',
    'staff',
    'system',
    'platform',
  ],
  ...['腾讯', '网易', '米哈游', '交易猫', '盼之代售', '螃蟹账号', '支付宝', '淘宝', '闲鱼'],
].map((word) => ({ word, folded: foldName(word) }))
/** Too short to be looked for within other words: KF01, 在线kf, GM, and a market that is called by a number. */
const SHORT = /(?<![a-z])kf(?![a-z])|^(?:gm|mod)(?=\d*$)|^5173$/
/** Words that hold one of those by chance. */
const HARMLESS = /badminton|财务自由|中介勿扰|运营商/g

/** Why nobody who is not staff may be called so; `what` names the field. */
export function staffWordFault(name: string, what: string): string | undefined {
  if (/\p{Bidi_Control}/u.test(name)) return `${what}不能含有控制文字方向的字符`
  const folded = foldName(name).replace(HARMLESS, '')
  const short = SHORT.exec(plain(name).toLowerCase().replace(UNSEEN, ''))?.[0]
  const found = short ?? STAFF_WORDS.find((one) => holds(folded, one.folded))?.word
  return found ? `${what}不能含有“${found}”` : undefined
}

/** Whether a name could be taken for somebody's; short ones occur within others by chance. */
export function looksLike(name: string, somebody: string): boolean {
  const [own, other] = [foldName(name), foldName(somebody)]
  return other !== '' && (own === other || ([...other].length >= 3 && holds(own, other)))
}

/** Why a shop may not be called so, or undefined; '' gives the name back that is made of its seller's. */
export function shopNameFault(name: string): string | undefined {
  if (name === '') return undefined
  return [...foldName(name)].length < 2 ? '店名至少2个字' : staffWordFault(name, '店名')
}

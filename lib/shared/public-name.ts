/** Characters that are read as another one, after NFKD and in lower case. */
const LOOK_ALIKES = new Map(
  [
    ['a', '4@аα'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', '3еε'],
    ['f', 'ғ'],
    ['i', '1l|!іıι'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', '0оο〇'],
    ['s', '5$ѕ'],
    ['t', 'тτ'],
    ['u', 'υц'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['台', '臺檯枱'],
    ['统', '統'],
    ['系', '係繫'],
    ['员', '員'],
    ['官', '宮宫'],
    ['营', '營'],
  ].flatMap(([as = '', looks = '']) => [...looks].map((look) => [look, as] as const)),
)
/** Hangul fillers are letters that nobody sees. */
const UNSEEN = /[\s\p{P}\p{S}\p{C}\p{M}\u115f\u1160\u3164]/gu

/** A name as it looks: without blanks, separators and what is not seen. Names that fold alike are taken for one another. */
export const foldName = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((char) => LOOK_ALIKES.get(char) ?? char)
    .join('')
    .replace(UNSEEN, '')
    .replaceAll('月艮', '服')

/** Words only staff, the platform and its distributors may call themselves by. */
const STAFF_WORDS = [
  ...['客服', '官方', '平台', '系统', '管理员', '工作人员', '自营', '旗舰'],
  ...['kefu', 'guanfang', 'pingtai', 'xitong', 'admin', 'official', 'customerservice'],
].map((word) => ({ word, folded: foldName(word) }))
/** Words that hold one of those by chance. */
const HARMLESS = /badminton/g

/** Why nobody who is not staff may be called so; `what` names the field. */
export function staffWordFault(name: string, what: string): string | undefined {
  if (/\p{Bidi_Control}/u.test(name)) return `${what}不能含有控制文字方向的字符`
  const folded = foldName(name).replace(HARMLESS, '')
  const found = STAFF_WORDS.find((one) => folded.includes(one.folded))
  return found ? `${what}不能含有“${found.word}”` : undefined
}

/** Whether a name could be taken for somebody's; short ones occur within others by chance. */
export function looksLike(name: string, somebody: string): boolean {
  const [own, other] = [foldName(name), foldName(somebody)]
  return other !== '' && (own === other || ([...other].length >= 3 && own.includes(other)))
}

/** Why a shop may not be called so, or undefined; '' gives the name back that is made of its seller's. */
export function shopNameFault(name: string): string | undefined {
  if (name === '') return undefined
  return [...foldName(name)].length < 2 ? '店名至少2个字' : staffWordFault(name, '店名')
}

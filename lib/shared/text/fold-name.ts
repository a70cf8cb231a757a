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
    ['k', 'кκᴋĸ'],
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
    ['易', '昜'],
    ['宝', '寳'],
  ].flatMap(([as = '', looks = '']) => [...looks].map((look) => [look, as] as const)),
)
/** Invisible or separating characters; Hangul fillers are letters without a visible form. */
const UNSEEN = /[\s\p{P}\p{S}\p{C}\p{M}\u115f\u1160\u3164]/u
/** Letters of which flag emoji are composed. */
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]/gu
const FIRST_FLAG = 0x1f1e6

const letterOf = (char: string): string => LOOK_ALIKES.get(char) ?? char
const isSeen = (char: string): boolean => !UNSEEN.test(letterOf(char))

const decomposed = (name: string): string =>
  simplified(plainDigits(name.normalize('NFKD'))).replace(FLAG_LETTERS, (char) =>
    String.fromCharCode(97 + (char.codePointAt(0) ?? 0) - FIRST_FLAG),
  )

/** A name in simplified Chinese and lower case, without spaces, separators and invisible characters. */
export const seenName = (name: string): string =>
  [...decomposed(name).toLowerCase()].filter(isSeen).join('').replaceAll('月艮', '服')

/** The same with the characters that others look like; every character keeps its place. */
export const alikeName = (seen: string): string => [...seen].map(letterOf).join('')

/** A name reduced to its appearance. Names with the same result look alike. */
export const foldName = (name: string): string => alikeName(seenName(name)).replaceAll('rn', 'm')

/** Words in Latin letters, separated by anything else, by digits and by a change from lower to upper case. */
export interface LatinWords {
  /** All letters and digits; letters are those that others look like, digits are retained. */
  text: string
  /** Offsets at which a word begins or ends. */
  borders: Set<number>
}

export function latinWords(name: string): LatinWords {
  const borders = new Set<number>()
  let text = ''
  let last = ''
  for (const char of decomposed(name)) {
    const lower = char.toLowerCase()
    const letter = /\d/.test(lower) ? lower : letterOf(lower)
    if (/\p{M}/u.test(char)) continue
    if (!isSeen(lower)) borders.add(text.length)
    else {
      const isNew = /[a-z]/.test(letter) !== /[a-z]/.test(text.at(-1) ?? '') || (isUpper(char) && !isUpper(last))
      if (isNew) borders.add(text.length)
      text += letter
    }
    last = char
  }
  borders.add(0).add(text.length)
  return { text, borders }
}

const isUpper = (char: string): boolean => /\p{Lu}/u.test(char)

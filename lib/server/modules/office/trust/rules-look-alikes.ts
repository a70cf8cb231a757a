import { latinLetter } from '@/lib/shared/normalize/latin-letters'

/** Symbols that look like a letter or an underscore. */
const SYMBOLS = new Map(
  ['i|', 'i¦', 'i∣', 'i׀', 'x×', '_‿', '_⁀', '_⁔', '_ˍ'].map(([as = '', look = '']) => [look, as]),
)
const MARKS = /\p{M}/gu

/** Latin letters and digits instead of the letters of other scripts and those with accents, in lower case. */
export const inLatin = (text: string): string =>
  [...text]
    .map((char) => SYMBOLS.get(char) ?? latinLetter(char))
    .join('')
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()

/** Characters and pairs of characters that are mistaken for each other, in lower case. */
const ALIKE = ['0 o', '1 l i', '5 s', '2 z', '8 b', '9 g q', '6 b', '_ -', 'm rn', 'w vv', 'd cl', 'u v'].map((group) =>
  group.split(' '),
)
const othersLike = (part: string): string[] =>
  ALIKE.filter((group) => group.includes(part)).flatMap((group) => group.filter((other) => other !== part))
const PARTS = /rn|vv|cl|./gu
const DIGITS = ['0o', '1l', '1i', '5s', '2z', '8b']
/** Numbers of spellings compared per account: of single differences, and of every digit of a kind at once. */
const [MOST_SINGLE, MOST_AT_ONCE] = [500, 300]

/**
 * Returns other accounts that look like this one: those with the fewest differences, and those in which every digit of a
 * kind is a letter or the other way round. A number is compared only in the second way, because most of its digits have a
 * look-alike.
 */
export function looksOf(account: string): string[] {
  const single = /^\d+$/.test(account) ? [] : replacedSingly(account)
  const found = new Set([...single, ...replacedAtOnce(account).slice(0, MOST_AT_ONCE)])
  found.delete(account)
  return [...found]
}

function replacedSingly(account: string): string[] {
  const found: string[] = []
  let layer = [{ parts: [...(account.match(PARTS) ?? [])], from: 0 }]
  while (layer.length > 0 && found.length < MOST_SINGLE) {
    layer = layer
      .flatMap(({ parts, from }) =>
        parts.flatMap((part, at) =>
          at < from ? [] : othersLike(part).map((other) => ({ parts: parts.with(at, other), from: at + 1 })),
        ),
      )
      .slice(0, MOST_SINGLE)
    found.push(...layer.map(({ parts }) => parts.join('')))
  }
  return found.slice(0, MOST_SINGLE)
}

/** Also with digits at the end, such as a year, left as they are. */
function replacedAtOnce(account: string): string[] {
  const ends = /\d*$/.exec(account)?.[0].length ?? 0
  const borders = Array.from({ length: ends < account.length ? ends : 0 }, (_, i) => account.length - i - 1)
  return [account.length, ...borders].flatMap((at) =>
    replaced(account.slice(0, at)).map((body) => body + account.slice(at)),
  )
}

const replaced = (text: string): string[] =>
  DIGITS.reduce<string[]>(
    (all, [digit = '', letter = '']) => [
      ...new Set(all.flatMap((one) => [one, one.replaceAll(digit, letter), one.replaceAll(letter, digit)])),
    ],
    [text, text.replace(/[li]/g, '1')],
  )

/** Returns the account with its separators removed, exchanged or, where it has none, inserted. */
export function separatedLike(account: string): string[] {
  const bare = account.replace(/[-_.]/g, '')
  if (bare !== account) return [bare, ...['_', '-'].map((mark) => account.replace(/[-_.]+/g, mark))]
  return ['_', '-'].flatMap((mark) =>
    Array.from(
      { length: Math.max(0, account.length - 1) },
      (_, i) => account.slice(0, i + 1) + mark + account.slice(i + 1),
    ),
  )
}

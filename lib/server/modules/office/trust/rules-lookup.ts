import { normalAccount } from '@/lib/shared/normalize/account'
import { plain } from '@/lib/shared/normalize/characters'
import { chineseDigits } from '@/lib/shared/normalize/chinese-digits'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { speltNumbers, spokenDigits } from '@/lib/shared/normalize/spoken-digits'
import { passes } from '@/lib/shared/people/field-rules'
import { ACCOUNT_LABEL, isAccount } from '@/lib/shared/trade/trust'
import { inLatin, looksOf, separatedLike } from './rules-look-alikes'

/** A mobile, also with letters instead of digits, which `normalPhone` reads; not as part of a word. */
const MOBILE = /(?<![a-z\d_@])[\doοоil|+][\doοоil|\s.()+-]{9,40}(?![a-z\d_])/g
/** Letters that look like digits, also Greek and Cyrillic ones. */
const LIKE_DIGITS = new Map(
  ['0oοо', '1il|', '2z', '5s', '8b'].flatMap(([digit = '', ...looks]) => looks.map((look) => [look, digit] as const)),
)
/** Letters for 微信 or QQ that touch the account: vabc12345, abc12345wx. */
const LABEL = /^(?:v{1,3}x?|wx?|q{1,3}|wei(?:xin)?|kou)[-_.]*(?=.{4})|(?<=.{4})[-_.]*(?:vx?|wx|q{1,2})$/g
/** Minimum and maximum length of numbers that are accounts: QQ numbers and mobiles. */
const [SHORTEST, LONGEST] = [5, 11]
/** Number of look-alikes compared per lookup. */
const MOST = 3000

/** Accounts in a lookup text, in the normalised form used for comparison. */
export interface TypedAccounts {
  /** The whole text as an account, '' if it is none: only then can a lookup return `clean`. */
  whole: string
  /** Accounts in the text: the whole text without a leading label, and those within a sentence. */
  named: string[]
  /**
   * Accounts that the text may mean: parts of something longer, accounts that look like a named one, and numbers that are
   * written as they sound. If one is listed, the lookup returns neither a hit nor `clean`.
   */
  within: string[]
}

/**
 * Reads the text as written, with Chinese digits as digits, and as what it looks or sounds like. Entries are stored as
 * hashes, so look-alikes are compared by computing them.
 */
export function accountsIn(text: string): TypedAccounts {
  const written = plain(text).toLowerCase()
  const own = readAccounts(written)
  const chinese = readAccounts(chineseDigits(written))
  const named = [...new Set([...own.named, ...chinese.named])]
  const latin = inLatin(plain(inLatin(text)))
  const read = [own, chinese, ...[latin, asSpoken(latin)].map(readAccounts)]
  const meant = accounts(read.flatMap((one) => one.named).flatMap((one) => [one, one.replace(LABEL, '')]))
  const lettered = numbersIn([...chineseDigits(written)].map((char) => LIKE_DIGITS.get(char) ?? char).join(''))
  const parts = [...read.flatMap(({ within }) => within), ...accounts(lettered.flatMap(windows))]
  const bodies = [...new Set([...meant, ...meant.map((one) => one.replace(/[-_.]/g, ''))])]
  const alike = bodies.flatMap((one) => [...separatedLike(one), ...looksOf(one)])
  const within = [...new Set([...meant, ...parts, ...accounts(alike).slice(0, MOST)])]
  return { whole: own.whole, named, within: within.filter((part) => !named.includes(part)) }
}

/** With digits instead of what sounds like them. */
function asSpoken(latin: string): string {
  const spoken = spokenDigits(chineseDigits(latin))
  return speltNumbers(spoken).reduceRight(
    (all, { text, index, digits }) => `${all.slice(0, index)}${digits} ${all.slice(index + text.length)}`,
    spoken,
  )
}

const numbersIn = (written: string): string[] =>
  (written.match(/\d(?:[\s\p{P}\p{S}]*\d)*/gu) ?? []).map((number) => number.replace(/\D/g, ''))

function readAccounts(written: string): TypedAccounts {
  const numbers = numbersIn(written)
  const whole = normalAccount(written)
  const words = [whole, ...(written.match(/[a-z0-9@._-]+/g) ?? [])]
  const unlabelled = words.map((word) => bare(word.replace(ACCOUNT_LABEL, '')))
  const mobiles = [written, ...unlabelled].flatMap(mobilesIn)
  const separate = numbers.filter((number) => !isPartOfWord(whole, number))
  const named = accounts([...words, ...words.map(bare), ...unlabelled, ...mobiles, ...separate])
  const parts = [...numbers, ...(written.match(/\d+/g) ?? [])].flatMap(windows)
  return {
    whole: isAccount(whole) ? whole : '',
    named,
    within: accounts(parts).filter((part) => !named.includes(part)),
  }
}

/** Without the @ of a mention and the full stop of a sentence, which begin and end no WeChat id. */
const bare = (word: string): string => word.replace(/^[@.]+|\.+$/g, '')

const mobilesIn = (written: string): string[] =>
  (written.match(MOBILE) ?? []).map(normalPhone).filter((phone) => passes('mobile', phone))

const accounts = (texts: readonly string[]): string[] => [...new Set(texts.map(normalAccount).filter(isAccount))]

/** abc3900001024 is an account itself, unlike 加3900001024. */
const isPartOfWord = (whole: string, number: string): boolean => {
  const at = whole.indexOf(number)
  return at >= 0 && /[a-z_@]/.test(`${whole[at - 1] ?? ''}${whole[at + number.length] ?? ''}`)
}

/** Returns the number, and if it is longer than any account, all parts that could be one. */
function windows(number: string): string[] {
  if (number.length <= LONGEST) return [number]
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => SHORTEST + i)
  return lengths.flatMap((length) =>
    Array.from({ length: number.length - length + 1 }, (_, from) => number.slice(from, from + length)),
  )
}

import { normalAccount } from '@/lib/shared/normalize/account'
import { plain } from '@/lib/shared/normalize/characters'
import { isAccount } from '@/lib/shared/trade/trust'

const LABEL =
  /^(?:qq|q|微信|威信|wechat|weixin|wx|vx|手机|电话|mobile|phone|tel|支付宝|游戏账号|账号)(?:号码|号|id)?[:：=#_-]*/
/** Minimum and maximum length of numbers that are accounts: QQ numbers and mobiles. */
const [SHORTEST, LONGEST] = [5, 11]

/** Accounts in a lookup text, in the normalised form used for comparison. */
export interface TypedAccounts {
  /** The whole text as an account, '' if it is none: only then can a lookup return `clean`. */
  whole: string
  /** Accounts in the text: the whole text without a leading label, and those within a sentence. */
  named: string[]
  /** Numbers that are only part of something longer: if one is listed, the lookup returns neither a hit nor `clean`. */
  within: string[]
}

export function accountsIn(text: string): TypedAccounts {
  const written = plain(text).toLowerCase()
  const numbers = (written.match(/\d(?:[\s\p{P}\p{S}]*\d)*/gu) ?? []).map((number) => number.replace(/\D/g, ''))
  const apart = (written.match(/[a-z0-9@._-]+/g) ?? []).flatMap((word) => [word, word.replace(LABEL, '')])
  const whole = normalAccount(text)
  const separate = numbers.filter((number) => !isPartOfWord(whole, number))
  const named = accounts([whole, whole.replace(LABEL, ''), ...apart, ...separate])
  const parts = [...numbers, ...(written.match(/\d+/g) ?? [])].flatMap(windows)
  return {
    whole: isAccount(whole) ? whole : '',
    named,
    within: accounts(parts).filter((part) => !named.includes(part)),
  }
}

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

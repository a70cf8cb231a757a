import { normalAccount } from '@/lib/shared/normalize/account'
import { plain } from '@/lib/shared/normalize/characters'
import { isAccount } from '@/lib/shared/trade/trust'

const LABEL =
  /^(?:qq|q|微信|威信|wechat|weixin|wx|vx|手机|电话|mobile|phone|tel|支付宝|游戏账号|账号)(?:号码|号|id)?[:：=#_-]*/
/** Lengths of numbers that are accounts: QQ numbers and mobiles. */
const [SHORTEST, LONGEST] = [5, 11]

/** Accounts in what somebody typed into the lookup, in the form they are compared in. */
export interface TypedAccounts {
  /** The account that the whole text is, '' when it is none: only then can a lookup clear it. */
  whole: string
  /** What it names: the whole text, without a label in front, and the accounts of a sentence. */
  named: string[]
  /** Numbers that are only part of something longer: one of them being listed neither accuses nor clears it. */
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

/** abc3900001024 is an account of its own, unlike 加3900001024. */
const isPartOfWord = (whole: string, number: string): boolean => {
  const at = whole.indexOf(number)
  return at >= 0 && /[a-z_@]/.test(`${whole[at - 1] ?? ''}${whole[at + number.length] ?? ''}`)
}

/** The number, and where it is longer than any account, all of its parts that could be one. */
function windows(number: string): string[] {
  if (number.length <= LONGEST) return [number]
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => SHORTEST + i)
  return lengths.flatMap((length) =>
    Array.from({ length: number.length - length + 1 }, (_, from) => number.slice(from, from + length)),
  )
}

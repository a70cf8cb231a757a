/** Integer fen (1 yuan = 100 fen). All arithmetic uses bigint; yuan as text only at input and output. */
export type Fen = bigint & { readonly __fen: unique symbol }

export const fen = (value: bigint | number): Fen => BigInt(value) as Fen
export const ZERO = fen(0)

/** An amount of fen as stored in JSON, whose numbers are too small for it. */
export type FenText = string & { readonly __fenText: unique symbol }

export const fenText = (amount: bigint): FenText => amount.toString() as FenText
/** Reads a stored amount; 0 if there is none. */
export const readFen = (text: FenText | undefined): Fen => fen(BigInt(text ?? '0'))

/** Price pattern: positive, at most 2 decimals; capped at 10 integer digits. */
export const YUAN_PATTERN = /^\d{1,10}(\.\d{1,2})?$/

/** "12.5" -> 1250n. Throws RangeError on anything that is not plain yuan text. */
export function yuanToFen(text: string): Fen {
  if (!YUAN_PATTERN.test(text)) throw new RangeError(`not yuan: ${text}`)
  const [yuan = '0', cents = ''] = text.split('.')
  return fen(BigInt(yuan) * 100n + BigInt(cents.padEnd(2, '0')))
}

/** 1250n -> "12.50", the API format of every amount. */
export function fenToYuan(value: bigint): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function lesserOf(a: bigint, b: bigint): Fen {
  if (a < b) return fen(a)
  return fen(b)
}

export function greaterOf(a: bigint, b: bigint): Fen {
  if (a > b) return fen(a)
  return fen(b)
}

/**
 * Share in basis points (1 % = 100), rounded down, so that the platform never takes a fen more than the rule allows.
 */
export const shareOf = (amount: bigint, basisPoints: number): Fen => fen((amount * BigInt(basisPoints)) / 10_000n)

/** "12345.60" -> ["12,345", ".60"], for the price component. */
export function splitYuan(yuan: string): [whole: string, cents: string] {
  const [whole = '0', cents = '00'] = yuan.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), `.${cents.padEnd(2, '0')}`]
}

/** An API amount for sentences and tables, with thousands separators: "1499.00" -> "¥1,499.00". */
export function yuanText(yuan: string): string {
  const [whole, cents] = splitYuan(yuan)
  return whole.startsWith('-') ? `-¥${whole.slice(1)}${cents}` : `¥${whole}${cents}`
}
export const moneyText = (value: bigint): string => yuanText(fenToYuan(value))

import { normalAmount } from '../normalize/amount'
import { coinsText } from '../trade/coin-terms'
import { coinsAlone, coinsIn } from './coin-text'
import { isCurrencyType } from './goods-types'

/** Ways in which a seller hands over currency. */
const COIN_HANDOVERS = ['当面交易', '游戏内邮寄', '拍卖行', '摆摊', '寄售', '游戏内赠送']

/** What every currency offer states, in any game; stored in the facts. */
export const COIN_FIELDS = [
  { key: 'amount', label: '每份数量' },
  { key: 'way', label: '发货方式', options: COIN_HANDOVERS },
] as const satisfies readonly { key: string; label: string; options?: string[] }[]

/** Units for entering an amount. */
export const COIN_UNITS = { 个: 1, 万: 10_000, 亿: 100_000_000 } as const
export type CoinUnitName = keyof typeof COIN_UNITS
export const isCoinUnit = (text: string): text is CoinUnitName => text in COIN_UNITS

/** Most units of one item: lists cannot sort more. */
const MOST_COINS = 10 ** 15

/** Fields that an item of this type states: those of its game, for currency always the same. */
export const fieldsOfType = <Field extends { key: string; label: string; options?: string[] }>(
  goodsTypeId: number,
  fields: readonly Field[],
): readonly (Field | { key: string; label: string; options?: string[] })[] =>
  isCurrencyType(goodsTypeId) ? COIN_FIELDS : fields

/** Units of an entered amount; null if it is none: at most four decimals of 万. */
export function readAmount(typed: string, unit: CoinUnitName): number | null {
  const text = normalAmount(typed)
  if (!/^\d{1,12}(?:\.\d{1,4})?$/.test(text)) return null
  const coins = Number(text) * COIN_UNITS[unit]
  return coins > 0 && coins <= MOST_COINS && Number.isInteger(Math.round(coins * 10) / 10) ? Math.round(coins) : null
}

/** The amount as stored: always in 万 or 亿, which the database reads. */
export function amountFact(coins: number): string {
  const text = coinsText(coins)
  return /[万亿]$/.test(text) ? text : `${Number((coins / 10_000).toFixed(4))}万`
}

/** The stored amount as entered: number and unit. */
export function amountParts(fact: string): { amount: string; unit: CoinUnitName } {
  const [, amount = '', unit = '万'] = /^(\d+(?:\.\d+)?) *([万亿])/.exec(fact) ?? []
  return { amount, unit: unit as CoinUnitName }
}

/** Title of an offer from its fields, e.g. 5000万金币 跨一 当面交易. */
export const coinTitle = (parts: { coins: number | null; coinName: string; place: string; way: string }): string =>
  parts.coins === null
    ? ''
    : [`${coinsText(parts.coins)}${parts.coinName}`, parts.place, parts.way].filter(Boolean).join(' ').slice(0, 60)

/** The facts of a currency offer with its amount as stored, taken from the title where it is stated there alone. */
export function withAmount(facts: Readonly<Record<string, string>>, title: string): Record<string, string> {
  const coins = facts.amount ? coinsAlone(facts.amount) : coinsIn(title)
  return coins === null ? { ...facts } : { ...facts, amount: amountFact(coins) }
}

/** Error of a currency offer whose amount is missing, not readable or not that of the title. */
export function coinError(
  facts: Readonly<Record<string, string>>,
  title: string,
): { field: 'facts' | 'bigTitle'; text: string } | undefined {
  const stated = coinsIn(title)
  if (!facts.amount) return stated === null ? { field: 'facts', text: '请填写每份数量，例如 5000万' } : undefined
  const coins = coinsAlone(facts.amount)
  if (coins === null) return { field: 'facts', text: '每份数量请写数字和单位，例如 5000万' }
  return stated !== null && stated !== coins
    ? { field: 'bigTitle', text: '标题里的数量与每份数量不一致，请改成相同的数量' }
    : undefined
}

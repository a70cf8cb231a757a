import { yuanToFen } from '@/lib/shared/money/money'
import { apartText, isSteep } from '@/lib/shared/money/steep-change'
import { type CoinKind, coinsFor, coinsText, ratioOf } from '@/lib/shared/trade/coin-terms'

const HUNDRED_YUAN = yuanToFen('100')
const VERBS: Readonly<Record<CoinKind, string>> = { sell: '卖出', recycle: '能收' }

/** A ratio, and the ratios that it is far from. */
interface Steep {
  ratio: string
  from: { name: string; ratio: string }[]
}

/**
 * Compares an entered ratio with the offer's own former one and the best of other merchants; null: it is usual, unchanged
 * or not a ratio ('').
 */
export function steepRatios({ ratio, own, best }: { ratio: string; own?: string; best?: string }): Steep | null {
  if (!ratio || (own && ratioOf(own) === ratioOf(ratio))) return null
  const known = [
    ...(own ? [{ name: '当前比例', ratio: own }] : []),
    ...(best ? [{ name: '其他币商最优', ratio: best }] : []),
  ]
  const from = known.filter((one) => isSteep(ratioOf(one.ratio), ratioOf(ratio)))
  return from.length > 0 ? { ratio, from } : null
}

/** What an unusual ratio means, e.g. 1 元 = 5200金，是其他币商最优（512金）的 10.2 倍。按此比例，100 元卖出 52万金。 */
export function steepText({ ratio, from }: Steep, { kind, coinName }: { kind: CoinKind; coinName: string }): string {
  const coins = (text: string) => `${coinsText(Number(text))}${coinName}`
  const apart = from.map(({ name, ratio: other }) =>
    apartText(Number(other), Number(ratio), { than: `${name}（${coins(other)}）`, more: '多', less: '少' }),
  )
  const hundred = `${coinsText(Number(coinsFor(HUNDRED_YUAN, ratioOf(ratio))))}${coinName}`
  return `1 元 = ${coins(ratio)}，${apart.join('，')}。按此比例，100 元${VERBS[kind]} ${hundred}。`
}

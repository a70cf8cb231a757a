import type { Dayjs } from 'dayjs'
import type { Lottery } from '@/components/office/parts/content-rows'
import { dayjsOf } from '@/components/office/parts/minute-picker'
import { amountWords } from '@/lib/shared/normalize/amount'

/** Sum of all odds, in parts per million. */
const ALL = 1_000_000
const ODDS = /^\d{1,3}(?:\.\d{1,4})?$/
/** A percentage with four decimals as parts per million. */
const ppmOf = (percent = ''): number => (ODDS.test(percent) ? Math.round(Number(percent) * 10_000) : 0)

/** Error message of a normalized percentage. */
export function oddsError(percent: string): string | undefined {
  if (!ODDS.test(percent)) return amountWords(percent, '请输入正确的概率，最多四位小数')
  return ppmOf(percent) > ALL ? '概率不能超过 100%' : undefined
}

interface PrizeFields {
  name: string
  /** In percent; for the empty prize, the remainder. */
  odds?: string
  isNothing?: boolean
  amount?: string
  min?: string
  quantity?: number
  validDays?: number
  goodsTypes?: number[]
}
export interface LotteryFields {
  title: string
  intro?: string
  rules: string
  startAt: Dayjs
  endAt: Dayjs
  freePerDay: number
  maxPerDay: number
  minOrder: string
  prizes: PrizeFields[]
}

/** Parts per million left for the empty prize; negative if the others exceed the total. */
export const restOf = (prizes: readonly (PrizeFields | undefined)[]): number =>
  ALL - prizes.reduce((sum, prize) => sum + (prize && !prize.isNothing ? ppmOf(prize.odds) : 0), 0)

const percent = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))}%`

/** Odds with their running sum in words; the empty prize gets the remainder, unless the others exceed the total. */
export function oddsTable(prizes: readonly (PrizeFields | undefined)[]) {
  const rest = restOf(prizes)
  let sum = 0
  const rows = prizes.map((prize, at) => {
    const odds = prize?.isNothing ? Math.max(0, rest) : ppmOf(prize?.odds)
    sum += odds
    return { place: at + 1, name: prize?.name || `奖品 ${at + 1}`, odds: percent(odds), sum: percent(sum) }
  })
  return { rows, isOver: rest < 0 }
}

/** Prizes in API format. */
export const prizesOf = (prizes: readonly PrizeFields[]) =>
  prizes.map(({ name, odds, isNothing, amount = '', min = '', quantity = 0, validDays = 0, goodsTypes = [] }) =>
    isNothing
      ? { name, odds: restOf(prizes) }
      : { name, odds: ppmOf(odds), coupon: { amount, min, quantity, validDays, goodsTypes } },
  )

const FRESH: PrizeFields[] = [
  ...Array.from({ length: 7 }, () => ({ name: '', validDays: 15, goodsTypes: [] })),
  { name: '谢谢参与', isNothing: true },
]

/** Initial form values; null: a new one. */
export function lotteryFields(lottery: Lottery | null): Partial<LotteryFields> {
  if (!lottery) return { freePerDay: 1, maxPerDay: 5, minOrder: '100.00', prizes: FRESH }
  const { title, intro, rules, startTime, endTime, freePerDay, maxPerDay, minOrder, prizes } = lottery
  return {
    title,
    intro,
    freePerDay,
    maxPerDay,
    minOrder,
    rules: rules.join('\n'),
    startAt: dayjsOf(startTime),
    endAt: dayjsOf(endTime),
    prizes: prizes.map(({ name, kind, odds, amount, minAmount, quantity, validDays, goodsTypes }) =>
      kind === 'nothing'
        ? { name, isNothing: true }
        : {
            name,
            odds: (odds / 10_000).toFixed(4),
            amount: amount ?? '',
            min: minAmount ?? '',
            goodsTypes,
            quantity: quantity ?? 0,
            validDays: validDays ?? 0,
          },
    ),
  }
}

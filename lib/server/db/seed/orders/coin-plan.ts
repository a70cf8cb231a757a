/** Final state of a currency order with a merchant. */
export type CoinEnd =
  | 'unpaid'
  | 'assigned'
  | 'refused'
  | 'accepted'
  | 'late'
  | 'givenUp'
  | 'inspection'
  | 'part'
  | 'contested'
  | 'hold'
  | 'released'
export type RecycleEnd = 'delivering' | 'withdrawn' | 'checking' | 'disputed' | 'paid'

/** demo: the two demo logins; demoBuyer and demoMerchant: one of them with another user. */
export type CoinPair = 'demo' | 'demoBuyer' | 'demoMerchant' | 'others'
export interface CoinPlan<End> {
  pair: CoinPair
  end: End
  /** Minutes before now. */
  ago: number
  yuan: number
}

const DAY = 60 * 24

export const COIN_PLANS: readonly CoinPlan<CoinEnd>[] = [
  { pair: 'demo', end: 'released', ago: 5 * DAY, yuan: 120 },
  { pair: 'demoBuyer', end: 'released', ago: 4 * DAY + 200, yuan: 66 },
  { pair: 'others', end: 'givenUp', ago: 3 * DAY, yuan: 45 },
  { pair: 'demo', end: 'refused', ago: 2 * DAY + 90, yuan: 80 },
  { pair: 'demoBuyer', end: 'givenUp', ago: 2 * DAY, yuan: 150 },
  { pair: 'demo', end: 'hold', ago: 11 * 60, yuan: 200 },
  { pair: 'demoMerchant', end: 'hold', ago: 7 * 60, yuan: 58 },
  { pair: 'demo', end: 'contested', ago: 5 * 60, yuan: 96 },
  { pair: 'demo', end: 'part', ago: 190, yuan: 300 },
  { pair: 'demoBuyer', end: 'inspection', ago: 130, yuan: 88 },
  { pair: 'demo', end: 'inspection', ago: 95, yuan: 50 },
  { pair: 'demoBuyer', end: 'late', ago: 75, yuan: 128 },
  { pair: 'demo', end: 'accepted', ago: 14, yuan: 168 },
  { pair: 'demoMerchant', end: 'accepted', ago: 9, yuan: 30 },
  { pair: 'demoBuyer', end: 'assigned', ago: 3, yuan: 66 },
  { pair: 'demo', end: 'assigned', ago: 2, yuan: 100 },
  { pair: 'demoMerchant', end: 'unpaid', ago: 1, yuan: 72 },
]

export const RECYCLE_PLANS: readonly CoinPlan<RecycleEnd>[] = [
  { pair: 'demo', end: 'paid', ago: 3 * DAY, yuan: 40 },
  { pair: 'demoBuyer', end: 'paid', ago: 2 * DAY + 40, yuan: 75 },
  { pair: 'demo', end: 'withdrawn', ago: DAY + 300, yuan: 20 },
  { pair: 'demo', end: 'disputed', ago: 200, yuan: 60 },
  { pair: 'demo', end: 'checking', ago: 25, yuan: 35 },
  { pair: 'demoMerchant', end: 'delivering', ago: 18, yuan: 50 },
  { pair: 'demo', end: 'delivering', ago: 12, yuan: 45 },
]

/** Orders that merchants completed before, the demo seller first; their statistics come from these. */
export const COIN_RECORDS = [9, 5, 4, 3, 3, 2] as const
export const COIN_RECORD_DAYS = 24

/** Minutes from acceptance to delivery; the demo seller is the second quickest merchant. */
export const COIN_MINUTES = [9, 6, 12, 8, 17, 24] as const

/** Percentage of the median market rate that a merchant gives for one yuan; it pays less when it buys. */
export const COIN_MARGINS = [101, 100, 99, 98, 97, 96] as const
export const RECYCLE_MARGIN = 117

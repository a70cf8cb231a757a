import { type Fen, fen, fenToYuan, yuanToFen } from '../money/money'

/**
 * How game currency is traded with merchants. A ratio is how many units of currency one yuan is worth, two decimals at
 * most, kept as an integer of hundredths of a unit; an amount is a whole number of units. Nothing of either is a fraction.
 */
export const ratioOf = (text: string): bigint => yuanToFen(text)
export const ratioText = (ratio: bigint): string => fenToYuan(ratio)

/** What so many units cost, rounded down to a fen: nobody pays more than the ratio says. */
export const coinPrice = (amount: bigint, ratio: bigint): Fen => fen((amount * 10_000n) / ratio)
/** Whole units that so much money buys. */
export const coinsFor = (sum: bigint, ratio: bigint): bigint => (sum * ratio) / 10_000n

const WAN = 10_000
const YI = 100_000_000

/** Exact: 1500000 is "150万", 150000000 "1.5亿", 123456789 "12345.6789万". */
export function coinsText(amount: number): string {
  const decimal = (part: number) => (part / WAN).toFixed(4).replace(/\.?0+$/, '')
  if (amount >= YI && amount % WAN === 0) return `${decimal(amount / WAN)}亿`
  return amount >= WAN ? `${decimal(amount)}万` : String(amount)
}

export type CoinKind = 'sell' | 'recycle'
export const COIN_KINDS = ['sell', 'recycle'] as const

/** What lists of offers begin with: the most for the money, the fewest orders not completed, the fastest delivery. */
export const COIN_SORTS = ['ratio', 'completion', 'speed'] as const
export type CoinSort = (typeof COIN_SORTS)[number]

/** How currency changes hands in the game. */
export const COIN_WAYS = { mail: '游戏内邮寄', trade: '当面交易', auction: '拍卖行', gift: '游戏内赠送' } as const
export type CoinWay = keyof typeof COIN_WAYS
export const coinWays = Object.keys(COIN_WAYS) as [CoinWay, ...CoinWay[]]

/** What became of an order with a merchant that it was given to, or may be given to. */
export const COIN_TURNS = {
  asked: '等接单',
  accepted: '交付中',
  done: '已完成',
  refused: '没接',
  late: '超时没接',
  broken: '没有交付',
  next: '备选',
} as const
export type CoinTurnState = keyof typeof COIN_TURNS
export const COIN_TURN_STATES = Object.keys(COIN_TURNS) as [CoinTurnState, ...CoinTurnState[]]

/** What a merchant deposits to be one, and the least that must be left of it to get new orders. Yuan. */
export const COIN_DEPOSIT = '1000.00'
export const COIN_DEPOSIT_LEAST = '500.00'
/** Below this share of orders completed, of at least so many in so many days, a merchant is suspended. */
export const COIN_COMPLETION = { percent: 90, orders: 20, days: 30 } as const

/** Orders that a player may be delivering to merchants at once. */
export const MOST_RECYCLING = 3

/** '08:00' as minutes of the day, Beijing time; '24:00' ends it. */
export const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
export const hourText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const SN = /^KB(\d{6,12})$/
export const COIN_SN_PATTERN = SN
export const coinSn = (offerId: number): string => `KB${String(offerId).padStart(6, '0')}`
export const offerIdOf = (sn: string): number => Number(SN.exec(sn)?.[1] ?? 0)

/** Where currency goes to. */
export interface CoinReceiver {
  area: string
  server: string
  name: string
}

/** What an order of currency with a merchant promises and how far it is. Times are ISO texts; ratios, amounts and fen are texts. */
export interface CoinState {
  offerId: number
  coinName: string
  /** Units ordered. */
  amount: string
  /** In force now: it begins with the one that was ordered at, and only rises. */
  ratio: string
  areaId: number
  serverId: number
  /** Areas whose offers serve this place too; absent in orders from before there were zones. */
  zone?: number[]
  way: CoinWay
  receiver: CoinReceiver
  /** Merchants asked so far. */
  asked?: number
  acceptedAt?: string
  /** Promised; from `leaveAt` on the buyer may end it, at the merchant's cost. */
  deliverBy?: string
  leaveAt?: string
  /** Units handed over. */
  delivered?: string
  /** What the step that was just taken gives back of the price. */
  back?: string
  /** What the merchant at fault paid the buyer of its deposit. */
  penalty?: string
}

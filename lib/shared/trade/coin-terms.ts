import { type Fen, type FenText, fen, fenToYuan, yuanToFen } from '../money/money'
import type { DutyHours } from './duty-hours'

/**
 * Terms of trading game currency with merchants. A ratio is the number of currency units for one yuan, with at most two
 * decimals, stored as an integer of hundredths of a unit; an amount is a whole number of units. Neither is ever stored
 * as a fraction.
 */
export const ratioOf = (text: string): bigint => yuanToFen(text)
export const ratioText = (ratio: bigint): string => fenToYuan(ratio)

/** Price of an amount, rounded down to a fen, so that the buyer never pays more than the ratio states. */
export const coinPrice = (amount: bigint, ratio: bigint): Fen => fen((amount * 10_000n) / ratio)
/** Whole units for an amount of money. */
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

/** Sort orders of offers: best ratio, highest completion rate, fastest delivery. */
export const COIN_SORTS = ['ratio', 'completion', 'speed'] as const
export type CoinSort = (typeof COIN_SORTS)[number]

/** Ways of delivering currency in the game. */
export const COIN_WAYS = { mail: '游戏内邮寄', trade: '当面交易', auction: '拍卖行', gift: '游戏内赠送' } as const
export type CoinWay = keyof typeof COIN_WAYS
export const coinWays = Object.keys(COIN_WAYS) as [CoinWay, ...CoinWay[]]

/** States of an order from the view of a merchant it was or may be assigned to. */
export const COIN_TURNS = {
  asked: '等接单',
  accepted: '待发货',
  done: '已完成',
  refused: '未接单',
  late: '超时未接单',
  broken: '未按时发货',
  void: '买家未配合收货',
  next: '备选',
} as const
export type CoinTurnState = keyof typeof COIN_TURNS
export const COIN_TURN_STATES = Object.keys(COIN_TURNS) as [CoinTurnState, ...CoinTurnState[]]

/** Deposit of a merchant, and the minimum that must be left of it to get new orders. In yuan. */
export const COIN_DEPOSIT = '1000.00'
export const COIN_DEPOSIT_LEAST = '500.00'
/**
 * A merchant is suspended below this completion percentage, counted over at least this many orders in this many days.
 */
export const COIN_COMPLETION = { percent: 90, orders: 20, days: 30 } as const

/** Maximum orders a player can be delivering to merchants at the same time. */
export const MOST_RECYCLING = 3
/** Maximum deliveries of a player that merchants have not confirmed yet. */
export const MOST_UNCONFIRMED = 10
const SN = /^KB(\d{6,12})$/
export const COIN_SN_PATTERN = SN
export const coinSn = (offerId: number): string => `KB${String(offerId).padStart(6, '0')}`
export const offerIdOf = (sn: string): number => Number(SN.exec(sn)?.[1] ?? 0)

/** Recipient of the currency. */
export interface CoinReceiver {
  area: string
  server: string
  name: string
}

/** Terms and progress of a currency order with a merchant. Times are ISO texts; ratios, amounts and fen are texts. */
export interface CoinState {
  offerId: number
  coinName: string
  /** Ordered units. */
  amount: string
  /** Current ratio: starts with the ordered one, and can only increase. */
  ratio: string
  areaId: number
  serverId: number
  /** Areas whose offers also serve this area; absent in orders from before zones existed. */
  zone?: number[]
  way: CoinWay
  receiver: CoinReceiver
  /** Opening hours of a buying offer, in orders of earlier releases; later ones keep the merchant's in the terms. */
  open?: DutyHours
  /** Number of merchants asked so far. */
  asked?: number
  acceptedAt?: string
  /** Promised delivery time; from `leaveAt` on the buyer may cancel, at the merchant's expense. */
  deliverBy?: string
  leaveAt?: string
  /** Delivered units. */
  delivered?: string
  /** Part of the price refunded by the last step. */
  back?: FenText
  /** Penalties that the merchant at fault paid to the buyer from its deposit, and the one of the last step. */
  penalty?: FenText
  fine?: FenText
}

/** Why an offer does not sell this amount in one order; '' if it does. */
export function quoteError(
  { least, most, stock, coinName }: { least: number; most: number; stock: number; coinName: string },
  amount: number,
): string {
  if (amount < least) return `单笔最少 ${coinsText(least)}${coinName}`
  const limit = Math.min(most, stock)
  return amount > limit ? `单笔最多 ${coinsText(limit)}${coinName}` : ''
}

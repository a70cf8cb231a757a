import { z } from 'zod'
import { COIN_KINDS, COIN_TURN_STATES, coinWays } from '@/lib/shared/trade/coin-terms'
import { dateTime, yuan } from '../fields'

/** Units of currency per yuan, as exact text. */
export const ratio = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .describe('units of currency for one yuan, 2 decimals')
const coins = z.number().int().describe('whole units of currency')

/** Statistics of the last 30 days. */
const figures = {
  orders: z.number().int().describe('given to the merchant and ended'),
  completion: z.number().int().nullable().describe('per cent of them completed, rounded down; null: none ended yet'),
  minutes: z
    .number()
    .int()
    .nullable()
    .describe('half of the deliveries took so long from acceptance on; null: none yet'),
}
export const coinFigures = z.object(figures)

const terms = {
  offerSn: z.string(),
  kind: z.enum(COIN_KINDS).describe('sell: the merchant sells, recycle: it buys from players'),
  gameId: z.number().int(),
  gameName: z.string(),
  coinName: z.string(),
  areaId: z.number().int().describe('0: any area'),
  areaName: z.string(),
  serverId: z.number().int().describe('0: any server'),
  serverName: z.string(),
  ratio,
  stock: coins.describe('units that can be ordered now; of one that buys, what its budget pays for'),
  least: coins.describe('of one order'),
  most: coins.describe('of one order'),
  hours: z.string().describe('when the merchant takes orders, of GET /seller/hours: 全天, or 每天 9:00–23:00'),
  way: z.enum(coinWays),
  wayName: z.string(),
}

/** An offer as shown to the public. */
export const coinOffer = z.object({
  ...terms,
  isOpen: z.boolean().describe('takes orders now'),
  closedWhy: z.string().describe("why not, in Chinese; '' when open"),
  feeBasisPoints: z.number().int().describe('of the price, paid by whoever delivers'),
  leastFee: yuan,
  merchant: z.object({ name: z.string(), actor: z.string(), ...figures }),
})
export type CoinOffer = z.output<typeof coinOffer>

/** A merchant in an order's queue. */
export const coinTurn = z.object({
  name: z.string(),
  ratio: ratio.nullable().describe('null: it does not have the order any more'),
  stock: coins.describe('units that can be ordered now'),
  ...figures,
  state: z.enum(COIN_TURN_STATES).describe('next: is asked if those before do not take it'),
  stateName: z.string(),
  time: dateTime.nullable().describe('since when; null: next'),
})
export type CoinTurn = z.output<typeof coinTurn>

/** The merchant's own offer, with data that only the merchant sees. */
export const ownCoinOffer = z.object({
  ...terms,
  reserved: coins.describe('held by running orders'),
  budget: yuan.describe('prepaid and not used yet, of an offer that buys'),
  roleName: z.string().describe('character that takes what is bought'),
  isPaused: z.boolean(),
  isOpen: z.boolean(),
  closedWhy: z.string(),
  updateTime: dateTime,
})
export type OwnCoinOffer = z.output<typeof ownCoinOffer>

export const coinShop = z.object({
  state: z.enum(['none', 'active', 'suspended']),
  suspendReason: z.string(),
  isPaused: z.boolean(),
  gameAccounts: z.string(),
  contact: z.string(),
  depositAsked: yuan.describe('to become a merchant'),
  deposit: yuan.describe('what is left of it'),
  depositLeast: yuan.describe('with less there are no new orders'),
  depositMissing: yuan.describe('what filling it up costs'),
  canTakeOrders: z.boolean(),
  closedWhy: z.string(),
  leastCompletion: z.number().int().describe('per cent; below it, from leastOrders on, the shop is suspended'),
  leastOrders: z.number().int(),
  ...figures,
})
export type CoinShop = z.output<typeof coinShop>

/** The price of an amount at the best open offer. */
export const coinQuote = z.object({
  offer: coinOffer,
  ratio,
  amount: coins,
  price: yuan,
  others: z.number().int().describe('further open offers that could take this order at this price or better'),
})
export type CoinQuote = z.output<typeof coinQuote>

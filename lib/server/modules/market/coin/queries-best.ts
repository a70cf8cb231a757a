import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import type { Db, Tx } from '../../../db/client'
import { coinAssignments, coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import { tieOf } from '../../money/ties/find-tie'
import { atPlace, freeUnits, openAt } from './internal/open-offers'
import { figuresOf } from './queries-figures'
import type { Offer, Place } from './types'

export interface Wanted extends Place {
  kind: CoinKind
  gameId: number
  /** A number of units, or the units for an amount of money. */
  many: { amount: bigint } | { sum: bigint }
  /** The buyer, who cannot trade with themselves through any account; 0: anonymous. */
  userId: UserId
  /** Minimum ratio, in hundredths of a unit. */
  ratio?: bigint
  /** Preferred offer, if it is still open at that ratio. */
  preferId?: number
  /** Excludes merchants that already had this order. */
  orderId?: number
}

export interface Found {
  offer: Offer
  amount: bigint
}

/**
 * Returns open offers that can take the whole order, best first: by ratio, then completion, then speed. Nothing is
 * reserved.
 */
export async function findBest(db: Db | Tx, wanted: Wanted, at: Date, limit = 1): Promise<Found[]> {
  const { kind, gameId, many, userId, ratio, preferId = 0, orderId } = wanted
  const { least, most, ratio: offerRatio } = coinOffers
  const amount = 'amount' in many ? sql`${many.amount.toString()}::numeric` : amountOf(many.sum)
  const isBetter = (than: string): SQL =>
    kind === 'sell' ? sql`${offerRatio} >= ${than}` : sql`${offerRatio} <= ${than}`
  const isAfforded = kind === 'sell' ? undefined : sql`div(${amount} * 10000, ${offerRatio}) <= ${coinOffers.budgetFen}`
  const figures = sql`lateral ${figuresOf(coinOffers.merchantId, at)} f`
  const rows = await db
    .select({ offer: getTableColumns(coinOffers), amount: sql<string>`${amount}::bigint::text` })
    .from(coinOffers)
    .innerJoin(coinMerchants, eq(coinMerchants.userId, coinOffers.merchantId))
    .innerJoin(figures, sql`true`)
    .where(
      and(
        openAt(kind, at),
        eq(coinOffers.gameId, gameId),
        atPlace(wanted),
        ne(coinOffers.merchantId, userId),
        userId === 0 ? undefined : sql`${tieOf(userId, coinOffers.merchantId)} is null`,
        ratio === undefined ? undefined : isBetter(ratio.toString()),
        sql`${amount} between ${least} and ${most} and ${amount} <= ${freeUnits}`,
        isAfforded,
        orderId === undefined ? undefined : sql`${coinOffers.merchantId} not in ${triedMerchants(orderId)}`,
      ),
    )
    .orderBy(
      sql`${coinOffers.id} = ${preferId} desc`,
      kind === 'sell' ? sql`${offerRatio} desc` : sql`${offerRatio} asc`,
      sql`case when f.orders > 0 then f.done * 100 / f.orders end desc nulls last`,
      sql`f.minutes asc nulls last`,
      coinOffers.id,
    )
    .limit(limit)
  return rows.map((row) => ({ offer: row.offer, amount: BigInt(row.amount) }))
}

const amountOf = (sum: bigint): SQL => sql`div(${sum.toString()}::numeric * ${coinOffers.ratio}, 10000)`

const triedMerchants = (orderId: number): SQL =>
  sql`(select merchant_id from ${coinAssignments} where order_id = ${orderId})`

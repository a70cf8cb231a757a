import { and, asc, eq } from 'drizzle-orm'
import type { CoinTurn } from '@/lib/contract/entities/quick-coin'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/market/coin'
import type { Ctx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { presentNext, presentTurn } from './present-queue'
import { findBest, type Wanted } from './queries-best'
import { loadFigures, NO_FIGURES } from './queries-figures'

/** Returns merchants that already had the order, in sequence, and up to `next` further candidates. */
export async function loadQueue(
  ctx: Ctx,
  { wanted, next }: { wanted: Wanted & { orderId: number; ratio: bigint }; next: number },
): Promise<CoinTurn[]> {
  const at = ctx.now()
  const [tried, best] = await Promise.all([
    ctx.db
      .select({ offer: coinOffers, turn: coinAssignments })
      .from(coinAssignments)
      .innerJoin(coinOffers, eq(coinOffers.id, coinAssignments.offerId))
      .where(eq(coinAssignments.orderId, wanted.orderId))
      .orderBy(asc(coinAssignments.id)),
    next > 0 ? findBest(ctx.db, { ...wanted, preferId: undefined }, at, next) : [],
  ])
  const ids = [...tried, ...best].map(({ offer }) => offer.merchantId)
  const [people, figures] = await Promise.all([findUsers(ctx, ids), loadFigures(ctx.db, ids, at)])
  const facts = (id: UserId) => ({ name: people.get(id)?.nickName ?? '', figures: figures.get(id) ?? NO_FIGURES })
  return [
    ...tried.map(({ offer, turn }) => presentTurn(offer, { turn, ratio: wanted.ratio, ...facts(offer.merchantId) })),
    ...best.map(({ offer }) => presentNext(offer, facts(offer.merchantId))),
  ]
}

/** Returns whether an order was ever assigned to a merchant. */
export const wasAssigned = async (
  db: Db,
  { orderId, merchantId }: { orderId: number; merchantId: UserId },
): Promise<boolean> =>
  (await db.$count(
    coinAssignments,
    and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.merchantId, merchantId)),
  )) > 0

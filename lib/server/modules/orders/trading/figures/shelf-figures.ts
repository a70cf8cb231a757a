import { and, eq, gte, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/durations'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { loadMarks } from '../../../listings/catalog/lists/queries-marks'
import { findMiddle } from '../../../listings/valuation/queries-middle'
import { isDeal, ofGame } from './latest-deals'
import { presentShelfFigures } from './present'

const DAYS = 7

/**
 * Returns recent deals of a game and type, counted as on the deal wall, with the median price and the tags that
 * distinguish its goods.
 */
export async function loadShelfFigures(ctx: Ctx, { gid, gt = ACCOUNT }: { gid?: number; gt?: number }) {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS)
  const shown = and(isDeal, await ofGame(ctx, gid), eq(orders.goodsTypeId, gt), gte(orders.paidAt, since))
  const [[paid], middle, tells] = await Promise.all([
    ctx.db.select({ deals: sql<number>`count(*)::int` }).from(orders).where(shown),
    // a median over all games is meaningless, because they have nothing in common
    gid === undefined ? null : findMiddle(ctx, { gameId: gid, goodsTypeId: gt }),
    loadMarks(ctx, { gid, gt }),
  ])
  return presentShelfFigures({ days: DAYS, deals: paid?.deals ?? 0, middle, tells })
}

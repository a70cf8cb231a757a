import { and, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { orders } from '../../../../db/schema/trading'
import type { Ctx } from '../../../../runtime/context'
import { loadMarks } from '../../../listings/catalog/lists/queries-marks'
import { findMiddle } from '../../../listings/valuation/queries-middle'
import { isDeal, ofGame } from './latest-deals'
import { presentShelfFigures } from './present'

const DAYS = 7
const DAY_MS = 86_400_000

/** Deals of a game and type lately, as the deal wall counts them, what it goes for, and which marks tell its goods apart. */
export async function loadShelfFigures(ctx: Ctx, { gid, gt = ACCOUNT }: { gid?: number; gt?: number }) {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS)
  const shown = and(isDeal, await ofGame(ctx, gid), eq(orders.goodsTypeId, gt), gte(orders.paidAt, since))
  const [[paid], middle, tells] = await Promise.all([
    ctx.db.select({ deals: sql<number>`count(*)::int` }).from(orders).where(shown),
    // of all games together there is no middle: they have nothing in common
    gid === undefined ? null : findMiddle(ctx, { gameId: gid, goodsTypeId: gt }),
    loadMarks(ctx, { gid, gt }),
  ])
  return presentShelfFigures({ days: DAYS, deals: paid?.deals ?? 0, middle, tells })
}

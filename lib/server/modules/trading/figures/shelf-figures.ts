import { and, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods-types'
import { orders } from '../../../db/schema/trading'
import type { Ctx } from '../../../runtime/context'
import { loadMarks } from '../../catalog/queries-marks'
import { isDeal, ofGame } from './latest-deals'
import { presentShelfFigures } from './present'

const DAYS = 7
const DAY_MS = 86_400_000

/** What a game and type went for lately, as the deal wall counts it, and which marks tell its goods apart. */
export async function loadShelfFigures(ctx: Ctx, { gid, gt = ACCOUNT }: { gid?: number; gt?: number }) {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS)
  const shown = and(isDeal, await ofGame(ctx, gid), eq(orders.goodsTypeId, gt), gte(orders.paidAt, since))
  const [[paid], tells] = await Promise.all([
    ctx.db
      .select({ deals: sql<number>`count(*)::int`, average: sql<string | null>`round(avg(${orders.unitPriceFen}))` })
      .from(orders)
      .where(shown),
    loadMarks(ctx, { gid, gt }),
  ])
  return presentShelfFigures({ days: DAYS, deals: paid?.deals ?? 0, average: paid?.average ?? null, tells })
}

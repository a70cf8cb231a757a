import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { servicePlans } from '../../../db/schema/market/boosting'
import type { StaffCtx } from '../../../runtime/context'
import { contentDist } from '../../core/oversight/rules'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { presentLadder, presentOwnPlan } from './present'

/** Plans of the caller's own platform or distributor. */
export const ownPlans = (ctx: StaffCtx): SQL => eq(servicePlans.distId, contentDist(ctx))

/** Returns steps of its ladder for a game. */
export const ownSteps = (ctx: StaffCtx, gameId: number): SQL | undefined =>
  and(ownPlans(ctx), eq(servicePlans.gameId, gameId), ne(servicePlans.fromStep, ''))

interface PlanFilter extends Paging {
  kind: ServiceKind
  gameId?: number
}

export async function listOwnPlans(ctx: StaffCtx, { kind, gameId, ...paging }: PlanFilter) {
  const own = and(...[ownPlans(ctx), eq(servicePlans.kind, kind)], gameId ? eq(servicePlans.gameId, gameId) : undefined)
  const rows = ctx.db
    .select()
    .from(servicePlans)
    .where(own)
    .orderBy(asc(servicePlans.gameId), asc(servicePlans.sort), asc(servicePlans.id))
  const [found, games] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(servicePlans, own), paging),
    gamesById(ctx),
  ])
  return presentPage(found, (row) => presentOwnPlan(row, games.get(row.gameId)?.name ?? ''))
}

export async function loadLadder(ctx: StaffCtx, { gameId }: { gameId: number }) {
  const steps = ctx.db.select().from(servicePlans).where(ownSteps(ctx, gameId))
  return presentLadder(await steps.orderBy(asc(servicePlans.sort), asc(servicePlans.id)))
}

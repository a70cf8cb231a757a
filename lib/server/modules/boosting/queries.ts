import { and, asc, count, eq, inArray, min, ne, notInArray, or } from 'drizzle-orm'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { servicePlans } from '../../db/schema/boosting'
import type { Ctx } from '../../runtime/context'
import { findGame, gameNames } from '../catalog/queries-games'
import { presentPlans, type ServicePlans } from './present'

/** Plans of one game and the games to choose from, in the order of the catalogue. Refuses NOT_FOUND for a game this distributor does not show. */
export async function listServicePlans(
  ctx: Ctx,
  { kind, gid }: { kind: ServiceKind; gid?: number },
): Promise<ServicePlans> {
  if (gid) await findGame(ctx, gid)
  const names = await gameNames(ctx)
  const ownLadders = ctx.db
    .select({ gameId: servicePlans.gameId })
    .from(servicePlans)
    .where(and(eq(servicePlans.distId, ctx.dist.distId), ne(servicePlans.fromStep, '')))
  const shown = and(
    eq(servicePlans.kind, kind),
    or(eq(servicePlans.distId, 0), eq(servicePlans.distId, ctx.dist.distId)),
    inArray(servicePlans.gameId, [...names.keys()]),
    // an own ladder of a game stands in place of the platform's: two would be no ladder
    or(ne(servicePlans.distId, 0), eq(servicePlans.fromStep, ''), notInArray(servicePlans.gameId, ownLadders)),
  )
  const figures = await ctx.db
    .select({ gameId: servicePlans.gameId, count: count(), lowest: min(servicePlans.priceFen) })
    .from(servicePlans)
    .where(shown)
    .groupBy(servicePlans.gameId)
  const withPlans = new Map(figures.map((row) => [row.gameId, row]))
  const gameId = gid ?? [...names.keys()].find((id) => withPlans.has(id)) ?? 0
  const plans = await ctx.db
    .select()
    .from(servicePlans)
    .where(and(shown, eq(servicePlans.gameId, gameId)))
    .orderBy(asc(servicePlans.sort), asc(servicePlans.id))
  return presentPlans({ gameId, plans, figures: withPlans }, names)
}

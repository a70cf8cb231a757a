import { and, asc, count, eq, inArray, min, or } from 'drizzle-orm'
import type { boosterContract } from '@/lib/contract/booster'
import type { OutputOf } from '@/lib/contract/kit'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { servicePlans } from '../../db/schema/boosting'
import type { Ctx } from '../../runtime/context'
import { findGame, listGames } from '../catalog/queries-games'
import { presentPlan, presentPlanGame } from './present'

/** Plans of one game and the games to choose from, in the order of the catalogue. Refuses NOT_FOUND for a game this distributor does not show. */
export async function listServicePlans(
  ctx: Ctx,
  { kind, gid }: { kind: ServiceKind; gid?: number },
): Promise<OutputOf<(typeof boosterContract)['GET /booster/servicePlans']>> {
  if (gid) await findGame(ctx, gid)
  const all = await listGames(ctx, {})
  const ids = all.map((game) => game.id)
  const shown = and(
    eq(servicePlans.kind, kind),
    or(eq(servicePlans.distId, 0), eq(servicePlans.distId, ctx.dist.distId)),
    inArray(servicePlans.gameId, ids),
  )
  const counted = await ctx.db
    .select({ gameId: servicePlans.gameId, count: count(), leastFen: min(servicePlans.priceFen) })
    .from(servicePlans)
    .where(shown)
    .groupBy(servicePlans.gameId)
  const games = all.flatMap((game) => {
    const row = counted.find((one) => one.gameId === game.id)
    return row ? [presentPlanGame(game, row)] : []
  })
  const gameId = gid ?? games[0]?.gameId ?? 0
  const plans = await ctx.db
    .select()
    .from(servicePlans)
    .where(and(shown, eq(servicePlans.gameId, gameId)))
    .orderBy(asc(servicePlans.sort), asc(servicePlans.id))
  return { gameId, gameName: all.find((game) => game.id === gameId)?.name ?? '', games, plans: plans.map(presentPlan) }
}

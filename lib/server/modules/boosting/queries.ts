import { and, asc, count, eq, inArray, min, or } from 'drizzle-orm'
import type { boosterContract } from '@/lib/contract/booster'
import type { OutputOf } from '@/lib/contract/kit'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { servicePlans } from '../../db/schema/boosting'
import type { Ctx } from '../../runtime/context'
import { findGame, listGames } from '../catalog/queries-games'
import { presentPlan } from './present'

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
    .select({ gameId: servicePlans.gameId, count: count(), fen: min(servicePlans.priceFen) })
    .from(servicePlans)
    .where(shown)
    .groupBy(servicePlans.gameId)
  const byGame = new Map(counted.map((row) => [row.gameId, row]))
  const games = all.flatMap(({ id, name }) => {
    const row = byGame.get(id)
    return row ? [{ gameId: id, gameName: name, count: row.count, from: fenToYuan(row.fen as Fen) }] : []
  })
  const gameId = gid ?? games[0]?.gameId ?? 0
  const plans = await ctx.db
    .select()
    .from(servicePlans)
    .where(and(shown, eq(servicePlans.gameId, gameId)))
    .orderBy(asc(servicePlans.sort), asc(servicePlans.id))
  return { gameId, gameName: all.find((game) => game.id === gameId)?.name ?? '', games, plans: plans.map(presentPlan) }
}

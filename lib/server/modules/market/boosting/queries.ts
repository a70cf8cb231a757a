import { and, asc, count, eq, inArray, min, ne, notInArray, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type ServiceKind, stepsBetween } from '@/lib/shared/trade/service-terms'
import type { Tx } from '../../../db/client'
import { boosters, servicePlans } from '../../../db/schema/market/boosting'
import type { Ctx } from '../../../runtime/context'
import { findWindowEnd } from '../../../runtime/rate-limit'
import { findGame, gameNames } from '../../listings/catalog/games/queries-games'
import { accountsOfPerson, findPersonKey } from '../../people/identity/queries-person'
import { presentPlans, type ServicePlans } from './present'
import { pauseKey } from './rules'

/**
 * Plans of one game and the games to choose from, in catalogue order. Refuses NOT_FOUND for a game this distributor
 * does not show.
 */
export async function listServicePlans(
  ctx: Ctx,
  { kind, gid }: { kind: ServiceKind; gid?: number },
): Promise<ServicePlans> {
  if (gid) await findGame(ctx, gid)
  const names = await gameNames(ctx)
  const shown = and(shownPlans(ctx, kind), inArray(servicePlans.gameId, [...names.keys()]))
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

/** Ranks of a game's ladder between two of them; empty if it does not lead from one to the other. */
export async function ranksBetween(
  ctx: Ctx,
  { gameId, from, to }: { gameId: number; from: string; to: string },
): Promise<string[]> {
  const ladder = await ctx.db
    .select({ from: servicePlans.fromStep, to: servicePlans.toStep })
    .from(servicePlans)
    .where(and(shownPlans(ctx, 'boosting'), eq(servicePlans.gameId, gameId), ne(servicePlans.fromStep, '')))
    .orderBy(asc(servicePlans.sort), asc(servicePlans.id))
  return (stepsBetween(ladder, from, to) ?? []).slice(0, -1).map((step) => step.to)
}

/**
 * Returns the plans of the platform and this distributor; a distributor's ladder for a game replaces the platform's,
 * because two would be ambiguous.
 */
function shownPlans({ db, dist }: Ctx, kind: ServiceKind) {
  const ownLadders = db
    .select({ gameId: servicePlans.gameId })
    .from(servicePlans)
    .where(and(eq(servicePlans.distId, dist.distId), ne(servicePlans.fromStep, '')))
  return and(
    eq(servicePlans.kind, kind),
    or(eq(servicePlans.distId, 0), eq(servicePlans.distId, dist.distId)),
    or(ne(servicePlans.distId, 0), eq(servicePlans.fromStep, ''), notInArray(servicePlans.gameId, ownLadders)),
  )
}

/** Returns the number of works that a booster's person completed, with all accounts. */
export async function countDoneWorks(tx: Tx, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ done: sql<number>`coalesce(sum(${boosters.done}), 0)::int` })
    .from(boosters)
    .where(inArray(boosters.userId, accountsOfPerson(userId)))
  return row?.done ?? 0
}

/** Returns until when a booster's person accepts no work, because works were never begun; undefined: it may. */
export async function findAcceptPause(tx: Tx, { userId, at }: { userId: UserId; at: Date }): Promise<Date | undefined> {
  const ends = await findWindowEnd(tx, pauseKey(await findPersonKey(tx, userId)), at.getTime())
  return ends === undefined ? undefined : new Date(ends)
}

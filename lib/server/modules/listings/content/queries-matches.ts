import { and, asc, eq, gt, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { MatchList } from '@/lib/contract/entities/content'
import { DAY_MS, parseDateTime, startOfDay } from '@/lib/shared/time'
import { leagueMatches } from '../../../db/schema/listings/content'
import type { Ctx } from '../../../runtime/context'
import { gameNames } from '../catalog/games/queries-games'
import { presentMatches } from './present'
import type { MatchRow } from './types'

/** Days before today that the window includes. */
const BACK = 7
const AHEAD = 14
const MOST = 300

/** Matches of the games this distributor shows, from seven days ago to fourteen days ahead; `day` narrows the list to one day. */
export async function listMatches(ctx: Ctx, input: { gid?: number; day?: string }): Promise<MatchList> {
  const now = ctx.now()
  const from = new Date(startOfDay(now).getTime() - BACK * DAY_MS)
  const names = await gameNames(ctx)
  const shown = and(
    or(eq(leagueMatches.distId, 0), eq(leagueMatches.distId, ctx.dist.distId)),
    inArray(leagueMatches.gameId, [...names.keys()]),
  )
  const read = (limit: number, where: (SQL | undefined)[]): Promise<MatchRow[]> =>
    ctx.db
      .select()
      .from(leagueMatches)
      .where(and(shown, ...where))
      .orderBy(asc(leagueMatches.startsAt), asc(leagueMatches.id))
      .limit(limit)
  const ofGame = input.gid ? eq(leagueMatches.gameId, input.gid) : undefined
  const [all, next] = await Promise.all([
    read(MOST, [
      gte(leagueMatches.startsAt, from),
      lt(leagueMatches.startsAt, new Date(from.getTime() + (BACK + AHEAD + 1) * DAY_MS)),
    ]),
    read(1, [gt(leagueMatches.startsAt, now), ofGame]),
  ])
  const chosen = input.gid ? all.filter((row) => row.gameId === input.gid) : all
  const inDay = input.day ? await listOfDay(input.day, chosen, from, (where) => read(MOST, [where, ofGame])) : chosen
  return presentMatches({ all, chosen, list: inDay, next: next[0] }, names, now)
}

/** Queries days outside the window, so that an old link still shows its matches. */
function listOfDay(
  day: string,
  known: MatchRow[],
  from: Date,
  read: (where: SQL | undefined) => Promise<MatchRow[]>,
): MatchRow[] | Promise<MatchRow[]> {
  const start = parseDateTime(`${day} 00:00:00`)
  const end = new Date(start.getTime() + DAY_MS)
  const inside = start >= from && end.getTime() <= from.getTime() + (BACK + AHEAD + 1) * DAY_MS
  if (inside) return known.filter((row) => row.startsAt >= start && row.startsAt < end)
  return read(and(gte(leagueMatches.startsAt, start), lt(leagueMatches.startsAt, end)))
}

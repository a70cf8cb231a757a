import { and, eq } from 'drizzle-orm'
import { leagueMatches } from '../../../db/schema/listings/content'
import { singleRow } from '../../../db/single-row'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { isGame } from '../catalog/games/queries-games'
import { matchError } from './rules'

interface MatchForm {
  /** Absent: a new match. */
  matchId?: number
  gameId: number
  league: string
  stage: string
  bestOf: number
  homeTeam: string
  awayTeam: string
  startTime: Date
  homeScore?: number
  awayScore?: number
  /** The score is final. */
  isOver: boolean
}

/**
 * Creates or updates a match of the caller's own platform or distributor. Resolves with its number. Refuses NOT_FOUND,
 * INVALID_INPUT.
 */
export async function saveMatch(ctx: StaffCtx, form: MatchForm): Promise<number> {
  const now = ctx.now()
  if (!(await isGame(ctx, form.gameId))) throw refuse('INVALID_INPUT', '请选择游戏', { field: 'gameId' })
  const error = matchError(form, now)
  if (error) throw refuse('INVALID_INPUT', error.text, { field: error.field })
  const { matchId, startTime, isOver, homeScore = null, awayScore = null, ...fields } = form
  const values = { ...fields, homeScore, awayScore, startsAt: startTime }
  return inTx(ctx, async (tx, effects) => {
    const distId = contentDist(ctx)
    const own = and(eq(leagueMatches.id, matchId ?? 0), eq(leagueMatches.distId, distId))
    const [before] = await tx.select().from(leagueMatches).where(own).for('update')
    if (matchId !== undefined && !before) throw refuse('NOT_FOUND', '没有这场比赛')
    const endedAt = isOver ? (before?.endedAt ?? now) : null
    const saved = before
      ? tx
          .update(leagueMatches)
          .set({ ...values, endedAt })
          .where(own)
      : tx.insert(leagueMatches).values({ ...values, endedAt, distId })
    const after = singleRow(await saved.returning())
    await recordAudit(tx, ctx, { action: 'match.save', target: `match:${after.id}`, before, after })
    effects.purge('matches')
    return after.id
  })
}

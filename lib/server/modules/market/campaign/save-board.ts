import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { holdName } from '../../../db/hold-name'
import { leaderboards } from '../../../db/schema/market/campaign'
import { singleRow } from '../../../db/single-row'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockBoard } from './internal/lock-board'
import { boardError } from './rules'
import type { Board } from './types'

interface BoardForm {
  /** Absent: a new leaderboard. */
  boardId?: number
  kind: Board['kind']
  title: string
  intro: string
  rules: string[]
  startTime: Date
  endTime: Date
  /** Empty: all. */
  modes: ModeName[]
}

/**
 * Creates or updates a leaderboard of the site; once it has begun, what it counts and its start are fixed. Resolves
 * with its number. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveBoard(ctx: StaffCtx, form: BoardForm): Promise<number> {
  const { boardId, startTime, endTime, rules, modes, ...fields } = form
  const now = ctx.now()
  const board = { ...fields, startsAt: startTime, endsAt: endTime, modes: [...new Set(modes)] }
  const lists = { rules: sql`${sql.param(rules)}::text[]`, modes: sql`${sql.param(board.modes)}::text[]` }
  const values = { ...board, ...lists, distId: ctx.dist.distId }
  return inTx(ctx, async (tx, effects) => {
    await holdName(tx, `campaign of ${ctx.dist.distId}`)
    const before = boardId === undefined ? undefined : await lockBoard(ctx, tx, boardId)
    const error = boardError(board, before, now)
    if (error) throw refuse('INVALID_INPUT', error.text, { field: error.field })
    const overlaps = and(
      ...[eq(leaderboards.distId, values.distId), eq(leaderboards.kind, fields.kind)],
      ...[ne(leaderboards.id, boardId ?? 0), lt(leaderboards.startsAt, endTime), gt(leaderboards.endsAt, startTime)],
    )
    if ((await tx.$count(leaderboards, overlaps)) > 0)
      throw refuse('INVALID_INPUT', '这段时间里已有同类的榜单', { field: 'startTime' })
    const saved = before
      ? tx.update(leaderboards).set(values).where(eq(leaderboards.id, before.id))
      : tx.insert(leaderboards).values(values)
    const after = singleRow(await saved.returning())
    await recordAudit(tx, ctx, { action: 'board.save', target: `board:${after.id}`, before, after })
    effects.purge('boards')
    return after.id
  })
}

import { eq } from 'drizzle-orm'
import { leaderboards } from '../../../db/schema/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { lockBoard } from './internal/lock-board'
import { hasBegun } from './rules'

/** Takes a leaderboard of the site away that has not begun. Refuses NOT_FOUND, INVALID_INPUT. */
export async function removeBoard(
  ctx: StaffCtx,
  { boardId, reason }: { boardId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const before = await lockBoard(ctx, tx, boardId)
    if (hasBegun(before, ctx.now())) throw refuse('INVALID_INPUT', '榜单已经开始，只能提前结束')
    await tx.delete(leaderboards).where(eq(leaderboards.id, boardId))
    await keepAudit(tx, ctx, { action: 'board.remove', target: `board:${boardId}`, before, reason })
    effects.purge('boards')
  })
}

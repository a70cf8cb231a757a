import { eq } from 'drizzle-orm'
import { leaderboards } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockBoard } from './internal/lock-board'
import { hasBegun } from './rules'

/** Removes a leaderboard of the site that has not begun. Refuses NOT_FOUND, INVALID_INPUT. */
export async function deleteBoard(
  ctx: StaffCtx,
  { boardId, reason }: { boardId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const before = await lockBoard(ctx, tx, boardId)
    if (hasBegun(before, ctx.now())) throw refuse('INVALID_INPUT', '榜单已经开始，只能提前结束')
    await tx.delete(leaderboards).where(eq(leaderboards.id, boardId))
    await recordAudit(tx, ctx, { action: 'board.remove', target: `board:${boardId}`, before, reason })
    effects.purge('boards')
  })
}

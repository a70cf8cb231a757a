import { inTx, type UserCtx } from '../../../runtime/context'
import { moveReadMark } from './internal/move-read-mark'
import { loadMembership } from './queries'

/** Marks everything up to `seq` as read and updates the other members' pages. Refuses NOT_FOUND, ELSEWHERE. */
export async function markRead(ctx: UserCtx, input: { groupId: number; seq: number }): Promise<void> {
  const { dist, user } = ctx
  const reading = { ...input, distId: dist.distId, userId: user.userId }
  const isMoved = await inTx(ctx, (tx, effects) => moveReadMark(tx, effects, reading))
  if (!isMoved) await loadMembership(ctx, input.groupId)
}

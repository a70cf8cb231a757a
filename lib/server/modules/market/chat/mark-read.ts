import { inTx, type UserCtx } from '../../../runtime/context'
import { moveReadMark } from './internal/move-read-mark'
import { loadMembership } from './queries'

/** Everything up to `seq` is read, and the other members' pages say so. Refuses NOT_FOUND, ELSEWHERE. */
export async function markRead(ctx: UserCtx, input: { groupId: number; seq: number }): Promise<void> {
  const { dist, user } = ctx
  const reading = { ...input, distId: dist.distId, userId: user.userId }
  const isMoved = await inTx(ctx, (tx, effects) => moveReadMark(tx, effects, reading))
  if (!isMoved) await loadMembership(ctx, input.groupId)
}

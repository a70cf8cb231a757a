import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { endPost, lockOwnPost } from './internal/reserve'
import { loadOwnPost } from './queries'

/** Closes an own want and returns its reserve at once. Refuses NOT_FOUND, WANT_STATE. */
export async function closeWant(ctx: UserCtx, wantId: number) {
  await inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const post = await lockOwnPost(tx, { wantId, buyerId: ctx.user.userId, at })
    await endPost(tx, effects, { post, status: 'closed', at })
    return wantId
  })
  return loadOwnPost(ctx, wantId)
}

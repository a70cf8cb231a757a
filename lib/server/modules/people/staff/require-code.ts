import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffKeys } from '../../../db/schema/people/staff'
import { type Effects, inTx, type StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { consumeCode } from './internal/consume-code'
import { lockKey } from './internal/lock-key'
import { afterWrong, isPaused } from './rules'

/**
 * Runs an action that requires a fresh authenticator code, because a session may have been left open. The code is
 * consumed in the transaction of the action, so that the same request sent again finds its first response; a wrong one
 * is counted. Refuses STAFF_PAUSED, WRONG_STAFF_CODE.
 */
export async function requireCode<T>(
  ctx: StaffCtx,
  code: string,
  run: (tx: Tx, effects: Effects) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.user
  const at = ctx.now()
  let isGuess = false
  try {
    return await inTxOnce(ctx, async (tx, effects) => {
      const key = await lockKey(tx, userId)
      if (key && isPaused(key, at)) throw refuse('STAFF_PAUSED')
      const taken = key?.enrolledAt ? await consumeCode(tx, ctx, key, code) : 'used'
      // a code used before is not a guess
      isGuess = taken === 'wrong'
      if (taken !== 'taken') throw refuse('WRONG_STAFF_CODE')
      return await run(tx, effects)
    })
  } catch (error) {
    if (isGuess)
      await inTx(ctx, async (tx) => {
        const key = await lockKey(tx, userId)
        if (key) await tx.update(staffKeys).set(afterWrong(key, at)).where(eq(staffKeys.userId, userId))
      })
    throw error
  }
}

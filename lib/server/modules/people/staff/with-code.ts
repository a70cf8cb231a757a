import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffKeys } from '../../../db/schema/staff'
import { type Effects, inTx, type StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { lockKey } from './internal/lock-key'
import { takeCode } from './internal/take-code'
import { afterWrong, isPaused } from './rules'

/**
 * A deed that takes a fresh code of the authenticator, for a session may have been left open. The code is used up in the
 * transaction of the deed, so the same request sent again finds its first answer; a wrong one is counted. Refuses
 * STAFF_PAUSED, WRONG_STAFF_CODE.
 */
export async function withCode<T>(
  ctx: StaffCtx,
  code: string,
  deed: (tx: Tx, effects: Effects) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.user
  const at = ctx.now()
  let isGuess = false
  try {
    return await inTxOnce(ctx, async (tx, effects) => {
      const key = await lockKey(tx, userId)
      if (key && isPaused(key, at)) throw refuse('STAFF_PAUSED')
      const taken = key?.enrolledAt ? await takeCode(tx, ctx, key, code) : 'used'
      // a code that was taken before is no guess
      isGuess = taken === 'wrong'
      if (taken !== 'taken') throw refuse('WRONG_STAFF_CODE')
      return await deed(tx, effects)
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

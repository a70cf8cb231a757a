import type { UserId } from '@/lib/shared/ids'
import { type Ctx, inTx } from '../../../../runtime/context'
import { endSessions } from '../internal/end-sessions'

/**
 * Revokes sessions immediately: one, or all of a user except `except`. Their open tabs get `break_link`. Resolves with
 * how many.
 */
export async function revokeSessions(
  ctx: Ctx,
  input: { userId: UserId; only?: string; except?: string },
): Promise<number> {
  return inTx(ctx, (tx, effects) => endSessions(tx, effects, { ...input, at: ctx.now() }))
}

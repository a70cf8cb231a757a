import { type Ctx, inTx } from '../../runtime/context'
import { endSessions } from './internal/end-sessions'

/** End sessions at once: one, or all of a user but `except`. Their open tabs get `break_link`. */
export async function revokeSessions(
  ctx: Ctx,
  input: { userId: number; only?: string; except?: string },
): Promise<void> {
  await inTx(ctx, (tx, effects) => endSessions(tx, effects, { ...input, at: ctx.now() }))
}

import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { revokeSessions } from './revoke-sessions'

/** One of the own sessions, on whichever host. Refuses NOT_FOUND. */
export async function endSession(ctx: UserCtx, input: { sessionId: string }): Promise<void> {
  const ended = await revokeSessions(ctx, { userId: ctx.user.userId, only: input.sessionId })
  if (ended === 0) throw refuse('NOT_FOUND', '该设备已退出登录')
}

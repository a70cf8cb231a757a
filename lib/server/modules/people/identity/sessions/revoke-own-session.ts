import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { revokeSessions } from './revoke-sessions'

/** Revokes one of the caller's sessions, on any host. Refuses NOT_FOUND. */
export async function revokeOwnSession(ctx: UserCtx, input: { sessionId: string }): Promise<void> {
  const ended = await revokeSessions(ctx, { userId: ctx.user.userId, only: input.sessionId })
  if (ended === 0) throw refuse('NOT_FOUND', '该设备已退出登录')
}

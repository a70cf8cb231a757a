import type { UserId } from '@/lib/shared/ids'
import { may, type Permission } from '@/lib/shared/staff/staff'
import type { Ctx } from '../../../runtime/context'
import { findLiveSessions } from '../identity/sessions/find-session'
import { findLogin, findMemberships } from './find-membership'

/** Returns whether a staff session still has a permission on this host, for access that an earlier call granted. */
export async function isActiveMember(
  ctx: Ctx,
  { userId, sessionId }: { userId: UserId; sessionId: string },
  permission: Permission,
): Promise<boolean> {
  const userCtx = { ...ctx, user: { userId, sessionId, nickName: '', authStatus: 0, limits: {} } }
  const [live, login, memberships] = await Promise.all([
    findLiveSessions(ctx, [sessionId]),
    findLogin(userCtx),
    findMemberships(userCtx),
  ])
  return live.has(sessionId) && login !== null && memberships.some((member) => may(member, permission))
}

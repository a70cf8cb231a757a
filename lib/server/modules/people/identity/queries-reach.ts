import { desc, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { users, wechatFollowers, wechatScenes } from '../../../db/schema/people/identity'
import type { Services, UserCtx } from '../../../runtime/context'
import type { Reach } from '../../core/notifications/types'
import { presentPushStatus } from './security/present-security'

/** Returns the users' addresses for notifications outside the notification list, depending on what they bound. */
export async function findReach(
  services: Pick<Services, 'db' | 'wechatPush'>,
  ids: readonly UserId[],
): Promise<Map<number, Reach>> {
  const rows = await services.db
    .select({ id: users.id, sms: users.phone, mail: users.email, wechat: wechatFollowers.openId })
    .from(users)
    .leftJoin(wechatFollowers, eq(wechatFollowers.userId, users.id))
    .where(inArray(users.id, [...ids]))
  return new Map(
    rows.map(({ id, sms, mail, wechat }) => [
      id,
      {
        ...(sms && { sms }),
        ...(mail && { mail }),
        ...(wechat && services.wechatPush && { wechat }),
      },
    ]),
  )
}

/** Returns whether the caller's notifications are sent to WeChat, and the state of the latest QR code. */
export async function loadPushStatus(ctx: UserCtx) {
  const { userId } = ctx.user
  const [[follower], [scene]] = await Promise.all([
    ctx.db.select().from(wechatFollowers).where(eq(wechatFollowers.userId, userId)),
    ctx.db
      .select()
      .from(wechatScenes)
      .where(eq(wechatScenes.userId, userId))
      .orderBy(desc(wechatScenes.createdAt))
      .limit(1),
  ])
  return presentPushStatus({ isOffered: ctx.wechatPush !== null, follower, scene, now: ctx.now() })
}

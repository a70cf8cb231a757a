import { and, eq, gt } from 'drizzle-orm'
import { wechatFollowers, wechatScenes } from '../../../../db/schema/people/identity'
import type { FollowerEvent } from '../../../../providers/wechat-push/port'
import { type Ctx, inTx } from '../../../../runtime/context'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { sha256 } from '../sessions/create-session'

/**
 * Handles the vendor's event about a follower: a user who scanned a QR code receives the notifications of its account,
 * unless bound to another one; one who unfollows receives none. A scene works once. `ctx` has the host of the event
 * only if one is known.
 */
export async function linkFollower(ctx: Ctx, { kind, openId, scene }: FollowerEvent): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    if (kind === 'leave') {
      await tx.delete(wechatFollowers).where(eq(wechatFollowers.openId, openId))
      return
    }
    const { sceneHash, state, expiresAt } = wechatScenes
    const isWaiting = and(eq(sceneHash, sha256(scene)), eq(state, 'waiting'), gt(expiresAt, ctx.now()))
    const [taken] = await tx.update(wechatScenes).set({ state: 'bound' }).where(isWaiting).returning()
    if (!taken) return
    const { userId } = taken
    await tx.delete(wechatFollowers).where(eq(wechatFollowers.userId, userId))
    const bound = await tx
      .insert(wechatFollowers)
      .values({ userId, openId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ userId: wechatFollowers.userId })
    if (bound.length === 0)
      return void (await tx.update(wechatScenes).set({ state: 'taken' }).where(eq(sceneHash, taken.sceneHash)))
    const dist = ctx.distOf(taken.distId)
    if (dist)
      await notifyAccountOwner(
        { ...ctx, dist },
        { tx, effects, userId, event: 'pushOn', text: '不是你本人操作时，请解绑。' },
      )
  })
}

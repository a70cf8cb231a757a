import { eq } from 'drizzle-orm'
import { wechatFollowers } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

/** Sends a test message to the caller's WeChat. Refuses NOT_FOUND, PUSH_FAILED. */
export async function sendTestPush(ctx: UserCtx): Promise<void> {
  const { userId } = ctx.user
  const [follower] = await ctx.db.select().from(wechatFollowers).where(eq(wechatFollowers.userId, userId))
  if (!follower || !ctx.wechatPush) throw refuse('NOT_FOUND', '请先绑定微信消息提醒')
  const at = ctx.now()
  const message = {
    openId: follower.openId,
    title: '这是一条测试消息',
    at,
    url: `${ctx.dist.origin}/center/notifications`,
    key: `test-${userId}-${at.getTime().toString(36)}`,
  }
  await ctx.wechatPush.send(message).catch((err: unknown) => {
    ctx.log.warn({ err }, 'a test message was not sent')
    throw refuse('PUSH_FAILED')
  })
}

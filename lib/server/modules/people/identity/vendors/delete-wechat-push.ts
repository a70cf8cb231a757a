import { eq } from 'drizzle-orm'
import { wechatFollowers } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { notifyAccountOwner } from '../internal/notify-account-owner'

/** Stops sending notifications to WeChat. Refuses NOT_FOUND. */
export async function deleteWechatPush(ctx: UserCtx): Promise<void> {
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    const gone = await tx
      .delete(wechatFollowers)
      .where(eq(wechatFollowers.userId, userId))
      .returning({ userId: wechatFollowers.userId })
    if (gone.length === 0) throw refuse('NOT_FOUND', '没有绑定，无需解绑')
    await notifyAccountOwner(ctx, { tx, effects, userId, event: 'pushOff' })
  })
}

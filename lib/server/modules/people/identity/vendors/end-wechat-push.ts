import { eq } from 'drizzle-orm'
import { wechatFollowers } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { tellOwner } from '../internal/tell-owner'

/** Notifications no longer go to WeChat. Refuses NOT_FOUND. */
export async function endWechatPush(ctx: UserCtx): Promise<void> {
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    const gone = await tx
      .delete(wechatFollowers)
      .where(eq(wechatFollowers.userId, userId))
      .returning({ userId: wechatFollowers.userId })
    if (gone.length === 0) throw refuse('NOT_FOUND', '没有绑定，无需解绑')
    await tellOwner(ctx, { tx, effects, userId, event: 'pushOff' })
  })
}

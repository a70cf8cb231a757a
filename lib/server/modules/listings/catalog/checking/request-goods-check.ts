import { eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { holdPerson } from '../../../people/identity/queries-person'
import { createCheck } from '../../checks/create-check'
import type { SubmittedAccount } from '../../checks/types'
import { lockOwn } from '../internal/lock-own'
import { shownOnly } from '../internal/shown-only'

/**
 * Submits an own account for sale to be checked by staff before anybody buys it. Submitting it again replaces the former
 * account and ends a check that it had passed. Refuses NOT_FOUND, GOODS_BUSY.
 */
export async function requestGoodsCheck(
  ctx: UserCtx,
  { goodsSn, ...account }: { goodsSn: GoodsSn } & SubmittedAccount,
): Promise<null> {
  const shown = await shownOnly(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const item = (await lockOwn(ctx, tx, { sns: [goodsSn], shown })).get(goodsSn)
    if (!item || item.status === GOODS_STATUS.removed) throw refuse('NOT_FOUND', '商品不存在或已被删除')
    if (item.goodsTypeId !== ACCOUNT) throw refuse('GOODS_BUSY', '只有账号可以寄售验号')
    if (item.status !== GOODS_STATUS.onShelf && item.status !== GOODS_STATUS.review)
      throw refuse('GOODS_BUSY', '商品上架后才能寄售验号')
    if (item.reserved > 0 || item.stock === 0) throw refuse('GOODS_BUSY')
    if (item.rentHourFen !== null) throw refuse('GOODS_BUSY', '出租中的账号不能寄售验号，请先停止出租')
    const { gameId } = item
    const { userId: sellerId } = ctx.user
    const at = ctx.now()
    await createCheck(tx, ctx.vault, {
      goodsSn,
      sellerId,
      distId: ctx.dist.distId,
      gameId,
      title: item.title,
      account,
      at,
    })
    if (item.checkedAt) {
      await tx.update(goods).set({ checkedAt: null }).where(eq(goods.id, item.id))
      effects.purge(`goods:${goodsSn}`)
      effects.age(...shelfTags(item))
    }
    return null
  })
}

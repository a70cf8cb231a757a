import type { GoodsSn } from '@/lib/shared/ids'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { holdPerson } from '../../../people/identity/queries-person'
import { lockOwn } from '../internal/lock-own'
import { shownOnly } from '../internal/shown-only'
import { closeGoodsChecks } from './close-goods-checks'

/** Withdraws the check of an own item; the submitted account is erased. Refuses NOT_FOUND, GOODS_BUSY, CHECK_STATE. */
export async function cancelGoodsCheck(ctx: UserCtx, { goodsSn }: { goodsSn: GoodsSn }): Promise<null> {
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const item = (await lockOwn(ctx, tx, { sns: [goodsSn], shown })).get(goodsSn)
    if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
    if (item.reserved > 0) throw refuse('GOODS_BUSY')
    const closed = await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why: 'withdrawn', at: ctx.now() })
    if (closed.length === 0) throw refuse('CHECK_STATE', '没有进行中的寄售验号')
    return null
  })
}

import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { titleError } from '@/lib/shared/goods/goods-text'
import type { GoodsSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fenToYuan, moneyText } from '@/lib/shared/money/money'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { assertPrice } from './assert-price'
import { termsOf } from './publish-goods'

interface Listed {
  goodsSn: GoodsSn
  price: Fen
  title: string
  /** Required below what was paid for the item. */
  reason: string
}

/** What the platform paid for an item; passed in by the recycling module, which depends on goods and not the other way round. */
export type FindPaid = (tx: Tx, goodsSn: GoodsSn) => Promise<Fen | undefined>

/**
 * Lists one of the platform's own items that is a draft or off the shelf; its price changes in no other way. Below what
 * was paid for it, or from a limit on, it requires approval by a second staff member (`waits`): otherwise one person
 * could give an account away and serve the order too. Refuses FORBIDDEN, NOT_FOUND, GOODS_BUSY, INVALID_INPUT,
 * APPROVAL_OPEN.
 */
export async function publishOfficialGoods(
  ctx: StaffCtx,
  { goodsSn, price, title, reason }: Listed,
  findPaid: FindPaid,
): Promise<{ waits: boolean }> {
  const error = titleError(title)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'title' })
  const own = and(eq(goods.sn, goodsSn), eq(goods.sellerId, HOUSE_ID), eq(goods.distId, ctx.dist.distId))
  const [known] = await ctx.db.select().from(goods).where(own)
  if (!known) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  await assertPrice(ctx, price, known)
  return inTx(ctx, async (tx, effects) => {
    const unlisted = inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.offShelf])
    const [item] = await tx
      .select()
      .from(goods)
      .where(and(own, unlisted, eq(goods.reserved, 0)))
      .for('update')
    if (!item) throw refuse('GOODS_BUSY')
    // one of a batch has no price of its own after its first listing: its last price then, which was checked as well
    const paid = (await findPaid(tx, goodsSn)) ?? item.priceFen
    if (price < paid && !reason)
      throw refuse('INVALID_INPUT', `售价低于回收价${fenToYuan(paid)}元，请填写理由`, { field: 'reason' })
    const target = `goods:${goodsSn}`
    const approval = {
      isAbove: price < paid || price >= FOUR_EYES_FEN || paid >= FOUR_EYES_FEN,
      title: `上架平台商品 ${title}：回收价 ${moneyText(paid)}，售价 ${moneyText(price)}`,
      reason,
    }
    if (await requestApproval(tx, ctx, { ...approval, target })) return { waits: true }
    await tx
      .update(goods)
      .set({
        status: GOODS_STATUS.onShelf,
        priceFen: price,
        title,
        terms: termsOf({ ...item, title }),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .where(eq(goods.id, item.id))
    // a request for another price is about an item that is for sale now
    await closeApprovals(tx, target)
    const after = { price: fenToYuan(price), paid: fenToYuan(paid), title }
    await recordAudit(tx, ctx, { action: 'goods.listOfficial', target, after, reason })
    effects.purge(`goods:${goodsSn}`)
    effects.age(...shelfTags(item))
    return { waits: false }
  })
}

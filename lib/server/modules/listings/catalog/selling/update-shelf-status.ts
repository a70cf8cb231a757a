import { inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { holdPerson } from '../../../people/identity/queries-person'
import { closeGoodsChecks } from '../checking/close-goods-checks'
import { lockOwn, type OwnRow, outcomesOf } from '../internal/lock-own'
import { purgeGoods } from '../internal/purge-goods'
import { shelved } from '../internal/shelved'
import { shownOnly } from '../internal/shown-only'
import { loadSellerFace } from './load-seller-face'
import type { Outcome } from './rules-outcomes'

/**
 * Puts own goods on or off the shelf; goods already there count as done. An item reserved by an unpaid order is
 * refused; off-shelf goods cannot be ordered, and to return must have the now required pictures, where trade in them is
 * open. Per item: NOT_FOUND, GONE, GOODS_BUSY, MODE_OFF,
 * FACE_NEEDED.
 */
export async function updateShelfStatus(
  ctx: UserCtx,
  input: { goodsSns: readonly GoodsSn[]; onShelf: boolean },
): Promise<Outcome[]> {
  const sns = [...new Set(input.goodsSns)]
  const { offShelf, onShelf, resting } = GOODS_STATUS
  const [from, to] = input.onShelf ? [[offShelf, resting], onShelf] : [[onShelf, resting], offShelf]
  const rulesOf = await loadRuleBook(ctx)
  const faceOf = await loadSellerFace(ctx)
  const ruleFault = ({ gameId, goodsTypeId, images, priceFen }: OwnRow) => {
    if (!input.onShelf) return null
    const rules = rulesOf({ mode: goodsType(goodsTypeId).mode, gameId, distId: ctx.dist.distId })
    if (!rules.tradeOpen) return refuse('MODE_OFF')
    if (images.length < rules.leastPictures) return refuse('GOODS_BUSY', '缺少截图，请先编辑商品补充截图再上架')
    return faceOf(priceFen, { gameId, goodsTypeId })
  }
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const own = await lockOwn(ctx, tx, { sns, shown })
    const outcomes = outcomesOf(sns, own, (row) =>
      row.status === to ? null : (shelfFault(row, from) ?? ruleFault(row)),
    )
    const moved = outcomes.flatMap(({ goodsSn, refused }) => {
      const row = own.get(goodsSn)
      return row && !refused && row.status !== to ? [row] : []
    })
    if (moved.length === 0) return outcomes
    const ids = moved.map(({ id }) => id)
    await tx
      .update(goods)
      .set({ status: shelved(to), updatedAt: ctx.now(), ...(input.onShelf && { confirmedAt: ctx.now() }) })
      .where(inArray(goods.id, ids))
    if (!input.onShelf)
      await closeGoodsChecks(tx, effects, { goodsSns: moved.map(({ sn }) => sn), why: 'unlisted', at: ctx.now() })
    purgeGoods(effects, moved)
    return outcomes
  })
}

function shelfFault({ status, stock, reserved }: OwnRow, from: readonly number[]): Refusal | null {
  if (status === GOODS_STATUS.refused) return refuse('GOODS_BUSY', '商品未通过审核，请修改后重新提交')
  if (status === GOODS_STATUS.review) return refuse('GOODS_BUSY', '商品正在审核')
  if (!from.includes(status)) return refuse('GOODS_BUSY', '商品已售出')
  if (reserved > 0) return refuse('GOODS_BUSY')
  return stock > 0 ? null : refuse('GOODS_BUSY', '商品没有库存')
}

import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { type NewGoods, publishGoods } from '../catalog/selling/publish-goods'
import type { Screen } from '../catalog/types'
import { insertCodes } from './internal/insert-codes'
import { readCodes } from './rules'

/**
 * Publishes an item together with its codes, one per line: it is never for sale without them, and its stock is their
 * number. Without codes it is an item like others. Refuses INVALID_INPUT, MODE_OFF, NOT_FOUND.
 */
export async function publishCodedGoods(
  ctx: UserCtx,
  { codes: lines = '', ...input }: NewGoods & { codes?: string },
  screen: Screen,
) {
  if (lines.trim() === '') {
    const { goodsSn, status } = await publishGoods(ctx, input, screen)
    return { goodsSn, status, codes: null }
  }
  if (goodsType(input.goodsTypeId).delivery !== 'code')
    throw refuse('INVALID_INPUT', '只有兑换码商品可以存入卡密', { field: 'codes' })
  const { codes, repeated } = readCodes(lines)
  const { goodsSn, status, stored } = await publishGoods(ctx, input, screen, async (tx, sn) => {
    const added = await insertCodes(ctx, tx, { goodsSn: sn, codes })
    if (added === 0) throw refuse('INVALID_INPUT', '这些卡密以前都存过，请换成没有存过的卡密', { field: 'codes' })
    return added
  })
  const added = stored ?? 0
  return { goodsSn, status, codes: { added, repeated: repeated + codes.length - added } }
}

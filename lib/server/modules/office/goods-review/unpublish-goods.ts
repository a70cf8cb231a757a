import type { GoodsSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { Refusal, refuse } from '../../../runtime/refusal'
import { findSellerId } from '../../listings/catalog/queries-detail'
import { holdPerson } from '../../people/identity/queries-person'
import { closeGoodsReports } from '../trust/close-goods-reports'
import { type Removal, removeListing } from './internal/remove-listing'
import { presentActions } from './present'

/**
 * Takes goods off the shelf on behalf of staff, each on its own; open reports of them are answered as confirmed.
 * Refuses INVALID_INPUT.
 */
export async function unpublishGoods(ctx: StaffCtx, { goodsSns, ...why }: Removal & { goodsSns: readonly GoodsSn[] }) {
  if (why.reasons.length === 0) throw refuse('INVALID_INPUT', '请选择下架原因', { field: 'reasons' })
  const results: { name: string; refused: Refusal | null }[] = []
  for (const goodsSn of new Set(goodsSns))
    try {
      await takeOff(ctx, goodsSn, why)
      results.push({ name: goodsSn, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ name: goodsSn, refused: error })
    }
  return presentActions(results)
}

async function takeOff(ctx: StaffCtx, goodsSn: GoodsSn, why: Removal): Promise<void> {
  const sellerId = await findSellerId(ctx, goodsSn)
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, sellerId)
    if (!(await removeListing({ tx, effects, ctx }, { goodsSn, ...why })))
      throw refuse('REVIEW_DONE', '商品未上架，或正在审核')
    await closeGoodsReports(tx, effects, { goodsSn, isRight: true, at: ctx.now() })
  })
}

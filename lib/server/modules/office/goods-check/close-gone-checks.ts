import { DAY_MS } from '@/lib/shared/time'
import { type Ctx, inTx } from '../../../runtime/context'
import { closeGoodsChecks } from '../../listings/catalog/checking/close-goods-checks'
import { findGoneChecked } from '../../listings/catalog/checking/queries'

/**
 * Ends the checks of goods that have not been for sale for a day, whatever took them off the shelf, and so erases the
 * accounts that were kept for them. Returns how many items were found.
 */
export async function closeGoneChecks(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const goodsSns = await findGoneChecked(ctx.db, new Date(at.getTime() - DAY_MS))
  if (goodsSns.length > 0)
    await inTx(ctx, (tx, effects) => closeGoodsChecks(tx, effects, { goodsSns, why: 'unlisted', at }))
  return goodsSns.length
}

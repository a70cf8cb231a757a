import { and, eq, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsCodes } from '../../../db/schema/listings/codes'
import { inTx, type UserCtx } from '../../../runtime/context'
import { updateOwnStock } from '../catalog/stock/update-own-stock'
import { loadCodeStock } from './queries'

/** Deletes the unsold codes of an own item; not while an unpaid order reserves one. Refuses NOT_FOUND, GOODS_BUSY. */
export async function deleteCodes(ctx: UserCtx, { goodsSn }: { goodsSn: GoodsSn }) {
  await inTx(ctx, async (tx, effects) => {
    await updateOwnStock(ctx, { tx, effects }, { goodsSn, stock: 0 })
    await tx.delete(goodsCodes).where(and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))
  })
  return loadCodeStock(ctx, goodsSn)
}

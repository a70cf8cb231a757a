import { and, eq, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsCodes } from '../../../db/schema/codes'
import { inTx, type UserCtx } from '../../../runtime/context'
import { keepOwnStock } from '../catalog/stock/keep-own-stock'
import { loadCodeStock } from './queries'

/** Takes back the codes of an own item that nobody bought; while an unpaid order waits for one they stay. Refuses NOT_FOUND, GOODS_BUSY. */
export async function removeCodes(ctx: UserCtx, { goodsSn }: { goodsSn: GoodsSn }) {
  await inTx(ctx, async (tx, effects) => {
    await keepOwnStock(ctx, { tx, effects }, { goodsSn, stock: 0 })
    await tx.delete(goodsCodes).where(and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))
  })
  return loadCodeStock(ctx, goodsSn)
}

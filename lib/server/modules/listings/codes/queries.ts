import { and, count, eq, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsCodes } from '../../../db/schema/listings/codes'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findSellerId } from '../catalog/queries-detail'

export const countFree = (tx: Tx, goodsSn: GoodsSn): Promise<number> =>
  tx.$count(goodsCodes, and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))

/**
 * Returns how many codes of an own item are left and delivered; the codes themselves are shown only to their buyers.
 * Refuses NOT_FOUND.
 */
export async function loadCodeStock(ctx: UserCtx, goodsSn: GoodsSn): Promise<{ left: number; handed: number }> {
  if ((await findSellerId(ctx, goodsSn)) !== ctx.user.userId) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const [row] = await ctx.db
    .select({ all: count(), handed: count(goodsCodes.orderId) })
    .from(goodsCodes)
    .where(eq(goodsCodes.goodsSn, goodsSn))
  const { all = 0, handed = 0 } = row ?? {}
  return { left: all - handed, handed }
}

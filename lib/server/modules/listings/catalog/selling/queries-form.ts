import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isOwn } from '../internal/own-conditions'
import { presentForm } from '../present-own'

/** Returns an own item as the input that would publish it, for a change of some of it. Refuses NOT_FOUND. */
export async function loadGoodsForm(ctx: UserCtx, goodsSn: GoodsSn) {
  const [row] = await ctx.db
    .select()
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), await isOwn(ctx)))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return presentForm(row)
}

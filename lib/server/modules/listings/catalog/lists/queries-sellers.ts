import { inArray } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'

/** Returns the sellers of these goods, on any site; unknown numbers are ignored. */
export async function sellersOf({ db }: Pick<Ctx, 'db'>, goodsSns: readonly GoodsSn[]): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ sellerId: goods.sellerId })
    .from(goods)
    .where(inArray(goods.sn, [...goodsSns]))
  return rows.map(({ sellerId }) => sellerId)
}

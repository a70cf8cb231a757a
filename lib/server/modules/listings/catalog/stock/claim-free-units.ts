import { and, eq, lte, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import { soldWhenGone } from '../internal/sold-when-gone'

/** What the buyer ordered; a unique item must not have been changed since, of others the texts must be the same. */
interface Ordered {
  at: Date
  isUnique: boolean
  title: string
  description: string | undefined
}

/**
 * For a late payment: consumes the units if they are still free and on the shelf, as they were ordered and at the price
 * that was paid.
 */
export async function claimFreeUnits(
  tx: Tx,
  input: { goodsSn: GoodsSn; num: number; priceFen: Fen; ordered: Ordered },
): Promise<boolean> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${input.num}`, status: soldWhenGone(sql`${goods.stock} - ${input.num}`) })
    .where(
      and(
        eq(goods.sn, input.goodsSn),
        onShelf,
        eq(goods.priceFen, input.priceFen),
        isAsOrdered(input.ordered),
        sql`${goods.stock} - ${goods.reserved} >= ${input.num}`,
      ),
    )
    .returning({ id: goods.id })
  return taken.length === 1
}

const isAsOrdered = ({ at, isUnique, title, description }: Ordered) =>
  isUnique
    ? lte(goods.updatedAt, at)
    : and(eq(goods.title, title), description === undefined ? undefined : eq(goods.description, description))

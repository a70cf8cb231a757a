import { and, eq } from 'drizzle-orm'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { closeGoodsChecks } from '../checking/close-goods-checks'
import { markAlerts } from '../internal/mark-alerts'
import { shelved } from '../internal/shelved'

interface Settled {
  goodsSn: GoodsSn
  /** The new status; an item of a frozen seller is withheld instead of going on the shelf. */
  to: GoodsStatus
  at: Date
}

/**
 * Applies the staff decision on an item in review and returns its title and new status; the caller has locked the
 * seller's person. Null if it is no longer in review.
 */
export async function settleGoodsReview(
  tx: Tx,
  effects: Effects,
  { goodsSn, to, at }: Settled,
): Promise<{ title: string; status: GoodsStatus } | null> {
  const inReview = and(eq(goods.sn, goodsSn), eq(goods.status, GOODS_STATUS.review))
  const [item] = await tx.select().from(goods).where(inReview).for('update')
  if (!item) return null
  const [settled] = await tx
    .update(goods)
    .set({ status: shelved(to), updatedAt: at })
    .where(eq(goods.id, item.id))
    .returning({ title: goods.title, status: goods.status })
  if (to === GOODS_STATUS.refused) await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why: 'unlisted', at })
  if (to === GOODS_STATUS.onShelf)
    await markAlerts(tx, effects, { changes: [{ goodsId: item.id, price: item.priceFen }], at })
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(item))
  return settled ?? null
}

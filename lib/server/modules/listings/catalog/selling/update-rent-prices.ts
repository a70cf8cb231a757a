import { and, eq, notInArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { closeGoodsChecks } from '../checking/close-goods-checks'

/**
 * Sets the rent prices of an own account; null: no longer for rent. One that is not on the shelf keeps them until it is.
 * Refuses NOT_FOUND.
 */
export async function updateRentPrices(
  tx: Tx,
  effects: Effects,
  input: { goodsSn: GoodsSn; ownerId: UserId; prices: RentPrices | null; at: Date },
): Promise<void> {
  const { goodsSn, ownerId, prices, at } = input
  const set = await tx
    .update(goods)
    .set({
      rentHourFen: prices?.hour ?? null,
      rentNightFen: prices?.night ?? null,
      rentDayFen: prices?.day ?? null,
      rentWeekFen: prices?.week ?? null,
      rentDepositFen: prices?.deposit ?? null,
      updatedAt: at,
    })
    .where(
      and(
        eq(goods.sn, goodsSn),
        eq(goods.sellerId, ownerId),
        eq(goods.goodsTypeId, ACCOUNT),
        notInArray(goods.status, [GOODS_STATUS.removed, GOODS_STATUS.sold]),
      ),
    )
    .returning({ gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  if (!set[0]) throw refuse('NOT_FOUND', '没有找到可以出租的账号')
  if (prices) await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why: 'rented', at })
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(set[0]))
}

import { and, desc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { type Page, type Paging, pageOf, presentPage } from '../../../../db/page'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { shownOnly } from '../internal/shown-only'
import { presentRow } from '../present'

/** Returns the rent prices of the owner's item; null: not for rent. Refuses NOT_FOUND. */
export async function loadRentPrices(tx: Db, goodsSn: GoodsSn, ownerId: UserId): Promise<RentPrices | null> {
  const [row] = await tx
    .select({
      hour: goods.rentHourFen,
      night: goods.rentNightFen,
      day: goods.rentDayFen,
      week: goods.rentWeekFen,
      deposit: goods.rentDepositFen,
    })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), eq(goods.sellerId, ownerId)))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row.hour === null ? null : (row as RentPrices)
}

const CAP = 2000

/** Lists the caller's accounts for rent, and those of `others`, newest first; sold accounts are omitted. */
export async function listLetGoods(
  ctx: UserCtx,
  input: Paging & { others: readonly GoodsSn[] },
): Promise<Page<GoodsRow>> {
  const where = and(
    eq(goods.sellerId, ctx.user.userId),
    eq(goods.goodsTypeId, ACCOUNT),
    notInArray(goods.status, [GOODS_STATUS.removed, GOODS_STATUS.sold]),
    await shownOnly(ctx),
    or(isNotNull(goods.rentHourFen), inArray(goods.sn, [...input.others])),
  )
  const own = ctx.db.select(LIST_COLUMNS).from(goods).where(where)
  const [found, games] = await Promise.all([
    pageOf(own.orderBy(desc(goods.createdAt), desc(goods.id)), () => ctx.db.$count(goods, where), input, CAP),
    allGames(ctx.db),
  ])
  return presentPage(found, (row) => presentRow(row, games))
}

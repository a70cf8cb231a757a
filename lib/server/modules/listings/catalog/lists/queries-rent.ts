import { and, count, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { RENT_STATES, type RentState } from '@/lib/shared/trade/rent-states'
import type { Db } from '../../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { isNamed } from '../internal/own-conditions'
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

export interface LetFilter extends Paging {
  state?: RentState
  keyWord?: string
  /** Accounts that were for rent before. */
  others: readonly GoodsSn[]
  /** Accounts with an unfinished rental: true if it waits for the owner. */
  running: ReadonlyMap<GoodsSn, boolean>
}

/**
 * Lists the caller's accounts for rent, and those of `others`, by state, then newest first; sold accounts are omitted.
 * `counts` are those of all states.
 */
export async function listLetGoods(ctx: UserCtx, { state, keyWord, others, running, ...paging }: LetFilter) {
  const where = and(
    eq(goods.sellerId, ctx.user.userId),
    eq(goods.goodsTypeId, ACCOUNT),
    notInArray(goods.status, [GOODS_STATUS.removed, GOODS_STATUS.sold]),
    await shownOnly(ctx),
    or(isNotNull(goods.rentHourFen), inArray(goods.sn, [...others])),
    keyWord ? isNamed(keyWord) : undefined,
  )
  const snsOf = (waits: boolean) => [...running].filter(([, waiting]) => waiting === waits).map(([sn]) => sn)
  const rank = sql<number>`case when ${inArray(goods.sn, snsOf(true))} then 0 when ${inArray(goods.sn, snsOf(false))} then 1
    when ${goods.rentHourFen} is not null and ${eq(goods.status, GOODS_STATUS.onShelf)} then 2 else 3 end`
  const asked = and(where, state ? eq(rank, RENT_STATES.indexOf(state)) : undefined)
  const own = ctx.db.select(LIST_COLUMNS).from(goods).where(asked)
  const [found, perRank, games] = await Promise.all([
    pageOf(own.orderBy(rank, desc(goods.createdAt), desc(goods.id)), () => ctx.db.$count(goods, asked), paging, CAP),
    ctx.db
      .select({ rank: rank.as('rank'), n: count() })
      .from(goods)
      .where(where)
      .groupBy(sql`rank`),
    allGames(ctx.db),
  ])
  const counts = Object.fromEntries(
    RENT_STATES.map((name, i) => [name, perRank.find((row) => row.rank === i)?.n ?? 0]),
  ) as Record<RentState, number>
  return { ...presentPage(found, (row) => presentRow(row, games)), counts }
}

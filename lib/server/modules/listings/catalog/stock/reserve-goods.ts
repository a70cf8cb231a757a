import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fieldsOfType } from '@/lib/shared/goods/coin-facts'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { prepared } from '../../../../db/prepared'
import { games, goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { lockPerson } from '../../../people/identity/queries-person'
import { isShown } from '../internal/shown-only'
import { presentFacts } from '../present'
import { UNSOLD } from '../queries-former'
import { thumbnailOf } from '../rules'
import type { ReservedGoods } from '../types'

/** Price columns of a unit: for sale, or for rent by term. */
export const PRICE_COLUMNS = {
  sale: goods.priceFen,
  hour: goods.rentHourFen,
  night: goods.rentNightFen,
  day: goods.rentDayFen,
  week: goods.rentWeekFen,
} as const
export interface ExpectedPrice {
  kind: keyof typeof PRICE_COLUMNS
  fen: Fen
}
/**
 * A price agreed between buyer and seller, whatever the item costs now, with a unit already reserved; or the buy-back
 * price of a former owner, whether the item is on the shelf or not.
 */
interface AgreedPrice {
  kind: 'agreed' | 'redeemed'
}

const free = sql`${goods.stock} - ${goods.reserved}`

/**
 * Reserves units for an unpaid order. The conditional UPDATE is the race guard: of any number of buyers, exactly as
 * many succeed as there are free units. The buyer's person is locked first, so that the next statement can count the
 * unpaid orders. Refuses NOT_FOUND where this host does not show the game, GOODS_GONE, GOODS_RESERVED, OUT_OF_STOCK,
 * PRICE_CHANGED.
 */
export async function reserveGoods(
  ctx: UserCtx,
  tx: Tx,
  input: { goodsSn: GoodsSn; num: number; price: ExpectedPrice | AgreedPrice },
): Promise<ReservedGoods> {
  const { price } = input
  const [row] = await HOLD[price.kind](tx, {
    buyerId: ctx.user.userId,
    sn: input.goodsSn,
    gameIds: ctx.dist.gameIds,
    price: 'fen' in price ? price.fen : null,
    units: price.kind === 'agreed' ? 0 : input.num,
  })
  if (row) {
    const { fields, ...held } = row
    return {
      ...held,
      thumbnail: thumbnailOf(held.images),
      shownFacts: presentFacts(fieldsOfType(held.goodsTypeId, fields), held.facts),
    }
  }
  throw await explain(ctx, tx, input)
}

const RESERVED = {
  id: goods.id,
  sn: goods.sn,
  gameId: goods.gameId,
  gameName: games.name,
  goodsTypeId: goods.goodsTypeId,
  sellerId: goods.sellerId,
  distId: goods.distId,
  areaName: goods.areaName,
  serverName: goods.serverName,
  crossName: goods.crossName,
  title: goods.title,
  description: goods.description,
  smallTitleName: goods.smallTitleName,
  priceFen: goods.priceFen,
  images: goods.images,
  fields: games.fields,
  facts: goods.facts,
  isOfficialSell: goods.isOfficialSell,
  canEnsure: goods.canEnsure,
  checkedAt: goods.checkedAt,
  createdAt: goods.createdAt,
  rentDepositFen: goods.rentDepositFen,
  stockIsStored: goods.stockIsStored,
}

const HOLD = {
  agreed: hold(undefined),
  redeemed: hold(undefined, UNSOLD),
  sale: hold(PRICE_COLUMNS.sale),
  hour: hold(PRICE_COLUMNS.hour),
  night: hold(PRICE_COLUMNS.night),
  day: hold(PRICE_COLUMNS.day),
  week: hold(PRICE_COLUMNS.week),
}

function hold(column: (typeof PRICE_COLUMNS)[ExpectedPrice['kind']] | undefined, isThere: SQL | undefined = onShelf) {
  return prepared(['buyerId', 'sn', 'gameIds', 'price', 'units'], (db, { buyerId, sn, gameIds, price, units }) =>
    db
      .update(goods)
      .set({ reserved: sql`${goods.reserved} + ${units}` })
      .from(games)
      .where(
        and(
          lockPerson(buyerId),
          eq(goods.sn, sn),
          sql`(${gameIds}::int[] is null or ${goods.gameId} = any(${gameIds}::int[]))`,
          eq(games.id, goods.gameId),
          eq(games.active, true),
          isThere,
          column && eq(column, price),
          sql`${free} >= ${units}`,
        ),
      )
      .returning(RESERVED),
  )
}

async function explain(ctx: UserCtx, tx: Tx, input: { goodsSn: GoodsSn; price: ExpectedPrice | AgreedPrice }) {
  const { price } = input
  const [row] = await tx
    .select({
      gameId: goods.gameId,
      status: goods.status,
      stock: goods.stock,
      reserved: goods.reserved,
      priceFen: PRICE_COLUMNS['fen' in price ? price.kind : 'sale'],
      active: games.active,
    })
    .from(goods)
    .innerJoin(games, eq(games.id, goods.gameId))
    .where(eq(goods.sn, input.goodsSn))
  if (row && !isShown(ctx, row.gameId)) return refuse('NOT_FOUND', '商品不存在或已被删除')
  if (row && !row.active) return refuse('MODE_OFF')
  if (!row || row.status === GOODS_STATUS.sold || (price.kind !== 'redeemed' && row.status !== GOODS_STATUS.onShelf))
    return refuse('GOODS_GONE')
  if (row.priceFen === null) return refuse('GOODS_GONE', '该账号已停止出租')
  if ('fen' in price && row.priceFen !== price.fen) return refuse('PRICE_CHANGED')
  if (row.reserved >= row.stock) return refuse('GOODS_RESERVED')
  return refuse('OUT_OF_STOCK', `库存不足，当前最多可购买${row.stock - row.reserved}件`)
}

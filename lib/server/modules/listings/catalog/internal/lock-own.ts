import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import type { Outcome } from '../selling/rules-outcomes'

const COLUMNS = {
  id: goods.id,
  sn: goods.sn,
  gameId: goods.gameId,
  goodsTypeId: goods.goodsTypeId,
  status: goods.status,
  priceFen: goods.priceFen,
  stock: goods.stock,
  reserved: goods.reserved,
  title: goods.title,
  images: goods.images,
  rentHourFen: goods.rentHourFen,
  checkedAt: goods.checkedAt,
  refreshedAt: goods.refreshedAt,
}
export type OwnRow = Pick<typeof goods.$inferSelect, keyof typeof COLUMNS>

/**
 * Locks the caller's own goods by number, limited to those `shown` here (from shownOnly, queried before the
 * transaction), until the transaction ends. Always in the same order, so that two lists cannot deadlock.
 */
export async function lockOwn(
  ctx: UserCtx,
  tx: Tx,
  { sns, shown }: { sns: readonly GoodsSn[]; shown: SQL | undefined },
): Promise<Map<GoodsSn, OwnRow>> {
  const rows = await tx
    .select(COLUMNS)
    .from(goods)
    .where(and(inArray(goods.sn, [...sns]), eq(goods.sellerId, ctx.user.userId), shown))
    .orderBy(asc(goods.id))
    .for('update')
  return new Map(rows.map((row) => [row.sn, row]))
}

/** Returns the outcome per number, in the given order; other sellers' goods count as not found. */
export const outcomesOf = (
  sns: readonly GoodsSn[],
  own: ReadonlyMap<GoodsSn, OwnRow>,
  faultOf: (row: OwnRow) => Refusal | null,
): Outcome[] =>
  sns.map((goodsSn) => {
    const row = own.get(goodsSn)
    if (row?.status === GOODS_STATUS.removed) return { goodsSn, refused: refuse('GONE', '商品已被删除') }
    if (!row) return { goodsSn, refused: refuse('NOT_FOUND', '商品不存在或已被删除') }
    return { goodsSn, refused: faultOf(row) }
  })

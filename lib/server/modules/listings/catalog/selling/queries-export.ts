import { and, desc, eq, ne } from 'drizzle-orm'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { goods } from '../../../../db/schema/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { allGames } from '../internal/game-cache'
import { shownOnly } from '../internal/shown-only'
import { presentCsv } from './present-csv'

interface ExportInput {
  status?: number
  goodsTypeId?: number
  template?: boolean
}

/** Returns the caller's goods as a file, newest first, at most as many as can be imported again. */
export async function loadGoodsExport(ctx: UserCtx, { status, goodsTypeId, template }: ExportInput) {
  const games = await allGames(ctx.db)
  if (template) return { csv: presentCsv([], games), rows: 0, more: false }
  const found = await ctx.db
    .select()
    .from(goods)
    .where(
      and(
        eq(goods.sellerId, ctx.user.userId),
        ne(goods.status, GOODS_STATUS.removed),
        await shownOnly(ctx),
        status === undefined ? undefined : eq(goods.status, status as GoodsStatus),
        goodsTypeId === undefined ? undefined : eq(goods.goodsTypeId, goodsTypeId),
      ),
    )
    .orderBy(desc(goods.createdAt), desc(goods.id))
    .limit(BULK_MOST + 1)
  const rows = found.slice(0, BULK_MOST)
  return { csv: presentCsv(rows, games), rows: rows.length, more: found.length > BULK_MOST }
}

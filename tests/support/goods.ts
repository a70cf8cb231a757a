import { sql } from 'drizzle-orm'
import type { Db } from '@/lib/server/db/client'
import { goods } from '@/lib/server/db/schema/catalog'
import { canEnsure, searchTerms } from '@/lib/server/modules/catalog/rules'
import type { GoodsStatus } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money'

export interface GoodsOptions {
  seller: { userId: number }
  price?: string
  stock?: number
  goodsTypeId?: number
  gameId?: number
  title?: string
  facts?: Record<string, string>
  ensureOpen?: boolean
  /** Media keys; none by default. */
  images?: string[]
  status?: GoodsStatus
}

/** On the shelf of the first distributor, as if it had been published. */
export async function insertGoods(db: Db, options: GoodsOptions): Promise<{ sn: GoodsSn; price: string }> {
  const { price = '100.00', goodsTypeId = 1, title = '全英雄 300 皮 支持验号', stock = 1, ensureOpen = false } = options
  const numbered = await db.execute<{ n: string }>(sql`select nextval('goods_number') as n`)
  const sn = `ZHWZ${numbered.rows[0]?.n}` as GoodsSn
  await db.insert(goods).values({
    sn,
    gameId: options.gameId ?? 107,
    goodsTypeId,
    title,
    priceFen: yuanToFen(price),
    stock,
    sellerId: options.seller.userId,
    distId: 1,
    ensureOpen,
    status: options.status ?? 1,
    facts: options.facts ?? {},
    images: options.images ?? [],
    canEnsure: canEnsure({ isOfficialSell: false, securitService: '', ensureOpen, goodsTypeId }),
    terms: sql`array_to_tsvector(${sql.param(searchTerms(title))}::text[])`,
  })
  return { sn, price }
}

import { and, eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { shops } from '../../../db/schema/market/shops'
import type { Ctx } from '../../../runtime/context'
import { newShopCode } from './rules'

/** A code never changes, so it is cached permanently. */
const known = new WeakMap<Db, LRUCache<string, string>>()

/** Returns the codes of these sellers' shops on this site; creates missing shops. */
export async function createShops(ctx: Ctx, sellerIds: readonly UserId[]): Promise<Map<number, string>> {
  const codes = known.get(ctx.db) ?? new LRUCache<string, string>({ max: 50_000 })
  known.set(ctx.db, codes)
  const { distId } = ctx.dist
  const keyOf = (sellerId: UserId) => `${distId}:${sellerId}`
  const uniqueIds = [...new Set(sellerIds)]
  const missing = uniqueIds.filter((sellerId) => !codes.has(keyOf(sellerId)))
  for (const row of await read(ctx, missing)) codes.set(keyOf(row.sellerId), row.code)
  const unopened = missing.filter((sellerId) => !codes.has(keyOf(sellerId)))
  if (unopened.length > 0) {
    await ctx.db
      .insert(shops)
      .values(unopened.map((sellerId) => ({ distId, sellerId, code: newShopCode() })))
      .onConflictDoNothing({ target: [shops.distId, shops.sellerId] })
    for (const row of await read(ctx, unopened)) codes.set(keyOf(row.sellerId), row.code)
  }
  return new Map(uniqueIds.flatMap((sellerId) => pairOf(sellerId, codes.get(keyOf(sellerId)))))
}

const pairOf = (sellerId: UserId, code: string | undefined): [UserId, string][] => (code ? [[sellerId, code]] : [])

async function read(ctx: Ctx, sellerIds: readonly UserId[]) {
  if (sellerIds.length === 0) return []
  return ctx.db
    .select({ sellerId: shops.sellerId, code: shops.code })
    .from(shops)
    .where(and(eq(shops.distId, ctx.dist.distId), inArray(shops.sellerId, [...sellerIds])))
}

/** The code of one seller's shop. */
export const openShop = async (ctx: Ctx, sellerId: UserId): Promise<string> =>
  (await createShops(ctx, [sellerId])).get(sellerId) ?? ''

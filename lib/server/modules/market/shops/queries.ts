import { and, eq } from 'drizzle-orm'
import { shops } from '../../../db/schema/market/shops'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findAble, findUsers } from '../../people/identity/queries'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { findLimits } from '../../people/limits/queries'
import { openShop } from './create-shops'
import { presentOwnShop } from './present'
import type { Shop } from './types'

const COLUMNS = { sellerId: shops.sellerId, code: shops.code, name: shops.name, notice: shops.notice }

/** Returns the shop with this code on this site. Refuses NOT_FOUND, and GONE while its seller may list nothing. */
export async function findShop(ctx: Ctx, code: string): Promise<Shop> {
  const [shop] = await ctx.db
    .select(COLUMNS)
    .from(shops)
    .where(and(eq(shops.code, code), eq(shops.distId, ctx.dist.distId)))
  if (!shop) throw refuse('NOT_FOUND', '没有这家店铺')
  const isShut = (await findAble(ctx.db, [shop.sellerId])).length === 0
  if (isShut || (await findLimits(ctx.db, accountsOfPerson(shop.sellerId))).list) throw refuse('GONE', '店铺已停用')
  return shop
}

/** The caller's own shop on this site. */
export async function loadOwnShop(ctx: UserCtx) {
  const { userId } = ctx.user
  const code = await openShop(ctx, userId)
  const [[shop], people] = await Promise.all([
    ctx.db.select(COLUMNS).from(shops).where(eq(shops.code, code)),
    findUsers(ctx, [userId]),
  ])
  return presentOwnShop(shop ?? { sellerId: userId, code, name: '', notice: '' }, people.get(userId))
}

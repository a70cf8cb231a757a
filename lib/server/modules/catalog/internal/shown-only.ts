import { inArray, type SQL } from 'drizzle-orm'
import { goods } from '../../../db/schema/catalog'
import type { Ctx } from '../../../runtime/context'

/** Does this host show the game? Where it does not, its goods do not exist. */
export const isShown = (ctx: Ctx, gameId: number): boolean => ctx.dist.gameIds?.includes(gameId) ?? true

/** Goods of the games this host shows: a distributor may show a part of the catalogue. */
export const shownOnly = (ctx: Ctx): SQL | undefined =>
  ctx.dist.gameIds ? inArray(goods.gameId, [...ctx.dist.gameIds]) : undefined

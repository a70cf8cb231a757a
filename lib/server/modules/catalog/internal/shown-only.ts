import { inArray, type SQL } from 'drizzle-orm'
import { goods } from '../../../db/schema/catalog'
import type { Ctx } from '../../../runtime/context'

/** Goods of the games this host shows: a distributor may show a part of the catalogue. */
export const shownOnly = (ctx: Ctx): SQL | undefined =>
  ctx.dist.gameIds ? inArray(goods.gameId, [...ctx.dist.gameIds]) : undefined

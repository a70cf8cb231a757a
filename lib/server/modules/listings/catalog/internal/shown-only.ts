import { and, inArray, notInArray, type SQL } from 'drizzle-orm'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { closedGames, everyGame } from './game-cache'
import { type Condition, condition } from './list-conditions'

/** Returns whether this host shows the game; the goods of other games count as not found. */
export const isShown = (ctx: Ctx, gameId: number): boolean => ctx.dist.gameIds?.includes(gameId) ?? true

/** The same for a game that may be switched off. */
export const isOnShow = async (ctx: Ctx, gameId: number): Promise<boolean> =>
  isShown(ctx, gameId) && ((await everyGame(ctx.db)).get(gameId)?.active ?? true)

/**
 * Condition for goods of the games this host shows: a distributor may show a part of the catalogue, and no host shows a
 * game that is switched off.
 */
export async function shownOnly({ db, dist }: Pick<Ctx, 'db' | 'dist'>): Promise<SQL | undefined> {
  const closed = await closedGames(db)
  return and(
    dist.gameIds ? inArray(goods.gameId, [...dist.gameIds]) : undefined,
    closed.length > 0 ? notInArray(goods.gameId, closed) : undefined,
  )
}

/** The same as list conditions. */
export async function shownConditions({ db, dist }: Pick<Ctx, 'db' | 'dist'>): Promise<Condition[]> {
  const closed = await closedGames(db)
  return [
    ...(dist.gameIds ? [condition('games', dist.gameIds)] : []),
    ...(closed.length > 0 ? [condition('notGames', closed)] : []),
  ]
}

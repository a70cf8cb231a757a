import { and, inArray, notInArray, type SQL } from 'drizzle-orm'
import { goods } from '../../../../db/schema/catalog'
import type { Ctx } from '../../../../runtime/context'
import { closedGames, everyGame } from './game-cache'
import { type Ask, ask } from './list-conditions'

/** Does this host show the game? Where it does not, its goods do not exist. */
export const isShown = (ctx: Ctx, gameId: number): boolean => ctx.dist.gameIds?.includes(gameId) ?? true

/** The same of one that may be switched off. */
export const isOnShow = async (ctx: Ctx, gameId: number): Promise<boolean> =>
  isShown(ctx, gameId) && ((await everyGame(ctx.db)).get(gameId)?.active ?? true)

/** Goods of the games this host shows: a distributor may show a part of the catalogue, and nobody shows a game that is switched off. */
export async function shownOnly({ db, dist }: Pick<Ctx, 'db' | 'dist'>): Promise<SQL | undefined> {
  const closed = await closedGames(db)
  return and(
    dist.gameIds ? inArray(goods.gameId, [...dist.gameIds]) : undefined,
    closed.length > 0 ? notInArray(goods.gameId, closed) : undefined,
  )
}

/** The same, asked of a list. */
export async function shownAsks({ db, dist }: Pick<Ctx, 'db' | 'dist'>): Promise<Ask[]> {
  const closed = await closedGames(db)
  return [
    ...(dist.gameIds ? [ask('games', dist.gameIds)] : []),
    ...(closed.length > 0 ? [ask('notGames', closed)] : []),
  ]
}

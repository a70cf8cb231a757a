import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { gameKeys } from '@/lib/shared/goods/game-names'
import { nameKey } from '@/lib/shared/normalize/name-key'
import type { Tx } from '../../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { gameAreas, games, goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadPlaces } from '../games/queries-games'
import type { GameRow } from '../types'
import { presentCatalogueGame, presentCatalogueRow } from './present-catalogue'

/** Lists all games, hot ones first, switched-off ones last. `key` matches a part of the name, its spelling or a nickname. */
export async function listCatalogue(ctx: StaffCtx, { key, ...paging }: Paging & { key: string }) {
  const wanted = key ? inArray(games.id, await idsNamed(ctx, key)) : undefined
  const rows = ctx.db.select().from(games).where(wanted).orderBy(desc(games.active), asc(games.hotRank), asc(games.id))
  const found = await pageOf(rows, () => ctx.db.$count(games, wanted), paging)
  const ids = found.list.map(({ id }) => id)
  const [areas, shelves] = await Promise.all([
    countOf(ctx, ids),
    ctx.db
      .select({ gameId: goods.gameId, n: count() })
      .from(goods)
      .where(and(inArray(goods.gameId, ids), onShelf))
      .groupBy(goods.gameId),
  ])
  const numbers = (counted: { gameId: number; n: number }[]) => new Map(counted.map(({ gameId, n }) => [gameId, n]))
  const [areasOf, shelfOf] = [numbers(areas), numbers(shelves)]
  return presentPage(found, (row) =>
    presentCatalogueRow(row, { areas: areasOf.get(row.id) ?? 0, onShelf: shelfOf.get(row.id) ?? 0 }),
  )
}

async function idsNamed(ctx: StaffCtx, key: string): Promise<number[]> {
  const { id, name, initials, pinyin } = games
  const wanted = nameKey(key)
  const all = wanted ? await ctx.db.select({ id, name, initials, pinyin }).from(games) : []
  return all.filter((game) => gameKeys(game).some((one) => one.includes(wanted))).map((game) => game.id)
}

const countOf = (ctx: StaffCtx, ids: number[]) =>
  ctx.db
    .select({ gameId: gameAreas.gameId, n: count() })
    .from(gameAreas)
    .where(inArray(gameAreas.gameId, ids))
    .groupBy(gameAreas.gameId)

/** Refuses NOT_FOUND. */
export async function loadCatalogueGame(ctx: StaffCtx, { gameId }: { gameId: number }) {
  const [game] = await ctx.db.select().from(games).where(eq(games.id, gameId))
  if (!game) throw refuse('NOT_FOUND', '没有这个游戏')
  return presentCatalogueGame(game, await loadPlaces(ctx, gameId))
}

/** Locks a game until the transaction ends. Refuses NOT_FOUND. */
export async function lockGame(tx: Tx, gameId: number): Promise<GameRow> {
  const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update')
  if (!game) throw refuse('NOT_FOUND', '没有这个游戏')
  return game
}

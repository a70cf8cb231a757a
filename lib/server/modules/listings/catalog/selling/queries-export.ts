import { and } from 'drizzle-orm'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { loadPlaces, shownGames } from '../games/queries-games'
import { allGames } from '../internal/game-cache'
import { hasStatus, isOwn, matchesOwn, type OwnFilter, ownOrder } from '../internal/own-conditions'
import type { GameRow } from '../types'
import { presentCsv } from './present-csv'
import { presentReference, presentTemplate } from './present-template'

interface ExportInput extends OwnFilter {
  template?: boolean
  reference?: boolean
}

/** Returns the caller's goods as a file, in the order of the list, at most as many as can be imported again. */
export async function loadGoodsExport(ctx: UserCtx, { template, reference, ...filter }: ExportInput) {
  const games = await allGames(ctx.db)
  if (template || reference) {
    const shown = await Promise.all((await shownGames(ctx)).map(({ game }) => withPlaces(ctx, game)))
    const csv = (reference ? presentReference : presentTemplate)(shown, ctx.now())
    return { csv, rows: 0, more: false }
  }
  const found = await ctx.db
    .select()
    .from(goods)
    .where(and(await isOwn(ctx), matchesOwn(filter), hasStatus(filter)))
    .orderBy(...ownOrder(filter))
    .limit(BULK_MOST + 1)
  const rows = found.slice(0, BULK_MOST)
  return { csv: presentCsv(rows, games), rows: rows.length, more: found.length > BULK_MOST }
}

const withPlaces = async (ctx: UserCtx, game: GameRow) => ({ game, places: await loadPlaces(ctx, game.id) })

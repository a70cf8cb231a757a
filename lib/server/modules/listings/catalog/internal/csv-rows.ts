import { and, eq, inArray } from 'drizzle-orm'
import { goodsForm } from '@/lib/contract/entities/goods-form'
import { fieldsOfType } from '@/lib/shared/goods/coin-facts'
import { type GoodsColumn, goodsFields } from '@/lib/shared/goods/goods-fields'
import { EDITABLE, GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { normalCode } from '@/lib/shared/normalize/code'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { damageError } from '@/lib/shared/text/damage-error'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findGame, loadPlaces, shownGames } from '../games/queries-games'
import { findOpenGame, formValues, type GoodsForm } from '../selling/publish-goods'
import {
  CSV_COLUMNS,
  type CsvCells,
  factsNamed,
  flagOf,
  gameNamed,
  type Places,
  placeNamed,
  typeNamed,
} from '../selling/rules-csv'
import type { GameRow } from '../types'
import { shownOnly } from './shown-only'

type Kind = { gameId: number; goodsTypeId: number }
export type Plan =
  | { state: 'create'; form: GoodsForm & Kind }
  | { state: 'edit'; form: GoodsForm & { goodsSn: GoodsSn }; changes: CsvChanges }
  | { state: 'same'; goodsSn: GoodsSn }

export interface CsvChanges {
  price: { from: Fen; to: Fen } | null
  /** Other changed columns. */
  columns: GoodsColumn[]
}

type OwnGoods = typeof goods.$inferSelect

/** Data that the rows of one file are checked against. */
export interface Market {
  games: readonly GameRow[]
  placesOf: (gameId: number) => Promise<Places>
  own: ReadonlyMap<string, OwnGoods>
  now: Date
}

export async function loadMarket(ctx: UserCtx, rows: readonly CsvCells[]): Promise<Market> {
  const sns = rows.flatMap(({ goodsSn }) => (goodsSn ? [normalCode(goodsSn) as GoodsSn] : []))
  const [games, own] = await Promise.all([
    shownGames(ctx),
    sns.length === 0
      ? []
      : ctx.db
          .select()
          .from(goods)
          .where(and(inArray(goods.sn, sns), eq(goods.sellerId, ctx.user.userId), await shownOnly(ctx))),
  ])
  const places = new Map<number, Promise<Places>>()
  return {
    games: games.map(({ game }) => game),
    placesOf(gameId) {
      const found = places.get(gameId) ?? loadPlaces(ctx, gameId)
      places.set(gameId, found)
      return found
    },
    own: new Map(own.map((row) => [row.sn, row])),
    now: ctx.now(),
  }
}

/**
 * Plans the change a row requests, with the same checks as the form. Refuses INVALID_INPUT, NOT_FOUND, GOODS_BUSY,
 * MODE_OFF.
 */
export async function planRow(ctx: UserCtx, market: Market, cells: CsvCells): Promise<Plan> {
  for (const [column, cell] of Object.entries(cells)) {
    const damage = damageError(cell)
    if (damage) throw invalid(`${CSV_COLUMNS[column as keyof CsvCells]}：${damage}`)
  }
  if (cells.goodsSn) return planEdit(ctx, market, cells)
  const kind = kindOf(market, cells)
  const form = await readForm(market, cells, kind, {})
  await findOpenGame(ctx, kind)
  await formValues(ctx, form, kind)
  return { state: 'create', form: { ...form, ...kind } }
}

async function planEdit(ctx: UserCtx, market: Market, cells: CsvCells): Promise<Plan> {
  const item = market.own.get(normalCode(cells.goodsSn ?? ''))
  if (!item || item.status === GOODS_STATUS.removed) throw invalid(`编号“${cells.goodsSn}”的商品不在你名下`)
  const { sn: goodsSn, gameId, goodsTypeId } = item
  const { name } = await findGame(ctx, gameId)
  if (cells.game && nameKey(cells.game) !== nameKey(name)) throw invalid(`“${goodsSn}”是${name}的商品，游戏不能改`)
  const before = wireOf(item)
  const form = await readForm(market, cells, { gameId, goodsTypeId }, before)
  const unchanged = await readForm(market, {}, { gameId, goodsTypeId }, before)
  const changes = changesOf(item, unchanged, form)
  if (!changes) return { state: 'same', goodsSn }
  if (!EDITABLE.includes(item.status)) throw refuse('GOODS_BUSY', '商品已售出，不能修改')
  if (item.reserved > 0) throw refuse('GOODS_BUSY')
  await formValues(ctx, form, item)
  return { state: 'edit', form: { ...form, goodsSn }, changes }
}

/** Returns what differs between two forms of an item, or null; a stock derived from stored codes is not compared. */
function changesOf({ stockIsStored, goodsTypeId }: OwnGoods, before: GoodsForm, after: GoodsForm): CsvChanges | null {
  const hasStock = !stockIsStored && !goodsType(goodsTypeId).isUnique
  const columns = goodsFields().flatMap(([column, { form: field, heading }]) => {
    const [old, now] = [before, after].map((form) => textOf(form[field as keyof GoodsForm]))
    return heading === null || old === now || (column === 'stock' && !hasStock) ? [] : [column as GoodsColumn]
  })
  if (columns.length === 0) return null
  return {
    price: columns.includes('price') ? { from: before.price, to: after.price } : null,
    columns: columns.filter((column) => column !== 'price'),
  }
}

/** A value of a form as text, to detect changes. */
const textOf = (value: GoodsForm[keyof GoodsForm] = ''): string =>
  typeof value === 'object' ? JSON.stringify(Object.entries(value).sort()) : String(value)

function kindOf({ games }: Market, cells: CsvCells): Kind {
  if (!cells.game) throw invalid('请填写游戏')
  const game = gameNamed(games, cells.game)
  if (!game) throw invalid(`没有游戏“${cells.game}”`)
  if (!cells.type) throw invalid('请填写类型')
  const goodsTypeId = typeNamed(game, cells.type)
  if (goodsTypeId === undefined) throw invalid(`${game.name}没有“${cells.type}”这种商品`)
  return { gameId: game.id, goodsTypeId }
}

type Wire = Record<string, string | undefined>

/**
 * Merges a row into the item's values: a column missing from the file changes nothing, an empty cell clears the value.
 */
async function readForm(
  market: Market,
  cells: CsvCells,
  { gameId, goodsTypeId }: Kind,
  before: Wire,
): Promise<GoodsForm> {
  const game = market.games.find(({ id }) => id === gameId)
  const wire: Wire = { ...before }
  for (const name of ['bigTitle', 'smallTitleName', 'description', 'price', 'stock'] as const)
    if (cells[name] !== undefined) wire[name] = cells[name]
  if (cells.price) wire.price = cells.price
  for (const name of ['bargain', 'ensureOpen'] as const) {
    if (cells[name] === undefined) continue
    wire[name] = flagOf(cells[name])
    if (wire[name] === undefined) throw invalid(`${CSV_COLUMNS[name]}应为“是”或“否”，不是“${cells[name]}”`)
  }
  if (cells.area !== undefined || cells.server !== undefined) {
    const { error: wrong, ...place } = placeNamed(await market.placesOf(gameId), cells.area ?? '', cells.server ?? '')
    if (wrong) throw invalid(wrong)
    Object.assign(wire, { areaId: undefined, serverId: undefined }, place)
  }
  if (cells.facts !== undefined) {
    const { error: wrong, facts } = factsNamed(fieldsOfType(goodsTypeId, game?.fields ?? []), cells.facts, market.now)
    if (wrong) throw invalid(wrong)
    wire.facts = JSON.stringify(facts)
  }
  // a sold-out item stays sold out; a stock cannot be set to zero
  if (goodsType(goodsTypeId).isUnique || (wire.stock === '0' && before.stock === '0')) wire.stock = undefined
  const filled = Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== '' && value !== undefined))
  const parsed = goodsForm.omit({ gameId: true, goodsTypeId: true }).safeParse(filled)
  if (!parsed.success) throw invalid(issueText(parsed.error.issues[0]))
  return { ...parsed.data, isFromFile: true }
}

/** Returns the error of a cell, with the form's message and the column name. */
function issueText(issue?: { path: PropertyKey[]; message: string }): string {
  if (!issue) return '内容有误'
  const column = CSV_COLUMNS[issue.path[0] as keyof typeof CSV_COLUMNS]
  return !column || issue.message.includes(column) ? issue.message : `${column}：${issue.message}`
}

const invalid = (message: string) => refuse('INVALID_INPUT', message)

/** Returns an item in the format its own form would send. */
const wireOf = (item: OwnGoods): Wire => ({
  areaId: item.areaId ? String(item.areaId) : undefined,
  serverId: item.serverId ? String(item.serverId) : undefined,
  bigTitle: item.title,
  smallTitleName: item.smallTitleName,
  description: item.description,
  price: fenToYuan(item.priceFen),
  stock: String(item.stock),
  bargain: item.bargain ? '1' : '0',
  ensureOpen: item.ensureOpen ? '1' : '0',
  facts: JSON.stringify(item.facts),
  images: JSON.stringify(item.images),
})

import { and, desc, eq, gte } from 'drizzle-orm'
import { boundedAt, factValue, numberError } from '@/lib/shared/goods/fact-bounds'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../../db/schema/listings/valuation'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findGame, gameNames } from '../catalog/games/queries-games'
import type { GameRow } from '../catalog/types'
import { presentEstimate, presentMarket, presentModel } from './present'
import { findMiddle, findMiddles, MIDDLE_DAYS } from './queries-middle'
import { beyondSold, type Estimate, estimate, type ModelField, median, modelOf, type SoldAccount } from './rules'

/** Days of sales used: older sales say little about today, and more rows do not improve a median. */
const WINDOW_DAYS = 90
const SAMPLE = 2000

async function loadSold(ctx: Ctx, gameId: number): Promise<SoldAccount[]> {
  const rows = await ctx.db
    .select({
      goodsSn: sales.goodsSn,
      title: sales.title,
      priceFen: sales.priceFen,
      facts: sales.facts,
      soldAt: sales.soldAt,
    })
    .from(sales)
    .where(
      and(
        eq(sales.gameId, gameId),
        eq(sales.goodsTypeId, ACCOUNT),
        gte(sales.soldAt, new Date(ctx.now().getTime() - WINDOW_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(sales.soldAt))
    .limit(SAMPLE)
  return rows.map(({ priceFen, ...row }) => ({ ...row, yuan: Number(priceFen) / 100 }))
}

const modelAt = ({ id, fields }: GameRow, now: Date) =>
  modelOf(
    id,
    fields.map((field) => boundedAt(field, now)),
  )

export async function loadModel(ctx: Ctx, gameId: number) {
  const game = await findGame(ctx, gameId)
  const [sold, middle] = await Promise.all([loadSold(ctx, gameId), findMiddle(ctx, { gameId })])
  return presentModel(game, modelAt(game, ctx.now()), sold, { days: WINDOW_DAYS, middle })
}

/** Refuses INVALID_INPUT with the field that is wrong, FEW_SALES. */
export async function evaluate(ctx: Ctx, input: { gid: number; facts: Record<string, string> }) {
  const game = await findGame(ctx, input.gid)
  const model = modelAt(game, ctx.now())
  const facts = checkFacts(model, input.facts)
  const sold = await loadSold(ctx, input.gid)
  const found = estimate(model, facts, sold)
  if (!found) throw refuse('FEW_SALES')
  const beyond = beyondSold(model, facts, sold)
  const recycleBase = beyond.length > 0 ? null : baseOf(ctx, found)
  return presentEstimate(game, facts, found, { sampleSize: sold.length, recycleBase, beyond })
}

/** Yuan: the median of the nearest sales of 30 days, or of older ones if there are none. */
function baseOf(ctx: Ctx, { nearest, mid }: Estimate): number {
  const since = ctx.now().getTime() - MIDDLE_DAYS * DAY_MS
  return median(nearest.filter(({ soldAt }) => soldAt.getTime() >= since).map(({ yuan }) => yuan)) ?? mid
}

/**
 * Returns the base price of recycling quotes: the 30-day median of the accounts nearest to these facts if they are
 * complete, else of all accounts of the game. Null if too few were sold, or none that is similar.
 */
export async function recycleBase(ctx: Ctx, gameId: number, facts: Record<string, string>): Promise<Fen | null> {
  const game = await findGame(ctx, gameId)
  const sold = await loadSold(ctx, gameId)
  const model = modelAt(game, ctx.now())
  const found = model.every((field) => isFilled(field, facts[field.key])) ? estimate(model, facts, sold) : null
  if (found && beyondSold(model, facts, sold).length > 0) return null
  if (found) return fen(Math.round(baseOf(ctx, found) * 100))
  const middle = await findMiddle(ctx, { gameId })
  return middle && fen(Math.round(middle.medianFen))
}

const isFilled = (field: ModelField, value = ''): boolean =>
  field.options ? field.options.includes(value) : numberError(field, value) === undefined

function modelFault(field: ModelField, value: string): string {
  if (field.options) return `请选择${field.label}`
  return (/^\d+$/.test(value) ? numberError(field, value) : undefined) ?? `请输入${field.label}，应为数字`
}

/** Returns every field of the model, and no others. Refuses INVALID_INPUT with the field that is wrong. */
function checkFacts(model: readonly ModelField[], facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    model.map((field) => {
      const value = factValue({ kind: field.options ? 'choice' : 'number' }, facts[field.key] ?? '')
      if (!isFilled(field, value)) throw refuse('INVALID_INPUT', modelFault(field, value), { field: field.key })
      return [field.key, value]
    }),
  )
}

/** Returns games of this distributor with sales in the last month, most sold first. */
export async function loadMarket(ctx: Ctx) {
  const [names, rows] = await Promise.all([gameNames(ctx), findMiddles(ctx)])
  return presentMarket(rows, names)
}

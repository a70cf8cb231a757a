import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../db/schema/valuation'
import type { Ctx } from '../../runtime/context'
import { findListing } from '../catalog/queries-detail'
import { findGame } from '../catalog/queries-games'
import { mainFields } from '../catalog/rules'
import { presentHistory, presentRange } from './present-range'
import { HISTORY_WEEKS, nearOf, RANGE_DAYS, type RangeSale, rangeOf, type SoldRange, weeksOf } from './rules-range'

const SAMPLE = 5000

/** What like accounts were sold for, from the rows every valuation reads. Refuses NOT_FOUND. */
export async function loadSoldRange(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, RANGE_DAYS)
  if (!like) return presentRange(null)
  const { sold, value, field, since } = like
  const found = rangeOf(sold, value, since, ctx.now())
  return presentRange(found && { ...found, field })
}

/** The same over a quarter of a year, week by week. Refuses NOT_FOUND. */
export async function loadSoldHistory(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, HISTORY_WEEKS * 7)
  const found = like && nearOf(like.sold, like.value)
  return presentHistory(found && { ...found, field: like.field, weeks: weeksOf(found.near, ctx.now()) })
}

export interface Account {
  gameId: number
  goodsTypeId: number
  facts: Record<string, string>
}

/**
 * The same 30 days, for staff and of items that nobody else may see yet; what a game sold is read once for all that is asked.
 * Null: too few to tell.
 */
export function rangeFinder(ctx: Ctx): (account: Account) => Promise<SoldRange | null> {
  const read = new Map<string, Promise<RangeSale[]>>()
  const since = new Date(ctx.now().getTime() - RANGE_DAYS * DAY_MS)
  return async (account) => {
    const field = await fieldOf(ctx, account)
    if (!field) return null
    const name = `${account.gameId} ${field.key}`
    const sold = read.get(name) ?? loadSold(ctx, { gameId: account.gameId, key: field.key, since })
    read.set(name, sold)
    return rangeOf(await sold, Number(account.facts[field.key]), since, ctx.now())
  }
}

/** Sales of the game's accounts, the last first, by the number that tells this account; null where there is none. */
async function findLike(ctx: Ctx, goodsSn: GoodsSn, days: number) {
  const account = await findListing(ctx, goodsSn)
  const field = await fieldOf(ctx, account)
  if (!field) return null
  const since = new Date(ctx.now().getTime() - days * DAY_MS)
  const sold = await loadSold(ctx, { gameId: account.gameId, key: field.key, since })
  return { sold, value: Number(account.facts[field.key]), field, since }
}

/** The number that tells this account from others of its game. */
async function fieldOf(ctx: Ctx, { gameId, goodsTypeId, facts }: Account) {
  const { fields } = await findGame(ctx, gameId)
  if (goodsTypeId !== ACCOUNT) return undefined
  return mainFields(fields).find((one) => one.kind === 'number' && Number(facts[one.key]) > 0)
}

async function loadSold(ctx: Ctx, { gameId, key, since }: { gameId: number; key: string; since: Date }) {
  const rows = await ctx.db
    .select({ priceFen: sales.priceFen, value: sql<string | null>`${sales.facts}->>${key}`, soldAt: sales.soldAt })
    .from(sales)
    .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, ACCOUNT), gte(sales.soldAt, since)))
    .orderBy(desc(sales.soldAt))
    .limit(SAMPLE)
  return rows.flatMap((row): RangeSale[] =>
    row.value === null ? [] : [{ yuan: Number(row.priceFen) / 100, value: Number(row.value), soldAt: row.soldAt }],
  )
}

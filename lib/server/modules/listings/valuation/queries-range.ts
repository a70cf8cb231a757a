import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { coinsIn } from '@/lib/shared/goods/coin-text'
import { ACCOUNT, GOODS_TYPES, isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { cachedFor } from '../../../db/cached-for'
import { sales } from '../../../db/schema/valuation'
import type { Ctx } from '../../../runtime/context'
import { findGame } from '../catalog/games/queries-games'
import { findListing } from '../catalog/queries-detail'
import { comparedBy } from '../catalog/rules'
import { presentAdvice, scaleBasis } from './present-advice'
import { basisOf, presentHistory, presentRange } from './present-range'
import { type AdviceSale, pairsOf, spreadByScale, spreadByTitle } from './rules-advice'
import { HISTORY_WEEKS, nearOf, RANGE_DAYS, type RangeSale, rangeOf, type SoldRange, weeksOf } from './rules-range'

const SAMPLE = 5000
/** Titles that each new one is compared with. */
const TITLES = 500
const NO_PAIRS: ReadonlySet<number> = new Set()

/** Returns selling prices of similar accounts, from the same rows as valuations. Refuses NOT_FOUND. */
export async function loadSoldRange(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, RANGE_DAYS)
  if (!like) return presentRange(null)
  const { sold, value, field, since } = like
  const found = rangeOf(sold, value, since, ctx.now())
  return presentRange(found && { ...found, field })
}

/** The same for three months, week by week. Refuses NOT_FOUND. */
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

/** The same 30 days, for staff, including items that are not public yet. Null if there are too few sales. */
export function rangeFinder(ctx: Ctx): (account: Account) => Promise<SoldRange | null> {
  const since = sinceOf(ctx, RANGE_DAYS)
  return async (account) => {
    const field = await fieldOf(ctx, account)
    if (!field) return null
    const sold = await soldLately(ctx, { gameId: account.gameId, key: field.key, days: RANGE_DAYS })
    return rangeOf(sold, Number(account.facts[field.key]), since, ctx.now())
  }
}

/** Returns sales of the game's accounts, latest first, by this account's main number; null if it has none. */
async function findLike(ctx: Ctx, goodsSn: GoodsSn, days: number) {
  const account = await findListing(ctx, goodsSn)
  const field = await fieldOf(ctx, account)
  if (!field) return null
  const sold = await soldLately(ctx, { gameId: account.gameId, key: field.key, days })
  return { sold, value: Number(account.facts[field.key]), field, since: sinceOf(ctx, days) }
}

/**
 * Returns selling prices of items like one that is being written: accounts as for `rangeFinder`, currency by its ratio,
 * others by similar titles. `need`: what is missing for a comparison. Refuses NOT_FOUND.
 */
export async function loadPriceAdvice(ctx: Ctx, input: Account & { title?: string }) {
  const { gameId, goodsTypeId, facts, title = '' } = input
  if (goodsTypeId === ACCOUNT) {
    const field = comparedBy((await findGame(ctx, gameId)).fields)
    if (!field) return presentAdvice(null)
    if (!(Number(facts[field.key]) > 0)) return presentAdvice(null, field.label)
    const found = await rangeFinder(ctx)(input)
    return presentAdvice(found && { ...found, basis: basisOf({ ...found, field }) })
  }
  const { coinName } = await findGame(ctx, gameId)
  if (isCurrencyType(goodsTypeId)) {
    const coins = coinsIn(facts.amount ?? title)
    if (coins === null) return presentAdvice(null, '数量')
    const found = spreadByScale(await soldLike(ctx, { gameId, goodsTypeId }), coins)
    return presentAdvice(found && { ...found, basis: scaleBasis(found.scales, coinName) })
  }
  if (title.trim() === '') return presentAdvice(null, '标题')
  const found = spreadByTitle(await soldLike(ctx, { gameId, goodsTypeId }), title)
  return presentAdvice(found && { ...found, basis: '标题相近的商品' })
}

/**
 * Returns the field with the number that determines this account's price; undefined if the account does not state it,
 * because another field would mislead.
 */
async function fieldOf(ctx: Ctx, { gameId, goodsTypeId, facts }: Account) {
  if (goodsTypeId !== ACCOUNT) return undefined
  const { fields } = await findGame(ctx, gameId)
  const field = comparedBy(fields)
  return field && Number(facts[field.key]) > 0 ? field : undefined
}

const sinceOf = (ctx: Ctx, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

interface Wanted {
  gameId: number
  key: string
  days: number
}
const cached = cachedFor<RangeSale[]>(60_000)
const cachedLike = cachedFor<AdviceSale[]>(60_000)

/** All account pages of a game read the same sales, cached for a minute. */
const soldLately = (ctx: Ctx, wanted: Wanted): Promise<RangeSale[]> =>
  cached(ctx.db, Object.values(wanted).join(), () => readSold(ctx, wanted))

async function readSold(ctx: Ctx, { gameId, key, days }: Wanted): Promise<RangeSale[]> {
  const rows = await ctx.db
    .select({ priceFen: sales.priceFen, value: sql<string | null>`${sales.facts}->>${key}`, soldAt: sales.soldAt })
    .from(sales)
    .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, ACCOUNT), gte(sales.soldAt, sinceOf(ctx, days))))
    .orderBy(desc(sales.soldAt))
    .limit(SAMPLE)
  return rows.flatMap((row): RangeSale[] =>
    row.value === null ? [] : [{ yuan: Number(row.priceFen) / 100, value: Number(row.value), soldAt: row.soldAt }],
  )
}

/**
 * The latest sales of items of a game and type in 30 days, cached for a minute with what comparing their titles requires:
 * it is asked while somebody types.
 */
const soldLike = (ctx: Ctx, { gameId, goodsTypeId }: Pick<Account, 'gameId' | 'goodsTypeId'>): Promise<AdviceSale[]> =>
  cachedLike(ctx.db, `${gameId},${goodsTypeId}`, async () => {
    const isCurrency = isCurrencyType(goodsTypeId)
    const types = isCurrency ? GOODS_TYPES.flatMap(({ id, isCurrency: isOne }) => (isOne ? [id] : [])) : [goodsTypeId]
    const rows = await ctx.db
      .select({ priceFen: sales.priceFen, title: sales.title, facts: sales.facts })
      .from(sales)
      .where(
        and(eq(sales.gameId, gameId), inArray(sales.goodsTypeId, types), gte(sales.soldAt, sinceOf(ctx, RANGE_DAYS))),
      )
      .orderBy(desc(sales.soldAt))
      .limit(isCurrency ? SAMPLE : TITLES)
    return rows.map((row) => ({
      yuan: Number(row.priceFen) / 100,
      pairs: isCurrency ? NO_PAIRS : pairsOf(row.title),
      coins: isCurrency ? coinsIn(row.facts.amount ?? row.title) : null,
    }))
  })

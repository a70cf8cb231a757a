import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { coinsIn } from '@/lib/shared/goods/coin-text'
import { ACCOUNT, GOODS_TYPES, isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { cachedFor } from '../../../db/cached-for'
import { sales } from '../../../db/schema/listings/valuation'
import type { Ctx } from '../../../runtime/context'
import { findGame } from '../catalog/games/queries-games'
import { findListing } from '../catalog/queries-detail'
import { presentAdvice, scaleBasis } from './present-advice'
import { basisOf, presentHistory, presentRange } from './present-range'
import { type Base, baseOf, markOf } from './rules'
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
  const { sold, mark, by, since } = like
  const found = rangeOf(sold, mark, since, ctx.now())
  return presentRange(found && { ...found, ...by })
}

/** The same for three months, week by week. Refuses NOT_FOUND. */
export async function loadSoldHistory(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, HISTORY_WEEKS * 7)
  const found = like && nearOf(like.sold, like.mark)
  return presentHistory(found && { ...found, ...like.by, weeks: weeksOf(found.near, ctx.now()) })
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
    const by = await findBase(ctx, account)
    if (!by) return null
    const sold = await soldLately(ctx, { gameId: account.gameId, by, days: RANGE_DAYS })
    return rangeOf(sold, markOf(account.facts, by), since, ctx.now())
  }
}

/** Returns sales of the game's accounts, latest first, by what this account is compared by; null if it states nothing. */
async function findLike(ctx: Ctx, goodsSn: GoodsSn, days: number) {
  const account = await findListing(ctx, goodsSn)
  const by = await findBase(ctx, account)
  if (!by) return null
  const sold = await soldLately(ctx, { gameId: account.gameId, by, days })
  return { sold, mark: markOf(account.facts, by), by, since: sinceOf(ctx, days) }
}

/**
 * Returns selling prices of items like one that is being written: accounts as for `rangeFinder`, currency by its ratio,
 * others by similar titles. `need`: what is missing for a comparison. Refuses NOT_FOUND.
 */
export async function loadPriceAdvice(ctx: Ctx, input: Account & { title?: string }) {
  const { gameId, goodsTypeId, facts, title = '' } = input
  if (goodsTypeId === ACCOUNT) {
    const by = await findFields(ctx, gameId)
    if (!by) return presentAdvice(null)
    if (!(Number(facts[by.field.key]) > 0)) return presentAdvice(null, by.field.label)
    const found = await rangeFinder(ctx)(input)
    return presentAdvice(found && { ...found, basis: basisOf({ ...found, ...by }) })
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
 * Returns the fields that determine an account's price; undefined if the account does not state the number, because
 * another field would mislead.
 */
async function findBase(ctx: Ctx, { gameId, goodsTypeId, facts }: Account): Promise<Base | undefined> {
  if (goodsTypeId !== ACCOUNT) return undefined
  const by = await findFields(ctx, gameId)
  return by && Number(facts[by.field.key]) > 0 ? by : undefined
}

async function findFields(ctx: Ctx, gameId: number): Promise<Base | undefined> {
  const { fields } = await findGame(ctx, gameId)
  return baseOf(gameId, fields)
}

const sinceOf = (ctx: Ctx, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

interface Wanted {
  gameId: number
  by: Base
  days: number
}
const cached = cachedFor<RangeSale[]>(60_000)
const cachedLike = cachedFor<AdviceSale[]>(60_000)

/** All account pages of a game read the same sales, cached for a minute. */
const soldLately = (ctx: Ctx, wanted: Wanted): Promise<RangeSale[]> => {
  const { gameId, by, days } = wanted
  return cached(ctx.db, [gameId, by.field.key, by.ladder?.key, days].join(), () => readSold(ctx, wanted))
}

async function readSold(ctx: Ctx, { gameId, by, days }: Wanted): Promise<RangeSale[]> {
  const rows = await ctx.db
    .select({
      priceFen: sales.priceFen,
      value: sql<string | null>`${sales.facts}->>${by.field.key}`,
      step: sql<string | null>`${sales.facts}->>${by.ladder?.key ?? ''}`,
      soldAt: sales.soldAt,
    })
    .from(sales)
    .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, ACCOUNT), gte(sales.soldAt, sinceOf(ctx, days))))
    .orderBy(desc(sales.soldAt))
    .limit(SAMPLE)
  return rows.flatMap((row): RangeSale[] =>
    row.value === null
      ? []
      : [
          {
            yuan: Number(row.priceFen) / 100,
            value: Number(row.value),
            step: by.ladder?.options.indexOf(row.step ?? ''),
            soldAt: row.soldAt,
          },
        ],
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

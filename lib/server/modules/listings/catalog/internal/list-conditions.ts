import { eq, gte, isNotNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { foundTerms, goods } from '../../../../db/schema/listings/catalog'
import { matchesPattern } from '../../../../db/search-text'

/** Creates the next placeholder for a value. */
type Place = () => Placeholder

const TEXT = sql`lower(${goods.title} || ' ' || ${goods.smallTitleName} || ' ' || ${goods.areaName} || ' ' || ${goods.serverName} || ' ' || ${goods.sn})`

/** For rent now: an account that is rented, or about to be paid for, is not offered to others. */
export const forRent = sql`${goods.rentHourFen} is not null and ${goods.stock} > ${goods.reserved}`

/** All conditions that a list can apply to goods on the shelf. */
const CONDITIONS = {
  seller: (place: Place) => eq(goods.sellerId, place()),
  // hashed by Postgres while the array is a constant of the plan, see `isReplanned`
  sellers: (place) => sql`${goods.sellerId} = any(${place()}::bigint[])`,
  type: (place) => eq(goods.goodsTypeId, place()),
  types: (place) => sql`${goods.goodsTypeId} = any(${place()}::int[])`,
  game: (place) => eq(goods.gameId, place()),
  games: (place) => sql`${goods.gameId} = any(${place()}::int[])`,
  notGames: (place) => sql`${goods.gameId} <> all(${place()}::int[])`,
  area: (place) => eq(goods.areaId, place()),
  server: (place) => eq(goods.serverId, place()),
  cross: (place) => eq(goods.crossId, place()),
  priceFrom: (place) => gte(goods.priceFen, place()),
  priceTo: (place) => lte(goods.priceFen, place()),
  hourFrom: (place) => gte(goods.rentHourFen, place()),
  hourTo: (place) => lte(goods.rentHourFen, place()),
  // goods are ranked at their publication or later, so the first bounds the walk along the list
  since: (place) =>
    sql`(${goods.rankedAt} >= ${place()}::timestamptz and ${goods.createdAt} >= ${place()}::timestamptz)`,
  // literals: a parameter would not match the partial indexes
  ensure: () => sql`${goods.canEnsure}`,
  official: () => sql`${goods.isOfficialSell}`,
  bargain: () => sql`${goods.bargain}`,
  checked: () => isNotNull(goods.checkedAt),
  confirmed: () => isNotNull(goods.confirmedAt),
  confirmedSince: (place) => gte(goods.confirmedAt, place()),
  /** Sellers whose goods are left out now. */
  notSellers: (place) => sql`${goods.sellerId} <> all(${place()}::bigint[])`,
  numbered: () => isNotNull(goods.mainNumber),
  noDeposit: () => sql`${goods.rentDepositFen} = 0`,
  let: () => forRent,
  /**
   * Rows that contain every pair of characters; the text itself then confirms that they are adjacent.
   */
  terms: (place) => sql`${goods.terms} @@ ${place()}::tsquery`,
  /** The same with type and game among the terms, from the index. */
  foundTerms: (place) => sql`${foundTerms(goods)} @@ ${place()}::tsquery`,
  // the pattern is evaluated only if the row does not contain the word literally, because it is slower
  word: (place) => sql`(position(${place()} in ${TEXT}) > 0 or ${matchesPattern(TEXT, place())})`,
  nothing: () => sql`false`,
  facts: (place) => sql`${goods.attrs} @> ${place()}::int[]`,
  oneFact: (place) => sql`${goods.attrs} && ${place()}::int[]`,
  // separate conditions: if joined by AND in one, Postgres would compare the arrays first
  metFacts: (place) =>
    sql`((${goods.signature} & ${place()}::bigint) = ${place()}::bigint and ${goods.attrs} @> ${place()}::int[])`,
  metOneFact: (place) => sql`((${goods.signature} & ${place()}::bigint) <> 0 and ${goods.attrs} && ${place()}::int[])`,
  mainFrom: (place) => gte(goods.mainNumber, place()),
  mainTo: (place) => lte(goods.mainNumber, place()),
  factFrom: (place) => sql`fact_number(${goods.facts}, ${place()}) >= ${place()}`,
  factTo: (place) => sql`fact_number(${goods.facts}, ${place()}) <= ${place()}`,
} satisfies Record<string, (place: Place) => SQL>

/** A condition and its values. */
export interface Condition {
  name: keyof typeof CONDITIONS
  values: readonly unknown[]
  /** Keeps Postgres from using an index for this condition, so that it walks along the order of the list. */
  onTheWay?: true
}

export const condition = (name: Condition['name'], ...values: readonly unknown[]): Condition => ({ name, values })

export const onTheWay = (one: Condition): Condition => ({ ...one, onTheWay: true })

/** Returns the part of the conditions that determines the statement's text; values do not. */
export const shapeOf = (asks: readonly Condition[]): string =>
  asks.map(({ name, onTheWay }) => (onTheWay ? `${name}~` : name)).join()

export function conditionsOf(asks: readonly Condition[]): SQL[] {
  let places = 0
  const place = () => sql.placeholder(`v${places++}`)
  return asks.map(({ name, onTheWay }) => {
    const condition = CONDITIONS[name](place)
    return onTheWay ? sql`(${condition}) is true` : condition
  })
}

/** Values by the placeholder names of `conditionsOf`. */
export const valuesOf = (asks: readonly Condition[]): Record<string, unknown> =>
  Object.fromEntries(asks.flatMap(({ values }) => values).map((value, i) => [`v${i}`, value]))

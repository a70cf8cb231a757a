import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, replanned } from '../../../../db/client'
import { preparedShapes } from '../../../../db/prepared'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import { type Condition, conditionsOf, shapeOf, valuesOf } from './list-conditions'
import { ORDERS, type Order } from './list-orders'
import { type Picked, VERSION } from './shelf-items'

/** The conditions and sort order of a list of goods on the shelf. */
export interface Listing {
  asks: readonly Condition[]
  order: Order
  /** Plan the statement for each execution, because the best plan depends on the values. */
  isReplanned: boolean
}

/** Statements are cached by shape because the query builder took a fifth of the time of a list. */
const statementOf = preparedShapes(400)

const nameOf = (kind: string, { asks, order, isReplanned }: Listing) =>
  `${kind} ${order} ${isReplanned} ${shapeOf(asks)}`

function whereOf({ asks, isReplanned }: Listing): SQL | undefined {
  const where = and(onShelf, ...conditionsOf(asks))
  return isReplanned ? replanned(where) : where
}

/** Returns the rows of one page. Uses an index-only scan where an index covers all conditions. */
export function pickRows(db: Db, listing: Listing, { limit, offset }: { limit: number; offset: number }) {
  const order = ORDERS[listing.order]
  const statement = statementOf<Picked[]>(db, nameOf('pick', listing), () => {
    const picked = db
      .select({ id: goods.id })
      .from(goods)
      .where(whereOf(listing))
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('picked')
    return db
      .select({ id: goods.id, version: VERSION })
      .from(goods)
      .innerJoin(picked, eq(goods.id, picked.id))
      .orderBy(...order)
  })
  return statement.execute({ ...valuesOf(listing.asks), limit, offset })
}

/** Returns the number of rows; `cap` + 1 means any number above the cap. */
export async function countRows(db: Db, listing: Listing, cap: number): Promise<number> {
  const statement = statementOf<{ n: number }[]>(db, nameOf('count', { ...listing, order: 'default' }), () => {
    const one = db
      .select({ one: sql`1`.as('one') })
      .from(goods)
      .where(whereOf(listing))
      .limit(sql.placeholder('most'))
      .as('found')
    return db.select({ n: sql<number>`count(*)::int` }).from(one)
  })
  const [found] = await statement.execute({ ...valuesOf(listing.asks), most: cap + 1 })
  return found?.n ?? 0
}

/**
 * Returns the rows of one page and the total, up to `cap` + 1, from one scan: where finding the first matches is the
 * expensive part, two queries would scan twice.
 */
export function walkRows(
  db: Db,
  listing: Listing,
  { from, rows, cap }: { from: number; rows: number; cap: number },
): Promise<(Picked & { found: number })[]> {
  const order = ORDERS[listing.order]
  const statement = statementOf<(Picked & { found: number })[]>(db, nameOf('walk', listing), () => {
    const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place')
    const first = db
      .select({ id: goods.id, place })
      .from(goods)
      .where(whereOf(listing))
      .orderBy(...order)
      .limit(sql.placeholder('most'))
    const walked = db.$with('walked').as(first)
    return db
      .with(walked)
      .select({ id: goods.id, version: VERSION, found: sql<number>`(select count(*)::int from ${walked})` })
      .from(walked)
      .innerJoin(goods, eq(goods.id, walked.id))
      .where(between(walked.place, sql.placeholder('first'), sql.placeholder('last')))
      .orderBy(walked.place)
  })
  return statement.execute({ ...valuesOf(listing.asks), most: cap + 1, first: from + 1, last: from + rows })
}

import { and, desc, eq, gte, isNotNull, isNull, lt, type Placeholder, sql } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { prepared } from '../../../db/prepared'
import { goodsQuestions } from '../../../db/schema/market/questions'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { findListing, findTitles } from '../../listings/catalog/queries-detail'
import { findUsers } from '../../people/identity/queries'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { presentOwnQuestion, presentQuestion } from './present'

const CAP = 1000
const REPLY_DAYS = 90
/** Fewer answers do not show how fast a seller is. */
const REPLY_LEAST = 3

/** Answered questions of an item this host shows. Refuses NOT_FOUND. */
export async function listQuestions(ctx: Ctx, { goodsSn, ...paging }: Paging & { goodsSn: GoodsSn }) {
  await findListing(ctx, goodsSn)
  const listing = {
    limit: (limit: number) => ({
      offset: (offset: number) => readAnswered(ctx.db, { goodsSn, limit, offset }),
    }),
  }
  const found = await pageOf(listing, () => ctx.db.$count(goodsQuestions, isAnswered(goodsSn)), paging, CAP)
  const people = await findUsers(
    ctx,
    found.list.map((row) => row.askerId),
  )
  return presentPage(found, (row) => presentQuestion(row, people))
}

const isAnswered = (goodsSn: GoodsSn | Placeholder) =>
  and(eq(goodsQuestions.goodsSn, goodsSn), isNotNull(goodsQuestions.answeredAt))

const readAnswered = prepared(['goodsSn', 'limit', 'offset'], (db, { goodsSn, limit, offset }) =>
  db
    .select()
    .from(goodsQuestions)
    .where(isAnswered(goodsSn))
    .orderBy(desc(goodsQuestions.answeredAt), desc(goodsQuestions.id))
    .limit(limit)
    .offset(offset),
)

/**
 * Returns the caller's questions, newest first; those the caller has to answer come first, unless they are read in the
 * order of their numbers, after one.
 */
export async function listOwnQuestions(
  ctx: UserCtx,
  { side, after, ...paging }: Paging & { side: 'received' | 'asked'; after?: number },
) {
  const received = eq(goodsQuestions.sellerId, ctx.user.userId)
  const own = side === 'received' ? received : eq(goodsQuestions.askerId, ctx.user.userId)
  const where = and(own, after === undefined ? undefined : lt(goodsQuestions.id, after))
  const openFirst = sql`${goodsQuestions.answeredAt} is not null`
  const listing = ctx.db.select().from(goodsQuestions).where(where)
  const [found, open] = await Promise.all([
    pageOf(
      listing.orderBy(
        ...(side === 'received' && after === undefined ? [openFirst] : []),
        ...(after === undefined ? [desc(goodsQuestions.createdAt)] : []),
        desc(goodsQuestions.id),
      ),
      () => ctx.db.$count(goodsQuestions, where),
      paging,
      CAP,
    ),
    ctx.db.$count(goodsQuestions, and(received, isNull(goodsQuestions.answeredAt))),
  ])
  const titles = await findTitles(
    ctx,
    found.list.map((row) => row.goodsSn),
  )
  return { ...presentPage(found, (row) => presentOwnQuestion(row, titles)), open }
}

/** Returns the caller's unanswered questions about an item. */
export const countOpen = (tx: Tx, { askerId, goodsSn }: { askerId: UserId; goodsSn: GoodsSn }): Promise<number> =>
  tx.$count(
    goodsQuestions,
    and(
      eq(goodsQuestions.goodsSn, goodsSn),
      sql`${goodsQuestions.askerId} in ${accountsOfPerson(askerId)}`,
      isNull(goodsQuestions.answeredAt),
    ),
  )

/** Returns the seller's median response time of the last 90 days, in minutes; null if there are too few answers. */
export async function medianReply(ctx: Ctx, sellerId: UserId): Promise<number | null> {
  const since = new Date(ctx.now().getTime() - REPLY_DAYS * DAY_MS)
  const [row] = await readWaits(ctx.db, { sellerId, since })
  return row && row.count >= REPLY_LEAST ? row.minutes : null
}

const readWaits = prepared(['sellerId', 'since'], (db, { sellerId, since }) => {
  const waited = sql`extract(epoch from ${goodsQuestions.answeredAt} - ${goodsQuestions.createdAt}) / 60`
  return db
    .select({
      count: sql<number>`count(*)::int`,
      minutes: sql<number | null>`ceil(percentile_cont(0.5) within group (order by ${waited}))::int`,
    })
    .from(goodsQuestions)
    .where(
      and(
        eq(goodsQuestions.sellerId, sellerId),
        isNotNull(goodsQuestions.answeredAt),
        gte(goodsQuestions.createdAt, since),
      ),
    )
})

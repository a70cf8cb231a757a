import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../db/page'
import { goodsQuestions } from '../../db/schema/questions'
import type { Ctx, UserCtx } from '../../runtime/context'
import { findListing, findTitles } from '../catalog/queries-detail'
import { findUsers } from '../identity/queries'
import { presentOwnQuestion, presentQuestion } from './present'

const CAP = 1000
const REPLY_DAYS = 90
/** Fewer answers say nothing about how fast somebody is. */
const REPLY_LEAST = 3

/** Answered questions of an item this host shows. Refuses NOT_FOUND. */
export async function listQuestions(ctx: Ctx, { goodsSn, ...paging }: Paging & { goodsSn: GoodsSn }) {
  await findListing(ctx, goodsSn)
  const where = and(eq(goodsQuestions.goodsSn, goodsSn), isNotNull(goodsQuestions.answeredAt))
  const listing = ctx.db
    .select()
    .from(goodsQuestions)
    .where(where)
    .orderBy(desc(goodsQuestions.answeredAt), desc(goodsQuestions.id))
  const found = await pageOf(listing, () => ctx.db.$count(goodsQuestions, where), paging, CAP)
  const people = await findUsers(
    ctx,
    found.list.map((row) => row.askerId),
  )
  return presentPage(found, (row) => presentQuestion(row, people))
}

/** Those the caller has to answer come first. */
export async function listOwnQuestions(ctx: UserCtx, { side, ...paging }: Paging & { side: 'received' | 'asked' }) {
  const received = eq(goodsQuestions.sellerId, ctx.user.userId)
  const where = side === 'received' ? received : eq(goodsQuestions.askerId, ctx.user.userId)
  const openFirst = sql`${goodsQuestions.answeredAt} is not null`
  const listing = ctx.db.select().from(goodsQuestions).where(where)
  const [found, open] = await Promise.all([
    pageOf(
      listing.orderBy(...(side === 'received' ? [openFirst] : []), desc(goodsQuestions.id)),
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

/** Questions of the caller about an item that wait for their answer. */
export const countOpen = (ctx: UserCtx, goodsSn: GoodsSn): Promise<number> =>
  ctx.db.$count(
    goodsQuestions,
    and(
      eq(goodsQuestions.goodsSn, goodsSn),
      eq(goodsQuestions.askerId, ctx.user.userId),
      isNull(goodsQuestions.answeredAt),
    ),
  )

/** How long the seller lets buyers wait for an answer: the middle of the last 90 days, in minutes; null: too few. */
export async function medianReply(ctx: Ctx, sellerId: number): Promise<number | null> {
  const waited = sql`extract(epoch from ${goodsQuestions.answeredAt} - ${goodsQuestions.createdAt}) / 60`
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      minutes: sql<number | null>`ceil(percentile_cont(0.5) within group (order by ${waited}))::int`,
    })
    .from(goodsQuestions)
    .where(
      and(
        eq(goodsQuestions.sellerId, sellerId),
        isNotNull(goodsQuestions.answeredAt),
        gte(goodsQuestions.createdAt, new Date(ctx.now().getTime() - REPLY_DAYS * DAY_MS)),
      ),
    )
  return row && row.count >= REPLY_LEAST ? row.minutes : null
}

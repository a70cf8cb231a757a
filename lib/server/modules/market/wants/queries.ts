import { and, desc, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { wantAnswers, wantPosts } from '../../../db/schema/market/wants'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { findGoodsRows } from '../../listings/catalog/lists/queries-list'
import { findUsers } from '../../people/identity/queries'
import { type Around, presentOwnWant, presentSent, presentWant } from './present'
import type { WantAnswerRow, WantPost } from './types'

const CAP = 1000

export async function findPost(ctx: Ctx, wantId: number): Promise<WantPost | undefined> {
  const [post] = await ctx.db.select().from(wantPosts).where(eq(wantPosts.id, wantId))
  return post
}

/** Returns an answer, and the user who may decline it. */
export async function findAnswer(ctx: Ctx, answerId: number) {
  const [row] = await ctx.db
    .select({ sellerId: wantAnswers.sellerId, buyerId: wantPosts.buyerId })
    .from(wantAnswers)
    .innerJoin(wantPosts, eq(wantPosts.id, wantAnswers.wantId))
    .where(eq(wantAnswers.id, answerId))
  return row
}

/** Returns open wants of the games this host shows, newest first. */
export async function listHall(ctx: Ctx, { gid, gt: typeId, ...paging }: Paging & { gid?: number; gt?: number }) {
  const games = await gameNames(ctx)
  const where = and(
    eq(wantPosts.status, 'open'),
    gt(wantPosts.dueAt, ctx.now()),
    inArray(wantPosts.gameId, gid ? [gid].filter((id) => games.has(id)) : [...games.keys()]),
    typeId ? eq(wantPosts.goodsTypeId, typeId) : undefined,
  )
  const found = await pageOf(
    ctx.db.select().from(wantPosts).where(where).orderBy(desc(wantPosts.id)),
    () => ctx.db.$count(wantPosts, where),
    paging,
    CAP,
  )
  const [people, answers] = await Promise.all([
    findUsers(
      ctx,
      found.list.map((post) => post.buyerId),
    ),
    countAnswers(ctx, found.list),
  ])
  return presentPage(found, (post) => presentWant(post, answers.get(post.id) ?? 0, { games, people }))
}

/** Returns the caller's wants of the games this host shows. */
export async function listOwnPosts(ctx: UserCtx, paging: Paging) {
  const games = await gameNames(ctx)
  const mine = and(eq(wantPosts.buyerId, ctx.user.userId), inArray(wantPosts.gameId, [...games.keys()]))
  const found = await pageOf(
    ctx.db.select().from(wantPosts).where(mine).orderBy(desc(wantPosts.id)),
    () => ctx.db.$count(wantPosts, mine),
    paging,
    CAP,
  )
  const live = and(mine, eq(wantPosts.status, 'open'), gt(wantPosts.dueAt, ctx.now()))
  const [list, waiting] = await Promise.all([
    shownPosts(ctx, found.list),
    ctx.db
      .select()
      .from(wantPosts)
      .where(live)
      .then((posts) => shownPosts(ctx, posts)),
  ])
  return { ...found, list, open: waiting.reduce((sum, post) => sum + post.answers, 0) }
}

/** Refuses NOT_FOUND. */
export async function loadOwnPost(ctx: UserCtx, wantId: number) {
  const post = await findPost(ctx, wantId)
  const [shown] = await shownPosts(ctx, post?.buyerId === ctx.user.userId ? [post] : [])
  if (!shown) throw refuse('NOT_FOUND', '没有这条求购')
  return shown
}

/** Answers sent by the caller. */
export async function listSentAnswers(ctx: UserCtx, paging: Paging) {
  const mine = eq(wantAnswers.sellerId, ctx.user.userId)
  const found = await pageOf(
    ctx.db.select().from(wantAnswers).where(mine).orderBy(desc(wantAnswers.id)),
    () => ctx.db.$count(wantAnswers, mine),
    paging,
    CAP,
  )
  return { ...found, list: await shownAnswers(ctx, found.list) }
}

/** Refuses NOT_FOUND. */
export async function loadSentAnswer(ctx: UserCtx, answerId: number) {
  const mine = and(eq(wantAnswers.id, answerId), eq(wantAnswers.sellerId, ctx.user.userId))
  const [shown] = await shownAnswers(ctx, await ctx.db.select().from(wantAnswers).where(mine))
  if (!shown) throw refuse('NOT_FOUND', '没有这条报价')
  return shown
}

async function shownPosts(ctx: UserCtx, posts: readonly WantPost[]) {
  const ids = posts.map((post) => post.id)
  const answers = ids.length
    ? await ctx.db.select().from(wantAnswers).where(inArray(wantAnswers.wantId, ids)).orderBy(desc(wantAnswers.id))
    : []
  const around = await aroundOf(ctx, posts, answers)
  return posts.map((post) =>
    presentOwnWant(
      post,
      answers.filter((answer) => answer.wantId === post.id),
      around,
    ),
  )
}

async function shownAnswers(ctx: UserCtx, answers: readonly WantAnswerRow[]) {
  const ids = [...new Set(answers.map((answer) => answer.wantId))]
  const posts = ids.length ? await ctx.db.select().from(wantPosts).where(inArray(wantPosts.id, ids)) : []
  const [around, counts] = await Promise.all([aroundOf(ctx, posts, answers), countAnswers(ctx, posts)])
  return answers.flatMap((answer) => {
    const post = posts.find(({ id }) => id === answer.wantId)
    return post ? [presentSent(answer, post, counts.get(post.id) ?? 0, around)] : []
  })
}

async function aroundOf(ctx: Ctx, posts: readonly WantPost[], answers: readonly WantAnswerRow[]): Promise<Around> {
  const [games, people, goods] = await Promise.all([
    gameNames(ctx),
    findUsers(ctx, [...posts.map((post) => post.buyerId), ...answers.map((answer) => answer.sellerId)]),
    findGoodsRows(ctx, [...new Set(answers.map((answer) => answer.goodsSn))]),
  ])
  return { games, people, goods, at: ctx.now() }
}

/** Counts the answers that were neither withdrawn nor declined, per want. */
async function countAnswers(ctx: Ctx, posts: readonly WantPost[]): Promise<Map<number, number>> {
  if (posts.length === 0) return new Map()
  const ids = posts.map((post) => post.id)
  const rows = await ctx.db
    .select({ wantId: wantAnswers.wantId, n: sql<number>`count(*)::int` })
    .from(wantAnswers)
    .where(and(inArray(wantAnswers.wantId, ids), eq(wantAnswers.status, 'open')))
    .groupBy(wantAnswers.wantId)
  return new Map(rows.map(({ wantId, n }) => [wantId, n]))
}

/** Returns the total reserve of the caller's open wants. */
export async function reservedOf(ctx: Pick<UserCtx, 'db'> & { user: Pick<UserCtx['user'], 'userId'> }): Promise<Fen> {
  const [row] = await ctx.db
    .select({ sum: sum(wantPosts.reserveFen) })
    .from(wantPosts)
    .where(and(eq(wantPosts.buyerId, ctx.user.userId), eq(wantPosts.status, 'open')))
  return fen(BigInt(row?.sum ?? '0'))
}

/** Counts the open posts of a site, each with a reserve of its buyer. */
export const countOpenPosts = (db: Db | Tx, distId: number): Promise<number> =>
  db.$count(wantPosts, and(eq(wantPosts.distId, distId), eq(wantPosts.status, 'open')))

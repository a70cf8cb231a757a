import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { recyclingQuotes, recyclingRedemptions, recyclingRequests } from '../../../db/schema/market/recycling'
import { type Ctx, inTx, type StaffCtx, type UserCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { refuse } from '../../../runtime/refusal'
import { listActions } from '../../core/oversight/queries-actions'
import { recordAudit } from '../../core/oversight/record-audit'
import { isOfHere } from '../../core/tenancy/queries-here'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { isUnsold } from '../../listings/catalog/queries-former'
import { findUsers } from '../../people/identity/queries'
import { presentDesk } from './present'
import { ownedSince } from './rules'
import type { RecyclingRequest, Rejections, RequestFile } from './types'

/** Returns a request of this host. Refuses NOT_FOUND. */
export async function findRequest(ctx: Ctx, requestId: number): Promise<RecyclingRequest> {
  const here = and(eq(recyclingRequests.id, requestId), isOfHere(ctx, recyclingRequests.distId))
  const [request] = await ctx.db.select().from(recyclingRequests).where(here)
  if (!request) throw refuse('NOT_FOUND', '没有这个回收申请')
  return request
}

/** Returns the caller's requests on this host, newest first. */
export async function listOwnFiles(ctx: UserCtx, paging: Paging) {
  const mine = and(eq(recyclingRequests.userId, ctx.user.userId), isOfHere(ctx, recyclingRequests.distId))
  const rows = ctx.db.select().from(recyclingRequests).where(mine).orderBy(desc(recyclingRequests.id))
  const found = await pageOf(rows, () => ctx.db.$count(recyclingRequests, mine), paging)
  return { ...found, list: await filesOf(ctx, found.list) }
}

async function filesOf(ctx: Ctx, requests: readonly RecyclingRequest[]): Promise<RequestFile[]> {
  const ids = requests.map(({ id }) => id)
  if (ids.length === 0) return []
  const [quotes, redemptions] = await Promise.all([
    ctx.db
      .select()
      .from(recyclingQuotes)
      .where(inArray(recyclingQuotes.requestId, ids))
      .orderBy(desc(recyclingQuotes.id)),
    ctx.db
      .select()
      .from(recyclingRedemptions)
      .where(inArray(recyclingRedemptions.requestId, ids))
      .orderBy(desc(recyclingRedemptions.createdAt)),
  ])
  return requests.map((request) => ({
    request,
    quotes: quotes.filter(({ requestId }) => requestId === request.id),
    redemptions: redemptions.filter(({ requestId }) => requestId === request.id),
  }))
}

/** Who rejected or withdrew quotes of these requests, and why, by quote; only the log of staff has it. */
async function rejectionsOf(ctx: StaffCtx, files: readonly RequestFile[]): Promise<Rejections> {
  const targets = files
    .filter(({ quotes }) => quotes.some(({ status }) => status === 'void'))
    .map(({ request }) => `recycling:${request.id}`)
  const actions = await listActions(ctx.db, { action: 'recycling.reject', targets })
  return new Map(
    actions.map(({ userId, name, reason, after }) => [
      (after as { quoteId: number }).quoteId,
      { byId: userId, byName: name, reason },
    ]),
  )
}

/** Subquery: the open quotes of a request. */
const openQuotes = (ctx: StaffCtx, where: SQL | undefined) =>
  ctx.db
    .select({ one: sql`1` })
    .from(recyclingQuotes)
    .where(and(eq(recyclingQuotes.requestId, recyclingRequests.id), eq(recyclingQuotes.status, 'open'), where))

/** Counts the open requests of this host that wait for staff: those without a quote that their owner can accept. */
export function countToQuote(ctx: StaffCtx): Promise<number> {
  const stands = openQuotes(ctx, and(gt(recyclingQuotes.dueAt, ctx.now()), isNotNull(recyclingQuotes.firmAt)))
  const isOpen = and(isOfHere(ctx, recyclingRequests.distId), eq(recyclingRequests.status, 'open'))
  return ctx.db.$count(recyclingRequests, and(isOpen, sql`not exists ${stands}`))
}

/**
 * Requests of this host that wait for staff: those without a quote, or whose quote waits for a second approval, oldest
 * first. `requestId` selects one and shows its contact; the access is audited.
 */
export async function listDesk(
  ctx: StaffCtx,
  { kind, requestId, ...paging }: Paging & { kind: 'all' | 'second'; requestId?: number },
) {
  const waits = openQuotes(ctx, isNull(recyclingQuotes.firmAt))
  const where = and(
    isOfHere(ctx, recyclingRequests.distId),
    requestId ? eq(recyclingRequests.id, requestId) : eq(recyclingRequests.status, 'open'),
    kind === 'second' ? sql`exists ${waits}` : undefined,
  )
  const rows = ctx.db.select().from(recyclingRequests).where(where).orderBy(recyclingRequests.id)
  const found = await pageOf(rows, () => ctx.db.$count(recyclingRequests, where), paging)
  if (requestId && found.list.length > 0)
    await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'recycling.contact', target: `recycling:${requestId}` }))
  const [files, games] = await Promise.all([filesOf(ctx, found.list), gamesById(ctx)])
  const people = files.flatMap(({ request, quotes }) => [request.userId, ...quotes.map(({ byId }) => byId)])
  const names = await findUsers(ctx, people)
  const nameOf = (userId: UserId) => names.get(userId)?.nickName
  const opens = requestId !== undefined
  const rejections = await rejectionsOf(ctx, files)
  const list = files.map((file) => presentDesk(ctx, file, { games, nameOf, opens, rejections }))
  return { ...found, list }
}

/** Returns the request that a recycling order belongs to. */
export async function findRequestOf(tx: Tx, orderSn: OrderSn): Promise<RecyclingRequest | undefined> {
  const [request] = await tx.select().from(recyclingRequests).where(eq(recyclingRequests.orderSn, orderSn))
  return request
}

/** Returns the addresses of the pictures with which an order's account was offered to the platform; empty for other orders. */
export async function findOrderPictures(ctx: Ctx, orderSn: OrderSn): Promise<string[]> {
  const [request] = await ctx.db
    .select({ pictures: recyclingRequests.pictures })
    .from(recyclingRequests)
    .where(eq(recyclingRequests.orderSn, orderSn))
  return (request?.pictures ?? []).map((key) => storedUrl(ctx, key))
}

/** Returns the staff member whose quote became a recycling order. */
export async function findQuoter(tx: Tx, orderSn: OrderSn): Promise<UserId | undefined> {
  const [quote] = await tx
    .select({ byId: recyclingQuotes.byId })
    .from(recyclingQuotes)
    .innerJoin(recyclingRequests, eq(recyclingRequests.id, recyclingQuotes.requestId))
    .where(and(eq(recyclingRequests.orderSn, orderSn), eq(recyclingQuotes.status, 'accepted')))
  return quote?.byId
}

/** Returns what the platform paid for an item of its own; undefined: one of a batch, or no item of the platform. */
export async function findPaid(tx: Tx, goodsSn: GoodsSn): Promise<Fen | undefined> {
  const [quote] = await tx
    .select({ priceFen: recyclingQuotes.priceFen })
    .from(recyclingQuotes)
    .innerJoin(recyclingRequests, eq(recyclingRequests.id, recyclingQuotes.requestId))
    .where(and(eq(recyclingRequests.goodsSn, goodsSn), eq(recyclingQuotes.status, 'accepted')))
  return quote?.priceFen
}

/** Counts the requests to sell to the platform that are open on a site. */
export const countOpenRequests = (db: Db | Tx, distId: number): Promise<number> =>
  db.$count(recyclingRequests, and(eq(recyclingRequests.distId, distId), eq(recyclingRequests.status, 'open')))

/** Counts the accounts bought on a site that their former owners may still buy back, and have not. */
export const countRedeemable = (db: Db | Tx, distId: number, at: Date): Promise<number> =>
  db.$count(
    recyclingRequests,
    and(
      ...[eq(recyclingRequests.distId, distId), gt(recyclingRequests.ownedAt, ownedSince(at))],
      isUnsold(recyclingRequests.goodsSn),
    ),
  )

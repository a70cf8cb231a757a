import { and, desc, eq, gte, inArray, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { isGoodsSn, isOrderSn, MAIN_DIST_ID, type OrderSn } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { DAY_MS } from '@/lib/shared/time'
import { FAILED_STATUSES, ORDER_STATUS, type OrderStatus } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import { modeList } from '../../../../db/mode-list'
import { orderEvals, orders } from '../../../../db/schema/orders/trading'
import { holdsWords } from '../../../../db/search-text'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { listSites } from '../../../core/tenancy/queries-dists'
import { isHere, isOfHere } from '../../../core/tenancy/queries-here'
import { gamesById } from '../../../listings/catalog/games/queries-games'
import { queryWords } from '../../../listings/catalog/rules'
import { findGroups, lastMessageIn } from '../../../market/chat/queries'
import { presentOrderOnOtherSite } from '../present'
import { listBacked } from '../queries-backed'
import type { Party } from '../types'
import { presentListed } from './present-listed'
import { findMine } from './queries-mine'

export interface ListInput {
  belong?: '0' | '1' | '2'
  /** -1: failed. */
  status?: number
  mode?: readonly ModeName[]
  pages: number
  pageSize: number
  keyWord?: string
  gameId?: number
  goodsTypeId?: number
  /** First and last day, each given by its start. */
  minTime?: Date
  maxTime?: Date
  details?: string
  isRecovery?: boolean
  /** Only those in which the caller has to act. */
  isMine?: boolean
  /** due: those in which the caller has to act, then the nearest deadline of running orders, ended ones last, newest first. */
  sort?: 'created' | 'activity' | 'due'
  /** Asked for on the platform's own site: the orders of one site, or of all. */
  site?: 'all' | number
  /** The last order of the page before, in the list by creation. */
  after?: OrderSn
}

/**
 * Returns a page of the caller's orders with a count per tab. Sellers see orders from payment on. The platform's own
 * site shows those of other sites in the same list if asked for, without actions; elsewhere a distributor would see
 * what its competitors sell, so only numbers and names of their sites follow.
 */
export async function listOrders(ctx: UserCtx, input: ListInput) {
  const viewer: Party = input.belong === '1' ? 'seller' : 'buyer'
  const ofMode = input.mode ? inArray(orders.mode, [...input.mode]) : undefined
  const isJoint = input.site !== undefined && ctx.dist.distId === MAIN_DIST_ID
  const every = ownOrders(ctx, viewer)
  const ofSites = isJoint ? ofSite(input.site) : isOfHere(ctx, orders.distId)
  const own = and(every, ofMode, ofSites)
  const turns = await findMine(ctx, own, viewer)
  const mine = turns.map(({ id }) => id)
  const matching = and(
    own,
    withStatus(input.status),
    input.isMine ? inArray(orders.id, mine) : undefined,
    withWord(input.keyWord),
    input.gameId ? eq(orders.gameId, input.gameId) : undefined,
    input.goodsTypeId ? eq(orders.goodsTypeId, input.goodsTypeId) : undefined,
    input.minTime ? gte(orders.createdAt, input.minTime) : undefined,
    input.maxTime ? lt(orders.createdAt, new Date(input.maxTime.getTime() + DAY_MS)) : undefined,
    withPlace(input.details),
    input.isRecovery === undefined ? undefined : eq(orders.isRecovery, input.isRecovery),
    input.after &&
      sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.sn = ${input.after})`,
  )
  const [rows, [total], [counts], elsewhere, sites, kinds] = await Promise.all([
    ctx.db
      .select({ order: orders, evaluated: isNotNull(orderEvals.orderId) })
      .from(orders)
      .leftJoin(orderEvals, eq(orderEvals.orderId, orders.id))
      .where(matching)
      .orderBy(...orderOf(input.sort, mine), desc(orders.id))
      .limit(input.pageSize)
      .offset((input.pages - 1) * input.pageSize),
    ctx.db.select({ n: sql<number>`count(*)::int` }).from(orders).where(matching),
    ctx.db
      .select({
        unpaid: countOf(0),
        paid: countOf(1),
        shipped: countOf(2),
        complete: countOf(3),
        failed: countOf(...FAILED_STATUSES),
      })
      .from(orders)
      .where(own),
    isJoint ? NOWHERE : listElsewhere(ctx, viewer, input),
    isJoint ? countSites(ctx, and(every, ofMode)) : [],
    countKinds(ctx, and(every, ofSites)),
  ])
  const subjects = rows.filter(({ order }) => order.chatGroupId && isHere(ctx, order.distId)).map((r) => r.order.sn)
  const groups = await findGroups(ctx, { subjects, userId: ctx.user.userId })
  const backed = await listBacked(
    ctx.db,
    rows.map(({ order }) => order),
  )
  const now = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  return {
    orderList: rows.map((r) =>
      presentListed(ctx, {
        order: r.order,
        evaluated: Boolean(r.evaluated),
        viewer,
        unread: groups[r.order.sn]?.unread ?? 0,
        rules: rulesOf(r.order),
        now,
        backed: backed.has(r.order.sn),
      }),
    ),
    total: total?.n ?? 0,
    page: input.pages,
    pageSize: input.pageSize,
    elsewhere,
    sites,
    ...kinds,
    counts: {
      ...(counts ?? NONE),
      mine: mine.length,
      minePaid: turns.filter(({ status }) => status === ORDER_STATUS.paid).length,
      mineShipped: turns.filter(({ status }) => status === ORDER_STATUS.shipped).length,
    },
  }
}

const NONE = { unpaid: 0, paid: 0, shipped: 0, complete: 0, failed: 0 }

const ofSite = (site: ListInput['site']): SQL | undefined =>
  site === undefined || site === 'all' ? undefined : eq(orders.distId, site)

const NOWHERE = { list: [], total: 0 }

/** Returns the number of the caller's orders on each site, most first. */
async function countSites(ctx: UserCtx, every: SQL | undefined) {
  const n = sql<number>`count(*)::int`
  const [rows, names] = await Promise.all([
    ctx.db.select({ siteId: orders.distId, n }).from(orders).where(every).groupBy(orders.distId).orderBy(desc(n)),
    listSites(ctx.db),
  ])
  return rows.map(({ siteId, n: count }) => ({
    siteId,
    siteName: names.find(({ distId }) => distId === siteId)?.name ?? '',
    orders: count,
  }))
}

/** Returns the number of the caller's orders of each game, and of each mode, most first. */
async function countKinds(ctx: UserCtx, every: SQL | undefined) {
  const [rows, names] = await Promise.all([
    ctx.db
      .select({ gameId: orders.gameId, mode: orders.mode, orders: sql<number>`count(*)::int` })
      .from(orders)
      .where(every)
      .groupBy(orders.gameId, orders.mode),
    gamesById(ctx),
  ])
  return {
    games: addUp(rows, ({ gameId }) => gameId).map((row) => ({
      gameId: row.gameId,
      gameName: names.get(row.gameId)?.name ?? `游戏 ${row.gameId}`,
      orders: row.orders,
    })),
    modes: addUp(rows, ({ mode }) => mode).map((row) => ({ mode: row.mode, orders: row.orders })),
  }
}

function addUp<T extends { orders: number }>(rows: readonly T[], keyOf: (row: T) => unknown): T[] {
  const sums = new Map<unknown, T>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, { ...row, orders: row.orders + (sums.get(key)?.orders ?? 0) })
  }
  return [...sums.values()].sort((a, b) => b.orders - a.orders)
}

const orderOf = (sort: ListInput['sort'], mine: readonly number[]): SQL[] =>
  sort === 'activity'
    ? [desc(lastActivity)]
    : sort === 'due'
      ? [
          ...(mine.length > 0 ? [desc(inArray(orders.id, [...mine]))] : []),
          desc(IS_RUNNING),
          sql`case when ${IS_RUNNING} then ${orders.dueAt} end asc nulls last`,
          desc(orders.createdAt),
        ]
      : [desc(orders.createdAt)]

/** Not ended: neither complete nor cancelled. */
const IS_RUNNING = lt(orders.status, ORDER_STATUS.complete)

/**
 * Returns the caller's orders on other distributors' hosts, newest first, paged together with the others. Their content
 * is not shown here, so filters by status, kind or keyword find none of them; the order number does.
 */
async function listElsewhere(ctx: UserCtx, viewer: Party, input: ListInput) {
  const { status, mode, gameId, goodsTypeId, minTime, maxTime, details, keyWord, isMine } = input
  const sn = normalCode(keyWord ?? '')
  const isFiltered = status !== undefined || isMine || mode || gameId || goodsTypeId || minTime || maxTime || details
  if (isFiltered || (keyWord && !isOrderSn(sn))) return { list: [], total: 0 }
  const there = and(
    ownOrders(ctx, viewer),
    not(isOfHere(ctx, orders.distId) as SQL),
    isOrderSn(sn) ? eq(orders.sn, sn) : undefined,
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ sn: orders.sn, distId: orders.distId })
      .from(orders)
      .where(there)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(input.pageSize)
      .offset((input.pages - 1) * input.pageSize),
    ctx.db.$count(orders, there),
  ])
  return { list: rows.map((row) => presentOrderOnOtherSite(ctx, row)), total }
}

/** An invitation to a deal is not an order yet: only the inviter is stored. */
const isInvitation = sql`(${orders.mode} in ${modeList(modesThat(({ isAgreed }) => isAgreed))} and ${orders.sellerId} is null)`

function ownOrders(ctx: UserCtx, viewer: Party): SQL | undefined {
  const { userId } = ctx.user
  return viewer === 'buyer'
    ? and(eq(orders.buyerId, userId), eq(orders.hiddenByBuyer, false), sql`not ${isInvitation}`)
    : and(eq(orders.sellerId, userId), isNotNull(orders.paidAt), eq(orders.hiddenBySeller, false))
}

function withStatus(status: number | undefined): SQL | undefined {
  if (status === undefined) return undefined
  return status === -1 ? inArray(orders.status, [...FAILED_STATUSES]) : eq(orders.status, status as OrderStatus)
}

function withWord(word: string | undefined): SQL | undefined {
  if (!word) return undefined
  const sn = normalCode(word)
  return or(
    isOrderSn(sn) ? eq(orders.sn, sn) : undefined,
    isGoodsSn(sn) ? eq(orders.goodsSn, sn) : undefined,
    holdsWords(sql`${orders.snapshot} ->> 'bigTitle'`, queryWords(word)),
  )
}

/** Matches the names of the game, area and server. */
const withPlace = (words: string | undefined): SQL | undefined =>
  words ? holdsWords(PLACE, queryWords(words)) : undefined

const PLACE = sql`concat_ws(' ', ${orders.snapshot} ->> 'gameName', ${orders.snapshot} ->> 'areaName', ${orders.snapshot} ->> 'serverName')`

/** The time shown for an order in the list of chats. */
const lastActivity = sql`coalesce(${lastMessageIn(orders.chatGroupId)}, ${orders.paidAt}, ${orders.createdAt})`

const countOf = (...statuses: OrderStatus[]) =>
  sql<number>`(count(*) filter (where ${inArray(orders.status, statuses)}))::int`

import { and, asc, desc, eq } from 'drizzle-orm'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'
import { type DistId, HOUSE_ID, type OrderSn, type UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import {
  credentialViews,
  orderCredentials,
  orderEvals,
  orderEvents,
  orderProofs,
  orders,
} from '../../../db/schema/orders/trading'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook, loadRules } from '../../core/tenancy/load-rule-book'
import type { Rules } from '../../core/tenancy/types'
import { officialFace } from '../../listings/catalog/present-official'
import { findGoodsDist } from '../../listings/catalog/queries-detail'
import { ranksBetween } from '../../market/boosting/queries'
import { findBoosterPerson } from '../../market/boosting/queries-boosters'
import { findGroups } from '../../market/chat/queries'
import { findInquiry } from '../../market/inquiries/queries'
import { listOrderMoves } from '../../money/wallet/queries-order'
import { listRefunds } from '../../money/wallet/queries-refunds'
import { findUsers } from '../../people/identity/queries'
import { boostOf } from './flow/boost-state'
import { findOrder, knownTo, partyOf } from './internal/find-order'
import { isWork } from './lists/present-work'
import { loadRenterRecord } from './lists/queries-rental'
import { MODES } from './modes/table'
import { presentDetail } from './present'
import { presentProcess, presentStages } from './present-process'
import { listBacked } from './queries-backed'
import type { Order, Party } from './types'

/**
 * Returns the order as shown to `viewerId`, its buyer or seller; read over the connection of `ctx`. Refuses NOT_FOUND,
 * ELSEWHERE.
 */
export async function loadOrderDetail(ctx: Ctx, input: { orderSn: OrderSn; viewerId: UserId }): Promise<OrderDetail> {
  const order = await findOrder(ctx, input.viewerId, input.orderSn)
  const rulesOf = await loadRuleBook(ctx)
  return detailOf(ctx, order, { ...input, rules: rulesOf(order) })
}

/** Returns the site of an order that the caller may see, whichever that is. Refuses NOT_FOUND. */
export async function findSiteOf(ctx: UserCtx, orderSn: OrderSn): Promise<DistId> {
  const [row] = await ctx.db
    .select({ distId: orders.distId })
    .from(orders)
    .where(and(eq(orders.sn, orderSn), knownTo(ctx.user.userId)))
  if (!row) throw refuse('NOT_FOUND', '订单不存在')
  return row.distId as DistId
}

/** Returns the current order, for a user who is or just was a party of it. */
export async function detailOf(
  ctx: Ctx,
  order: Order,
  { viewerId, viewer = partyOf(order, viewerId), rules }: { viewerId: UserId; viewer?: Party; rules: Rules },
): Promise<OrderDetail> {
  const { db } = ctx
  // sequential, because inside a transaction the queries share its connection
  const people = await findUsers(ctx, [order.buyerId, ...(order.sellerId ? [order.sellerId] : [])])
  const groups = order.chatGroupId ? await findGroups(ctx, { subjects: [order.sn], userId: viewerId }) : {}
  const evals =
    order.status === ORDER_STATUS.complete
      ? await db.select({ id: orderEvals.orderId }).from(orderEvals).where(eq(orderEvals.orderId, order.id))
      : []
  const proofs = await db
    .select()
    .from(orderProofs)
    .where(eq(orderProofs.orderId, order.id))
    .orderBy(desc(orderProofs.id))
  const looks = order.sellerId && order.paidAt ? await listLooks(ctx, order) : []
  const [handed] = order.paidAt
    ? await db
        .select({ id: orderCredentials.orderId })
        .from(orderCredentials)
        .where(eq(orderCredentials.orderId, order.id))
    : []
  const refunds = viewer === 'buyer' && order.paidAt ? await listRefunds(db, order.sn) : []
  const moves = order.paidAt ? await listOrderMoves(db, order.id) : []
  const standing = await listBacked(db, [order])
  const worker = order.sellerId && isWork(order) ? await findBoosterPerson(ctx, order.sellerId) : undefined
  const renter = MODE_FACTS[order.mode].isLet && viewer === 'seller' ? await loadRenterRecord(db, order.buyerId) : null
  const ranks = isWork(order) ? await ranksBetween(ctx, { gameId: order.gameId, ...boostOf(order) }) : []
  const nameOf = (id: UserId | null) => (id === null ? '' : (people.get(id)?.nickName ?? '已注销用户'))
  const official =
    viewer === 'buyer' && order.snapshot.isOfficialSell && order.goodsSn
      ? officialFace(ctx.dist, await findGoodsDist(ctx, order.goodsSn)).nickName
      : undefined
  const inquiry = order.goodsSn ? await findInquiry(db, { goodsSn: order.goodsSn, buyerId: order.buyerId }) : undefined
  return presentDetail(
    ctx,
    {
      order,
      viewer,
      evaluated: evals.length > 0,
      unread: groups[order.sn]?.unread ?? 0,
      rules,
      now: ctx.now(),
      backed: standing.has(order.sn),
    },
    {
      names: { buyer: nameOf(order.buyerId), seller: official ?? nameOf(order.sellerId) },
      proofs,
      looks,
      refunds,
      moves,
      isHandedOver: handed !== undefined,
      worker: worker ?? null,
      renter,
      ranks,
      inquiryId: inquiry?.id,
    },
  )
}

const MOST_LOOKS = 20

/** Returns when the recipient viewed the delivered data, latest first; views by verifying staff are in the timeline. */
async function listLooks({ db }: Pick<Ctx, 'db'>, { id: orderId, buyerId, mode }: Order): Promise<Date[]> {
  const byReader =
    buyerId === HOUSE_ID || MODES[mode].reader === 'seller' ? undefined : eq(credentialViews.userId, buyerId)
  const rows = await db
    .select({ at: credentialViews.createdAt })
    .from(credentialViews)
    .where(and(eq(credentialViews.orderId, orderId), byReader))
    .orderBy(desc(credentialViews.id))
    .limit(MOST_LOOKS)
  return rows.map((row) => row.at)
}

/** Returns the order's timeline, which addresses the caller, and stages. Refuses NOT_FOUND, ELSEWHERE. */
export async function listProcess(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const rules = await loadRules(ctx, order)
  return {
    list: await processOf(ctx, order, { rules, reader: partyOf(order, userId) }),
    stages: presentStages(order, rules),
  }
}

export async function processOf(
  ctx: Ctx,
  order: Order,
  { rules, reader }: { rules?: Rules; reader?: Party } = {},
): Promise<OrderProcess[]> {
  const events = await ctx.db
    .select({ orderStatus: orderEvents.orderStatus, explain: orderEvents.explain, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id))
  return presentProcess(order, { events, rules: rules ?? (await loadRules(ctx, order)), reader })
}

import type { OrderSn } from '@/lib/shared/ids'
import type { MemberAction } from '@/lib/shared/trade/order-forms'
import { loadBargain } from '../modules/market/bargains/queries'
import { loadMembership } from '../modules/market/chat/queries'
import { areOwnSales } from '../modules/market/coin/queries-shop'
import { findOwnInquiry } from '../modules/market/inquiries/queries'
import { loadOrderDetail } from '../modules/orders/trading/queries'
import { sellersOfOrders } from '../modules/orders/trading/queries-parties'
import type { UserCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { costOf } from './free-step'

/** Whether the caller sold all of these orders. Refuses NOT_FOUND. */
export async function assertSoldOrders(ctx: UserCtx, orderSns: readonly OrderSn[]): Promise<void> {
  const sellers = await sellersOfOrders(ctx.db, orderSns)
  if (orderSns.some((sn) => sellers.get(sn) !== ctx.user.userId)) throw refuse('NOT_FOUND', '没有这笔卖出的订单')
}

export const assertSoldOrder = (ctx: UserCtx, orderSn: OrderSn): Promise<void> => assertSoldOrders(ctx, [orderSn])

/** Steps of the daily work. Those that divide, claim or waive money are the owner's. */
const DAILY: readonly MemberAction[] = [
  ...(['deliver', 'accept', 'refuse', 'refund', 'submit', 'shot', 'lock', 'unlock', 'rekey'] as const),
]

/** The same, and that the step is daily work that costs the owner nothing. Refuses NOT_FOUND, TEAM_SCOPE. */
export async function assertSoldAct(
  ctx: UserCtx,
  { orderSn, action, quantity }: { orderSn: OrderSn; action: MemberAction; quantity?: number },
): Promise<void> {
  await assertSoldOrder(ctx, orderSn)
  if (!DAILY.includes(action)) throw refuse('TEAM_SCOPE', '这一步关系到货款，请店主本人操作')
  const order = await loadOrderDetail(ctx, { orderSn, viewerId: ctx.user.userId })
  const cost = costOf(order, { action, quantity })
  if (cost) throw refuse('TEAM_SCOPE', `${cost}，请店主本人操作`)
}

/** Whether the caller is the seller in a chat group. Refuses NOT_FOUND. */
export async function assertSoldGroup(ctx: UserCtx, groupId: number): Promise<void> {
  if ((await loadMembership(ctx, groupId)).role !== 'seller') throw refuse('NOT_FOUND', '群聊不存在')
}

/** Whether the caller sells in a bargain. Refuses NOT_FOUND. */
export async function assertSellsIn(ctx: UserCtx, bargainId: number): Promise<void> {
  if ((await loadBargain(ctx, bargainId)).side !== 'seller') throw refuse('NOT_FOUND', '没有这笔议价')
}

/** Whether the caller is asked in a private conversation. Refuses NOT_FOUND. */
export async function assertIsAsked(ctx: UserCtx, inquiryId: number): Promise<void> {
  if ((await findOwnInquiry(ctx, inquiryId)).sellerId !== ctx.user.userId) throw refuse('NOT_FOUND', '没有这条咨询')
}

/** Whether the caller sells by all of these offers; one that buys is prepaid from the balance. Refuses NOT_FOUND. */
export async function assertSellsOffers(ctx: UserCtx, offerIds: readonly number[]): Promise<void> {
  if (!(await areOwnSales(ctx, offerIds))) throw refuse('NOT_FOUND', '没有这条出售报价')
}

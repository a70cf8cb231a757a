import { eq, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { credentialViews, orderCredentials } from '../../db/schema/trading'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRuleBook } from '../tenancy/load-rule-book'
import { takeStep } from './flow/take-step'
import { lockReadOrder, partyOf } from './internal/find-order'
import { MODES } from './modes/table'
import { placeOf, stepOf } from './rules'

export interface HandedOver {
  account: string
  password: string
  note: string
  /** How often it was looked at, this time included. */
  views: number
}

/**
 * Only the side that the order's mode hands it to, for the platform its staff, while the mode shows it; the view is on record before anything is shown. The first view
 * starts what the mode lets it start. Refuses NOT_FOUND, ELSEWHERE, FORBIDDEN, ORDER_STATE.
 */
export async function viewCredentials(ctx: UserCtx, input: { orderSn: OrderSn }): Promise<HandedOver> {
  const { userId } = ctx.user
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx, effects) => {
    const order = await lockReadOrder(ctx, tx, input.orderSn)
    const mode = MODES[order.mode]
    const isForHouse = order.buyerId === HOUSE_ID && order.sellerId !== userId
    const viewer = isForHouse ? 'buyer' : partyOf(order, userId)
    if (viewer !== mode.reader) throw refuse('FORBIDDEN')
    if (!mode.reveals(order)) throw refuse('ORDER_STATE', '现在不能查看账号资料')
    const [row] = await tx
      .select({ cipher: orderCredentials.cipher })
      .from(orderCredentials)
      .where(eq(orderCredentials.orderId, order.id))
    if (!row) throw refuse('ORDER_STATE', '卖家尚未发货')
    const at = ctx.now()
    await tx.insert(credentialViews).values({ orderId: order.id, userId, ip: ctx.ip, createdAt: at })
    const [seen] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(credentialViews)
      .where(eq(credentialViews.orderId, order.id))
    const views = seen?.n ?? 1
    if (views === 1 && typeof stepOf(mode, placeOf(order), 'start', 'buyer') === 'object') {
      const { vault } = ctx
      const rules = rulesOf(order)
      await takeStep({ tx, effects, vault, order, rules, at, actor: 'buyer', userId, given: {} }, 'start')
    }
    return { ...JSON.parse(ctx.vault.open('credentials', order.sn, row.cipher)), views }
  })
}

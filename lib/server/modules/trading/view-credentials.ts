import { eq, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import type { Tx } from '../../db/client'
import { credentialViews, orderCredentials } from '../../db/schema/trading'
import { type Effects, inTx, type StaffCtx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { keepAudit } from '../oversight/keep-audit'
import { loadRuleBook } from '../tenancy/load-rule-book'
import type { Rules } from '../tenancy/types'
import { takeStep } from './flow/take-step'
import { lockForStaff, lockKnownOrder, partyOf } from './internal/find-order'
import { MODES } from './modes/table'
import { placeOf, stepOf } from './rules'
import type { Order, Party } from './types'

export interface HandedOver {
  account: string
  password: string
  note: string
  /** How often it was looked at, this time included. */
  views: number
}

/**
 * Only the side that the order's mode hands it to, while the mode shows it. Refuses NOT_FOUND, ELSEWHERE, FORBIDDEN,
 * ORDER_STATE.
 */
export async function viewCredentials(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }): Promise<HandedOver> {
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx, effects) => {
    const order = await lockKnownOrder(ctx, tx, orderSn)
    return show(ctx, { tx, effects, order, viewer: partyOf(order, ctx.user.userId), rules: rulesOf(order) })
  })
}

/** What a member handed over to the platform, for its staff. Refuses NOT_FOUND, FORBIDDEN, ORDER_STATE. */
export async function viewHouseCredentials(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<HandedOver> {
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx, effects) => {
    const order = await lockForStaff(ctx, tx, orderSn)
    if (order.buyerId !== HOUSE_ID) throw refuse('FORBIDDEN')
    await keepAudit(tx, ctx, { action: 'order.credentials', target: `order:${orderSn}` })
    return show(ctx, { tx, effects, order, viewer: 'buyer', rules: rulesOf(order) })
  })
}

interface Look {
  tx: Tx
  effects: Effects
  order: Order
  viewer: Party
  rules: Rules
}

/** The view is on record before anything is shown; the first one starts what the mode lets it start. */
async function show(ctx: UserCtx, { tx, effects, order, viewer, rules }: Look): Promise<HandedOver> {
  const { userId } = ctx.user
  const mode = MODES[order.mode]
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
  if (views === 1 && typeof stepOf(mode, placeOf(order), 'start', 'buyer') === 'object')
    await takeStep({ tx, effects, vault: ctx.vault, order, rules, at, actor: 'buyer', userId, given: {} }, 'start')
  return { ...JSON.parse(ctx.vault.open('credentials', order.sn, row.cipher)), views }
}

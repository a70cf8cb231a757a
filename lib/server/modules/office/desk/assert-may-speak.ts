import type { Tx } from '../../../db/client'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { lockLead } from '../../orders/trading/staff/lock-led-order'
import { maySteer } from '../../orders/trading/staff/rules-lead'
import type { Order } from '../../orders/trading/types'

/**
 * Checks that the order is not led by a colleague, and keeps its lead until the transaction ends: an answer that comes
 * before a take-over counts. Refuses ORDER_STATE.
 */
export async function assertMaySpeak(tx: Tx, ctx: StaffCtx, order: Order): Promise<void> {
  const serviceId = await lockLead(tx, order.sn)
  if (maySteer(ctx, { ...order, serviceId })) return
  const state = serviceId === null ? '这笔订单还没有客服' : '已由他人接手'
  throw refuse('ORDER_STATE', `${state}，消息没有发出。要继续处理，请先接手。`)
}

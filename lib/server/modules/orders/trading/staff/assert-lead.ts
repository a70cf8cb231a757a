import type { StaffAction } from '@/lib/shared/trade/order-forms'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Order } from '../types'
import { maySteer } from './rules-lead'

/**
 * Checks that the caller leads the order; an approved step or decision was checked when it was requested. Refuses
 * ORDER_STATE.
 */
export function assertLead(ctx: StaffCtx, order: Order, action?: StaffAction): void {
  if (action === 'assign' || ctx.staff.approvalId !== null || maySteer(ctx, order)) return
  throw refuse('ORDER_STATE', order.serviceId === null ? '请先接手这笔订单' : '这笔订单由其他客服处理，请先接手')
}

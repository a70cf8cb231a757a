import type { OrderSn } from '@/lib/shared/ids'
import { assignOrder } from '../../../modules/office/desk/assign-order'
import { findDeskOrder } from '../../../modules/orders/trading/staff/queries-desk'
import type { StaffCtx } from '../../../runtime/context'

/** Makes a staff member the lead of an order, whose steps only its lead takes. */
export async function leadAs(staff: StaffCtx, orderSn: OrderSn): Promise<void> {
  const { serviceId } = await findDeskOrder(staff, orderSn)
  if (serviceId !== staff.user.userId) await assignOrder(staff, { orderSn, reason: '由我跟进这笔订单' })
}

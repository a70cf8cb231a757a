import { may } from '@/lib/shared/staff/staff'
import type { StaffCtx } from '../../../../runtime/context'
import { mayLead } from '../rules'
import type { Order } from '../types'

/** Whether a staff member may take steps of an order: its lead, a supervisor, or anyone if no one can lead it. */
export const maySteer = ({ staff, user }: Pick<StaffCtx, 'staff' | 'user'>, order: Order): boolean =>
  order.serviceId === user.userId || may(staff, 'desk.supervise') || !mayLead(order)

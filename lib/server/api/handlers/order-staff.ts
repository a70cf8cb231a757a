import type { orderStaffContract } from '@/lib/contract/order-staff'
import { freezeOrder, thawOrder } from '../../modules/trading/freeze-order'
import { staffAct } from '../../modules/trading/staff-act'
import type { Handlers } from '../handler'

export const orderStaffHandlers: Handlers<typeof orderStaffContract> = {
  'POST /order/staffAct': (ctx, input) => staffAct(ctx, input),
  'POST /order/freeze': (ctx, input) => freezeOrder(ctx, input),
  'POST /order/thaw': (ctx, input) => thawOrder(ctx, input),
}

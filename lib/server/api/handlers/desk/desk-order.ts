import type { deskOrderContract } from '@/lib/contract/desk/desk-order'
import { freezeOrder, thawOrder } from '../../../modules/orders/trading/staff/freeze-order'
import { staffAct } from '../../../modules/orders/trading/staff/staff-act'
import { viewSubmitted } from '../../../modules/orders/trading/view-credentials'
import type { Handlers } from '../../handler'

export const deskOrderHandlers: Handlers<typeof deskOrderContract> = {
  'POST /desk/orderAct': (ctx, input) => staffAct(ctx, input),
  'POST /desk/freezeOrder': (ctx, input) => freezeOrder(ctx, input),
  'POST /desk/thawOrder': (ctx, input) => thawOrder(ctx, input),
  'POST /desk/credentials': (ctx, input) => viewSubmitted(ctx, input),
}

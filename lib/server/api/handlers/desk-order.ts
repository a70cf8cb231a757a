import type { deskOrderContract } from '@/lib/contract/desk-order'
import { freezeOrder, thawOrder } from '../../modules/trading/freeze-order'
import { staffAct } from '../../modules/trading/staff-act'
import { viewSubmitted } from '../../modules/trading/view-credentials'
import type { Handlers } from '../handler'

export const deskOrderHandlers: Handlers<typeof deskOrderContract> = {
  'POST /desk/orderAct': (ctx, input) => staffAct(ctx, input),
  'POST /desk/freezeOrder': (ctx, input) => freezeOrder(ctx, input),
  'POST /desk/thawOrder': (ctx, input) => thawOrder(ctx, input),
  'POST /desk/credentials': (ctx, input) => viewSubmitted(ctx, input),
}

import type { deskOrderContract } from '@/lib/contract/desk/desk-order'
import { applyDeskAction } from '../../../modules/office/desk/apply-desk-action'
import { viewSubmitted } from '../../../modules/orders/trading/load-credentials'
import { freezeOrder, unfreezeOrder } from '../../../modules/orders/trading/staff/freeze-order'
import type { Handlers } from '../../handler'

export const deskOrderHandlers: Handlers<typeof deskOrderContract> = {
  'POST /desk/orderAct': (ctx, input) => applyDeskAction(ctx, input),
  'POST /desk/freezeOrder': (ctx, input) => freezeOrder(ctx, input),
  'POST /desk/thawOrder': (ctx, input) => unfreezeOrder(ctx, input),
  'POST /desk/credentials': (ctx, input) => viewSubmitted(ctx, input),
}

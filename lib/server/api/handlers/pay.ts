import type { payContract } from '@/lib/contract/pay'
import { payStake } from '../../modules/boosting/pay-stake'
import { payOrder } from '../../modules/trading/pay-order'
import { listPayMethods, loadPayState, pollPayment, showPayment } from '../../modules/trading/payments/queries'
import { startPayment } from '../../modules/trading/payments/start-payment'
import type { Handlers } from '../handler'

export const payHandlers: Handlers<typeof payContract> = {
  'POST /pay/depositPay': (ctx, input) => payStake(ctx, input),
  'POST /pay/recPay': (ctx, input) => startPayment(ctx, input),
  'GET /pay/showPayUrl': (ctx, input) => showPayment(ctx, input.id),
  'GET /pay/queryPayStatus': (ctx, input) => pollPayment(ctx, input.payRand),
  'GET /pay/findPayState': (ctx, input) => loadPayState(ctx, input.orderSn),
  'GET /pay/payMethodShow': (ctx) => listPayMethods(ctx),
  'POST /pay/balancePay': (ctx, input) => payOrder(ctx, input),
}

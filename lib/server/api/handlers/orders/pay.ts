import type { payContract } from '@/lib/contract/orders/pay'
import { payStake } from '../../../modules/market/boosting/pay-stake'
import { fillDeposit } from '../../../modules/market/coin/fill-deposit'
import { standForShop } from '../../../modules/market/shops/stand-for-shop'
import { loadDeposits } from '../../../modules/orders/trading/figures/deposits'
import { keepDeposit } from '../../../modules/orders/trading/keep-deposit'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import {
  listPayMethods,
  loadPayState,
  pollPayment,
  showPayment,
} from '../../../modules/orders/trading/payments/queries'
import { startPayment } from '../../../modules/orders/trading/payments/start-payment'
import { askDeposit } from '../../../modules/orders/trading/places/ask-deposit'
import type { Handlers } from '../../handler'

/** The module whose trade a deposit stands for takes it. */
const PAY = { shop: standForShop, booster: payStake, coin: fillDeposit }

export const payHandlers: Handlers<typeof payContract> = {
  'GET /pay/deposits': (ctx) => loadDeposits(ctx),
  'POST /pay/depositPay': (ctx, { kind, ...input }) => PAY[kind](ctx, input),
  'POST /pay/askDeposit': (ctx, input) => askDeposit(ctx, input),
  'POST /pay/keepDeposit': (ctx, input) => keepDeposit(ctx, input),
  'POST /pay/recPay': (ctx, input) => startPayment(ctx, input),
  'GET /pay/showPayUrl': (ctx, input) => showPayment(ctx, input.id),
  'GET /pay/queryPayStatus': (ctx, input) => pollPayment(ctx, input.payRand),
  'GET /pay/findPayState': (ctx, input) => loadPayState(ctx, input.orderSn),
  'GET /pay/payMethodShow': (ctx) => listPayMethods(ctx),
  'POST /pay/balancePay': (ctx, input) => payOrder(ctx, input),
}

import type { payContract } from '@/lib/contract/pay'
import { payStake } from '../../modules/boosting/pay-stake'
import { fillDeposit } from '../../modules/coin/fill-deposit'
import { standForShop } from '../../modules/shops/stand-for-shop'
import { askDeposit } from '../../modules/trading/ask-deposit'
import { loadDeposits } from '../../modules/trading/figures/deposits'
import { keepDeposit } from '../../modules/trading/keep-deposit'
import { payOrder } from '../../modules/trading/pay-order'
import { listPayMethods, loadPayState, pollPayment, showPayment } from '../../modules/trading/payments/queries'
import { startPayment } from '../../modules/trading/payments/start-payment'
import type { Handlers } from '../handler'

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

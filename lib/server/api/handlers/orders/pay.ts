import type { payContract } from '@/lib/contract/orders/pay'
import { payBoosterDeposit } from '../../../modules/market/boosting/pay-booster-deposit'
import { payMerchantDeposit } from '../../../modules/market/coin/pay-merchant-deposit'
import { payShopDeposit } from '../../../modules/market/shops/pay-shop-deposit'
import { cancelDepositReturn } from '../../../modules/orders/trading/cancel-deposit-return'
import { loadDeposits } from '../../../modules/orders/trading/figures/deposits'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createWechatPayer, loadWechatAuthorizeUrl } from '../../../modules/orders/trading/payments/create-wechat-payer'
import {
  listPayMethods,
  loadPayState,
  pollPayment,
  showPayment,
} from '../../../modules/orders/trading/payments/queries'
import { startPayment } from '../../../modules/orders/trading/payments/start-payment'
import { requestDepositReturn } from '../../../modules/orders/trading/places/request-deposit-return'
import type { Handlers } from '../../handler'

/** The module that accepts a deposit payment, by the kind of deposit. */
const PAY = { shop: payShopDeposit, booster: payBoosterDeposit, coin: payMerchantDeposit }

export const payHandlers: Handlers<typeof payContract> = {
  'GET /pay/deposits': (ctx) => loadDeposits(ctx),
  'POST /pay/depositPay': (ctx, { kind, ...input }) => PAY[kind](ctx, input),
  'POST /pay/askDeposit': (ctx, input) => requestDepositReturn(ctx, input),
  'POST /pay/keepDeposit': (ctx, input) => cancelDepositReturn(ctx, input),
  'POST /pay/recPay': (ctx, input) => startPayment(ctx, input),
  'GET /pay/showPayUrl': (ctx, input) => showPayment(ctx, input.id),
  'GET /pay/wechatAuthorize': async (ctx, input) => loadWechatAuthorizeUrl(ctx, input.returnUrl),
  'POST /pay/wechatPayer': (ctx, input) => createWechatPayer(ctx, input),
  'GET /pay/queryPayStatus': (ctx, input) => pollPayment(ctx, input.payRand),
  'GET /pay/findPayState': (ctx, input) => loadPayState(ctx, input.orderSn),
  'GET /pay/payMethodShow': (ctx) => listPayMethods(ctx),
  'POST /pay/balancePay': (ctx, input) => payOrder(ctx, input),
}

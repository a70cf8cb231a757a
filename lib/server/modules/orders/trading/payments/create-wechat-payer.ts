import type { WechatPayers } from '../../../../providers/payment/port'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sameText } from '../../../../runtime/vault'
import { hostOf, ownPage, sealWechatPayer, wechatState } from './rules-payer'

const EXPIRED = '微信授权已失效，请重新付款'

/** Address of WeChat's login that returns to a page of this host. Refuses PAUSED if payments inside WeChat are not offered. */
export const loadWechatAuthorizeUrl = (ctx: UserCtx, returnUrl: string): { url: string } => ({
  url: payersOf(ctx).authorizeUrl(ownPage(ctx.origin, returnUrl), wechatState(ctx)),
})

/**
 * Exchanges the code that WeChat returned for the payer's id, sealed for this account. Refuses PAUSED, INVALID_INPUT for
 * a wrong or used code or one that another account asked for, PAYMENT_FAILED if WeChat does not respond.
 */
export async function createWechatPayer(
  ctx: UserCtx,
  { code, state }: { code: string; state: string },
): Promise<{ wxPayer: string }> {
  const payers = payersOf(ctx)
  if (!sameText(state, wechatState(ctx))) throw refuse('INVALID_INPUT', EXPIRED)
  const openId = await payers.openIdOf(code).catch((err) => {
    ctx.log.error({ err }, 'wechat did not identify a payer')
    throw refuse('PAYMENT_FAILED', '微信没有响应，请稍后再试')
  })
  if (!openId) throw refuse('INVALID_INPUT', EXPIRED)
  return { wxPayer: sealWechatPayer(ctx, openId) }
}

/** WeChat's login at a host where payments inside WeChat are offered: it knows no other. */
function payersOf(ctx: UserCtx): WechatPayers {
  const offer = ctx.payments.ofChannel(2, hostOf(ctx))
  const payers = offer?.methods.includes('jsapi') ? offer.provider.payers : undefined
  if (!payers) throw refuse('PAUSED', '暂不支持在微信内付款，请换一种支付方式')
  return payers
}

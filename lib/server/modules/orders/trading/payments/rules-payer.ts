import { isPhone, PAY_MODES, type PayMode } from '@/lib/shared/money/pay-modes'
import type { Channel, Payer } from '../../../../providers/payment/port'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

export interface PayerForm {
  aliOrWx: Channel
  /** Default: 15, a QR code. */
  payMode?: PayMode
  /** Page of this host that follows the payment. */
  returnUrl?: string
  /** From `createWechatPayer`. */
  wxPayer?: string
}

/** The host that the person is on, which a provider may have to know. */
export const hostOf = ({ origin }: Pick<Ctx, 'origin'>): string => new URL(origin).host

/** Context of a sealed WeChat payer id. */
const SEAL = 'payer'

/**
 * The provider of a channel, and how the caller pays there. Refuses PAUSED if the channel or the method is not offered,
 * INVALID_INPUT without the payer's id in WeChat where it is needed.
 */
export function choosePayer(ctx: UserCtx, form: PayerForm): { provider: string; payer: Payer } {
  const offer = ctx.payments.ofChannel(form.aliOrWx, hostOf(ctx))
  const method = PAY_MODES[form.payMode ?? '15']
  if (!offer?.methods.includes(method)) throw refuse('PAUSED', '暂不支持这种支付方式，请换一种')
  const openId = method === 'jsapi' ? openWechatPayer(ctx, form.wxPayer ?? '') : ''
  const device = isPhone(ctx.userAgent) ? 'phone' : 'desktop'
  const returnUrl = ownPage(ctx.origin, form.returnUrl ?? '')
  return { provider: offer.provider.name, payer: { method, device, clientIp: ctx.ip, openId, returnUrl } }
}

/** Parameter of WeChat's login by which a returning code proves that this account asked for it, not a link from others. */
export const wechatState = (ctx: UserCtx): string => ctx.vault.mac(SEAL, `state ${ctx.user.userId}`)

/** A payer's id as a text that only this account can use. */
export const sealWechatPayer = (ctx: UserCtx, openId: string): string =>
  ctx.vault.seal(SEAL, String(ctx.user.userId), openId).toString('base64url')

function openWechatPayer(ctx: UserCtx, sealed: string): string {
  try {
    return ctx.vault.open(SEAL, String(ctx.user.userId), Buffer.from(sealed, 'base64url'))
  } catch {
    throw refuse('INVALID_INPUT', '微信授权已失效，请重新付款', { field: 'wxPayer' })
  }
}

/** An address of this host, so that a payment does not lead elsewhere; the member centre for anything else. */
export function ownPage(origin: string, path: string): string {
  const own = new URL('/center', origin)
  const url = URL.canParse(path, origin) ? new URL(path, origin) : own
  // the origin of a blob: address is that of the page that made it; a user name would be shown as the host
  if (url.origin !== own.origin || url.protocol !== own.protocol || url.username || url.password) return own.href
  return url.href
}

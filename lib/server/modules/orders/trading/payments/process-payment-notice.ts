import type { Ctx } from '../../../../runtime/context'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'

/**
 * Handles the raw body of a provider's notification, authenticated by its signature alone. The acknowledgement that
 * stops the provider's retries is sent after the commit. Errors are thrown, so that the provider retries.
 */
export async function processPaymentNotice(
  ctx: Ctx,
  body: string,
  headers: Headers,
): Promise<{ body: string; contentType: string; status: number }> {
  const notice = await ctx.payment.verifyNotice(body, headers)
  if (!notice) {
    ctx.log.warn({ provider: ctx.payment.name }, 'payment notice is not genuine')
    return ctx.payment.noticeAnswer(false)
  }
  const settled = 'refundSn' in notice ? await settleRefund(ctx, notice) : await settlePayment(ctx, notice)
  return ctx.payment.noticeAnswer(settled !== 'refused')
}

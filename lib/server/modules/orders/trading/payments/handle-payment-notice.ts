import type { Ctx } from '../../../../runtime/context'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'

/**
 * Raw body of a provider's notification. The signature is its only protection and proof; the answer that stops the
 * provider from repeating goes out after the commit. Errors are thrown, so that the provider repeats.
 */
export async function handlePaymentNotice(
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

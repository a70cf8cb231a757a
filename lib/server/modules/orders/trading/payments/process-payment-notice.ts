import type { ComplaintNotice } from '../../../../providers/payment/port'
import type { NoticeAnswer } from '../../../../providers/port'
import type { Ctx } from '../../../../runtime/context'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'

/**
 * Handles the raw body of a notification of the provider that its address names, authenticated by its signature alone.
 * The acknowledgement that stops the provider's retries is sent after the commit. Errors are thrown, so that the
 * provider retries. null: there is no such provider. Notices about complaints are handed to `onComplaint`.
 */
export async function processPaymentNotice(
  ctx: Ctx,
  name: string,
  body: string,
  headers: Headers,
  onComplaint: (ctx: Ctx, notice: ComplaintNotice) => Promise<void>,
): Promise<NoticeAnswer | null> {
  const provider = ctx.payments.byName(name)
  if (!provider) return null
  const notice = await provider.verifyNotice(body, headers)
  if (!notice) {
    ctx.log.warn({ provider: name }, 'payment notice is not genuine')
    return provider.noticeAnswer(false)
  }
  if (notice === 'irrelevant') return provider.noticeAnswer(true)
  if ('complaintSn' in notice) {
    await onComplaint(ctx, notice)
    return provider.noticeAnswer(true)
  }
  const settled = 'refundSn' in notice ? await settleRefund(ctx, notice) : await settlePayment(ctx, notice)
  return provider.noticeAnswer(settled !== 'refused')
}

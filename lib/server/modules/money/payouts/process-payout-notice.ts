import type { NoticeAnswer } from '../../../providers/port'
import type { Ctx } from '../../../runtime/context'
import { settleWithdrawal } from './settle-withdrawal'

/**
 * Handles the raw body of a notification of the provider that its address names, authenticated by its signature alone.
 * The acknowledgement that stops the provider's retries is sent after the commit. Errors are thrown, so that the
 * provider retries. null: there is no such provider.
 */
export async function processPayoutNotice(
  ctx: Ctx,
  name: string,
  body: string,
  headers: Headers,
): Promise<NoticeAnswer | null> {
  if (name !== ctx.payout.name) return null
  const notice = await ctx.payout.verifyNotice(body, headers)
  if (!notice) {
    ctx.log.warn({ provider: ctx.payout.name }, 'payout notice is not genuine')
    return ctx.payout.noticeAnswer(false)
  }
  return ctx.payout.noticeAnswer((await settleWithdrawal(ctx, notice)) !== 'refused')
}

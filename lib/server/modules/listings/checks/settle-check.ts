import { eq } from 'drizzle-orm'
import { UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../db/client'
import { type Capture, goodsChecks } from '../../../db/schema/listings/checks'
import type { Effects, StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { lockOwnCheck } from './internal/lock-own-check'
import { hasReadCheck } from './queries'
import { noticeOf } from './rules-notices'

interface Passed {
  checkId: number
  captures: Capture[]
  facts: string[]
  /** Keys and labels of the facts that staff corrected. */
  corrected: { keys: string[]; labels: readonly string[] }
  /** Its member states another way of logging in than by the submitted password. */
  hasOtherLogin: boolean
  /** Until when it counts. */
  dueAt: Date
  at: Date
}

/** Stores the result of a check that its member passed, and notifies the seller. Refuses CHECK_STATE, INVALID_INPUT. */
export async function settleCheck(
  ctx: StaffCtx,
  tx: Tx,
  effects: Effects,
  { checkId, captures, facts, corrected, hasOtherLogin, dueAt, at }: Passed,
): Promise<void> {
  const check = await lockOwnCheck(ctx, tx, checkId)
  if (!hasOtherLogin && !(await hasReadCheck(tx, { checkId, userId: ctx.user.userId })))
    throw refuse('INVALID_INPUT', UNREAD_ACCOUNT, { field: 'hasOtherLogin' })
  await tx
    .update(goodsChecks)
    .set({ state: 'passed', passedAt: at, dueAt, captures, facts, corrected: corrected.keys })
    .where(eq(goodsChecks.id, checkId))
  const text = corrected.labels.length > 0 ? `客服按实际更正了${corrected.labels.join('、')}` : ''
  await notifyUsers(tx, effects, { notices: [noticeOf('passed', check, text)], at })
}

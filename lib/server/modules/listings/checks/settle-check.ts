import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { type Capture, goodsChecks } from '../../../db/schema/listings/checks'
import type { Effects, StaffCtx } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { lockOwnCheck } from './internal/lock-own-check'
import { noticeOf } from './rules-notices'

interface Passed {
  checkId: number
  captures: Capture[]
  facts: string[]
  /** Keys and labels of the facts that staff corrected. */
  corrected: { keys: string[]; labels: readonly string[] }
  /** Until when it counts. */
  dueAt: Date
  at: Date
}

/** Stores the result of a check that its member passed, and notifies the seller. Refuses CHECK_STATE. */
export async function settleCheck(
  ctx: StaffCtx,
  tx: Tx,
  effects: Effects,
  { checkId, captures, facts, corrected, dueAt, at }: Passed,
): Promise<void> {
  const check = await lockOwnCheck(ctx, tx, checkId)
  await tx
    .update(goodsChecks)
    .set({ state: 'passed', passedAt: at, dueAt, captures, facts, corrected: corrected.keys })
    .where(eq(goodsChecks.id, checkId))
  const text = corrected.labels.length > 0 ? `客服按实际更正了${corrected.labels.join('、')}` : ''
  await notifyUsers(tx, effects, { notices: [noticeOf('passed', check, text)], at })
}

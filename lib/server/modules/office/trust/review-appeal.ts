import { and, eq, isNull } from 'drizzle-orm'
import type { OwnAppeal } from '@/lib/contract/entities/ruling'
import { formatDateTime } from '@/lib/shared/time'
import { appeals, blackEntries, rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isNoParty } from '../../money/ties/assert-no-party'
import { presentAppeal } from './present'
import { reportsOfRuling } from './queries-parties'
import type { Appeal, Ruling } from './types'

type Result = 'granted' | 'dismissed' | 'inadmissible'
const OUTCOME = { granted: 'overturned', dismissed: 'upheld', inadmissible: 'final' } as const
const STEP: Record<Result, string> = {
  granted: '申诉成立，撤销原处理',
  dismissed: '申诉不成立，维持原处理',
  inadmissible: '申诉不予受理',
}

/**
 * Decides an appeal; the reviewer must not have accepted a report of the case or be a party. Granting it removes the blacklist
 * entry in the same transaction. Refuses FORBIDDEN, NOT_FOUND, REVIEW_DONE.
 */
export async function reviewAppeal(
  ctx: StaffCtx,
  input: { sn: string; result: Result; reason: string },
): Promise<OwnAppeal> {
  const me = ctx.user.userId
  const [found] = await ctx.db
    .select()
    .from(appeals)
    .innerJoin(rulings, eq(rulings.code, appeals.rulingCode))
    .where(eq(appeals.sn, input.sn))
  if (!found) throw refuse('NOT_FOUND', '申诉不存在')
  const ruling = found.rulings
  const reviewers = (await reportsOfRuling(ctx.db, ruling.code)).map(({ reviewerId }) => reviewerId)
  if (!(await isNoParty(ctx.db, me, [ruling.reviewerId, ...reviewers])))
    throw refuse('FORBIDDEN', '申诉须由原审核人以外的人员处理')
  return inTx(ctx, async (tx, effects) => {
    const now = ctx.now()
    const [taken] = await tx
      .update(appeals)
      .set({ state: input.result, reviewerId: me, reviewedAt: now, reviewReason: input.reason })
      .where(and(eq(appeals.id, found.appeals.id), eq(appeals.state, 'pending')))
      .returning()
    if (!taken) throw refuse('REVIEW_DONE')
    const { sn, result, reason } = input
    await recordAudit(tx, ctx, { action: 'appeal.decide', target: `appeal:${sn}`, after: { result }, reason })
    await tx
      .update(rulings)
      .set({
        state: OUTCOME[input.result],
        timeline: [...ruling.timeline, ...stepsOf(taken, input.result, now)],
      } satisfies Partial<Ruling>)
      .where(eq(rulings.code, ruling.code))
    if (input.result === 'granted')
      await tx
        .update(blackEntries)
        .set({ liftedAt: now })
        .where(and(eq(blackEntries.rulingCode, ruling.code), isNull(blackEntries.liftedAt)))
    effects.purge('rulings')
    return presentAppeal(taken, ruling, ctx)
  })
}

/**
 * The public timeline shows the decision and its time; the reason may name people and is only shown to the appellant.
 */
const stepsOf = (appeal: Appeal, result: Result, now: Date) => [
  { time: formatDateTime(appeal.createdAt), title: '收到申诉', note: `证据图片${appeal.evidence.length}张` },
  {
    time: formatDateTime(now),
    title: STEP[result],
    note: result === 'inadmissible' ? '未能证明为当事人，不占用申诉机会' : '由原审核人以外的人员复核',
  },
]

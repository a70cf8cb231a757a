import { and, eq, isNull } from 'drizzle-orm'
import type { OwnReport } from '@/lib/contract/entities/ruling'
import { freeNumber } from '../../../db/free-number'
import { blackEntries, blackReports, rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findCitationsOf } from '../../core/legal/queries-citations'
import { recordAudit } from '../../core/oversight/record-audit'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { writeBlackRuling } from './internal/write-black-ruling'
import { presentReport } from './present'
import { hashAccount, newCode } from './rules'

interface ReviewInput {
  sn: string
  accept: boolean
  reason: string
  content?: string
  facts?: string
}

/**
 * Reviews a report; of two concurrent reviewers the second gets REVIEW_DONE. Accepting it requires the account as shown
 * in the evidence, because only its hash is stored, and joins an existing ruling against the same account. Staff cannot
 * review their own reports or reports against themselves. Refuses FORBIDDEN, NOT_FOUND, REVIEW_DONE, NOT_CONCERNED.
 */
export async function reviewReport(ctx: StaffCtx, input: ReviewInput): Promise<OwnReport> {
  const me = ctx.user.userId
  const [report] = await ctx.db.select().from(blackReports).where(eq(blackReports.sn, input.sn))
  if (!report) throw refuse('NOT_FOUND', '举报不存在')
  if (input.accept && !input.content) throw refuse('INVALID_INPUT', '请按证据填写完整账号', { field: 'content' })
  if (input.accept && hashAccount(ctx.vault, input.content ?? '') !== report.valueHash)
    throw refuse('NOT_CONCERNED', '证据中的账号与被举报账号不一致', { field: 'content' })
  const games = await gameNames(ctx)
  return inTx(ctx, async (tx, effects) => {
    const now = ctx.now()
    const [taken] = await tx
      .update(blackReports)
      .set({
        state: input.accept ? 'accepted' : 'rejected',
        reviewerId: me,
        reviewedAt: now,
        reviewReason: input.reason,
      })
      .where(and(eq(blackReports.id, report.id), eq(blackReports.state, 'pending')))
      .returning()
    if (!taken) throw refuse('REVIEW_DONE')
    const action = input.accept ? 'report.accept' : 'report.reject'
    await recordAudit(tx, ctx, { action, target: `report:${input.sn}`, reason: input.reason })
    if (!input.accept) return presentReport(taken, games, ctx)
    const code = await freeNumber(tx, rulings.code, () => newCode('B', now))
    const { kind, valueHash, valueMask } = report
    // a concurrent acceptance for the same account waits here for the first one's commit, then finds its entry
    const added = await tx
      .insert(blackEntries)
      .values({ kind, valueHash, valueMask, rulingCode: code, createdAt: now })
      .onConflictDoNothing()
      .returning()
    const rulingCode = added.length > 0 ? code : await standing(tx, valueHash)
    if (added.length > 0)
      await writeBlackRuling(tx, {
        code,
        report: taken,
        facts: input.facts ?? '',
        reasoning: input.reason,
        reviewerId: me,
        agreement: (await findCitationsOf(tx, [taken.orderSn])).get(taken.orderSn),
        now,
      })
    await tx.update(blackReports).set({ rulingCode }).where(eq(blackReports.id, report.id))
    effects.purge('rulings')
    return presentReport({ ...taken, rulingCode }, games, ctx)
  })

  async function standing(tx: Parameters<Parameters<typeof inTx>[1]>[0], valueHash: string): Promise<string> {
    const [entry] = await tx
      .select({ code: blackEntries.rulingCode })
      .from(blackEntries)
      .where(and(eq(blackEntries.valueHash, valueHash), isNull(blackEntries.liftedAt)))
    // an appeal removed it between the two statements: the report must be decided again
    if (!entry) throw refuse('REVIEW_DONE', '该账号的处理结果刚刚变更，请刷新后再审核')
    return entry.code
  }
}

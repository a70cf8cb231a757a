import { and, eq } from 'drizzle-orm'
import { rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { type CaseForm, caseRow } from './internal/case-row'
import { ownCases } from './queries-cases'
import { caseRevision } from './rules-revision'

/**
 * Replaces what the caller's own platform or distributor wrote about a case. The number keeps its letter, so the kind
 * stays; `revision`: that of the text the editor opened. Refuses NOT_FOUND, CONTENT_STALE, INVALID_INPUT.
 */
export async function updateCase(
  ctx: StaffCtx,
  form: CaseForm & { code: string; reason: string; revision?: string },
): Promise<void> {
  const { code, reason, revision } = form
  const { kind, ...row } = await caseRow(ctx, form)
  await inTx(ctx, async (tx, effects) => {
    const own = and(eq(rulings.code, code), ownCases(ctx))
    const [former] = await tx.select().from(rulings).where(own).for('update')
    if (!former) throw refuse('NOT_FOUND', '没有这个案件')
    if (revision !== undefined && revision !== caseRevision(former)) throw refuse('CONTENT_STALE')
    if (former.kind !== kind) throw refuse('INVALID_INPUT', '案件类型不能修改', { field: 'kind' })
    await tx.update(rulings).set(row).where(own)
    await recordAudit(tx, ctx, { action: 'case.update', target: `ruling:${code}`, before: former, after: row, reason })
    effects.purge('rulings')
  })
}

import { eq } from 'drizzle-orm'
import { ANNOUNCED, LEGAL_TITLES, NOTICE_DAYS, transferFault } from '@/lib/shared/site/legal'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { legalDocuments } from '../../../db/schema/core/legal'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../oversight/record-audit'

interface Publishing {
  documentId: number
  /** When the draft that was read was saved. */
  updateTime: string
  /** Absent: now. */
  effectiveTime?: Date
  reason: string
}

/**
 * Publishes a draft exactly as it was read; from then on it never changes. Refuses NOT_FOUND, REVIEW_DONE if it was
 * edited since, INVALID_INPUT.
 */
export async function publishDraft(
  ctx: StaffCtx,
  { documentId, updateTime, effectiveTime, reason }: Publishing,
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [draft] = await tx.select().from(legalDocuments).where(eq(legalDocuments.id, documentId)).for('update')
    if (draft?.state !== 'draft') throw refuse('NOT_FOUND', '草稿已删除或已发布')
    if (formatDateTime(draft.updatedAt) !== updateTime)
      throw refuse('REVIEW_DONE', '草稿有新的修改，请重新查看后再发布')
    const now = ctx.now()
    const effectiveAt = effectiveTime ?? now
    const field = { field: 'effectiveTime' }
    if (effectiveAt.getTime() < now.getTime() - 60_000) throw refuse('INVALID_INPUT', '生效时间不能早于现在', field)
    // a minute is lost by the form
    const least = now.getTime() + NOTICE_DAYS * DAY_MS - 60_000
    if (ANNOUNCED.includes(draft.kind) && effectiveAt.getTime() < least)
      throw refuse(
        'INVALID_INPUT',
        `《${LEGAL_TITLES[draft.kind]}》须提前 ${NOTICE_DAYS} 天公布，请改晚生效时间`,
        field,
      )
    const fault = transferFault(draft.kind, draft.text)
    if (fault) throw refuse('INVALID_INPUT', fault)
    await tx.update(legalDocuments).set({ state: 'published', effectiveAt }).where(eq(legalDocuments.id, documentId))
    const after = { kind: draft.kind, version: draft.version, startsAt: formatDateTime(effectiveAt) }
    await recordAudit(tx, ctx, { action: 'legal.publish', target: `legal:${documentId}`, after, reason })
    effects.purge('legal')
  })
}

import { and, eq } from 'drizzle-orm'
import { legalDocuments } from '../../../db/schema/core/legal'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../oversight/record-audit'

/** Removes a draft. Refuses NOT_FOUND, also for a published version. */
export async function deleteDraft(ctx: StaffCtx, { documentId }: { documentId: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [gone] = await tx
      .delete(legalDocuments)
      .where(and(eq(legalDocuments.id, documentId), eq(legalDocuments.state, 'draft')))
      .returning({ kind: legalDocuments.kind, version: legalDocuments.version })
    if (!gone) throw refuse('NOT_FOUND', '草稿已删除或已发布')
    await recordAudit(tx, ctx, { action: 'legal.remove', target: `legal:${documentId}`, before: gone })
  })
}

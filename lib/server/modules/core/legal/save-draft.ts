import { and, eq, max } from 'drizzle-orm'
import { type LegalKind, transferFault } from '@/lib/shared/site/legal'
import { formatDateTime } from '@/lib/shared/time'
import { holdName } from '../../../db/hold-name'
import { legalDocuments } from '../../../db/schema/core/legal'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../oversight/record-audit'
import { insertDefaults } from './internal/insert-defaults'

/** Creates or updates the one draft of a document. Refuses INVALID_INPUT. */
export async function saveDraft(
  ctx: StaffCtx,
  { kind, text, note }: { kind: LegalKind; text: string; note: string },
): Promise<{ documentId: number; updateTime: string }> {
  const fault = transferFault(kind, text)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'text' })
  return inTx(ctx, async (tx) => {
    await holdName(tx, `legal ${kind}`)
    await insertDefaults(tx, [kind])
    const updatedAt = ctx.now()
    const values = { text, note, by: ctx.user.nickName, updatedAt }
    const [changed] = await tx
      .update(legalDocuments)
      .set(values)
      .where(and(eq(legalDocuments.kind, kind), eq(legalDocuments.state, 'draft')))
      .returning({ id: legalDocuments.id })
    const documentId = changed?.id ?? (await insert())
    await recordAudit(tx, ctx, {
      action: 'legal.save',
      target: `legal:${documentId}`,
      after: { kind, length: text.length },
    })
    return { documentId, updateTime: formatDateTime(updatedAt) }

    async function insert(): Promise<number> {
      const [last] = await tx
        .select({ version: max(legalDocuments.version) })
        .from(legalDocuments)
        .where(eq(legalDocuments.kind, kind))
      const [row] = await tx
        .insert(legalDocuments)
        .values({ ...values, kind, version: (last?.version ?? 0) + 1, state: 'draft', createdAt: updatedAt })
        .returning({ id: legalDocuments.id })
      if (!row) throw new Error('a draft was not inserted')
      return row.id
    }
  })
}

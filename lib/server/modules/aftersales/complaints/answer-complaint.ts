import { eq } from 'drizzle-orm'
import { complaintMessages, complaints } from '../../../db/schema/aftersales/complaints'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockComplaint } from './internal/lock-complaint'

/** Stores a reply to the payer, which is sent to the provider at once. Refuses NOT_FOUND, COMPLAINT_STATE. */
export async function answerComplaint(
  ctx: StaffCtx,
  { complaintId, text }: { complaintId: number; text: string },
): Promise<void> {
  await inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    const { userId: staffId } = ctx.user
    const row = await lockComplaint(tx, ctx, complaintId)
    await tx.insert(complaintMessages).values({ complaintId, by: 'us', staffId, text, createdAt: at })
    await tx.update(complaints).set({ handlerId: staffId, checkAt: at }).where(eq(complaints.id, row.id))
    await recordAudit(tx, ctx, { action: 'complaint.reply', target: `complaint:${complaintId}`, after: { text } })
  })
}

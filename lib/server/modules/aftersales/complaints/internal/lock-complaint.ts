import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { complaints } from '../../../../db/schema/aftersales/complaints'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isOfHere } from '../../../core/tenancy/queries-here'
import type { ComplaintRow } from '../types'

/**
 * Locks a complaint of this host that is not over: what staff decided can be replaced until the provider was notified. Refuses
 * NOT_FOUND, COMPLAINT_STATE.
 */
export async function lockComplaint(tx: Tx, ctx: StaffCtx, complaintId: number): Promise<ComplaintRow> {
  const [row] = await tx
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, complaintId), isOfHere(ctx, complaints.distId)))
    .for('update')
  if (!row) throw refuse('NOT_FOUND', '没有这笔投诉')
  if (row.stage === 'done') throw refuse('COMPLAINT_STATE')
  return row
}

import { staffContacts } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { ownContact } from './queries-contacts'

/** Changes the name of a contact of the caller's own platform or distributor. Refuses NOT_FOUND. */
export async function updateContactName(
  ctx: StaffCtx,
  { contactId, name, reason }: { contactId: number; name: string; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const own = ownContact(ctx, contactId)
    const [before] = await tx.select({ name: staffContacts.name }).from(staffContacts).where(own).for('update')
    if (!before) throw refuse('NOT_FOUND', '没有这个客服')
    await tx.update(staffContacts).set({ name }).where(own)
    const change = { before, after: { name }, reason }
    await recordAudit(tx, ctx, { action: 'contact.rename', target: `contact:${contactId}`, ...change })
  })
}

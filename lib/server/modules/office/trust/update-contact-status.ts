import { staffContacts } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { ownContact } from './queries-contacts'
import { findListed } from './queries-listed'

interface Switch {
  contactId: number
  active: boolean
  reason: string
}

/**
 * Withdraws a contact of the caller's own platform or distributor, so that checks report it as false immediately, or
 * restores it. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function updateContactStatus(ctx: StaffCtx, { contactId, active, reason }: Switch): Promise<void> {
  await inTx(ctx, async (tx) => {
    const own = ownContact(ctx, contactId)
    const [contact] = await tx.select().from(staffContacts).where(own).for('update')
    if (!contact) throw refuse('NOT_FOUND', '没有这个客服')
    if (contact.active === active) return
    if (active && (await findListed(ctx, [contact.value])).length > 0)
      throw refuse('INVALID_INPUT', '该号码在黑名单内，不能恢复')
    await tx.update(staffContacts).set({ active }).where(own)
    const action = active ? 'contact.restore' : 'contact.withdraw'
    await recordAudit(tx, ctx, { action, target: `contact:${contactId}`, after: { value: contact.value }, reason })
  })
}

import { accountError, type VerifyKind } from '@/lib/shared/trade/trust'
import { staffContacts } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { findListed } from './queries-listed'

interface ContactForm {
  kind: VerifyKind
  value: string
  name: string
  reason: string
}

/** Adds a contact that checks then report as genuine. Resolves with its number. Refuses INVALID_INPUT. */
export async function createContact(ctx: StaffCtx, { kind, value, name, reason }: ContactForm): Promise<number> {
  const wrong = (text: string) => refuse('INVALID_INPUT', text, { field: 'value' })
  const error = accountError(kind, value)
  if (error) throw wrong(error)
  if ((await findListed(ctx, [value])).length > 0) throw wrong('该号码在黑名单内，不能登记')
  return inTx(ctx, async (tx) => {
    const row = { kind, name, value, distId: contentDist(ctx), since: ctx.now() }
    const [added] = await tx.insert(staffContacts).values(row).onConflictDoNothing().returning({ id: staffContacts.id })
    if (!added) throw wrong('名录里已有这个号码，停用的可以恢复')
    await recordAudit(tx, ctx, { action: 'contact.add', target: `contact:${added.id}`, after: row, reason })
    return added.id
  })
}

import type { UserId } from '@/lib/shared/ids'
import { findUsers } from '../../../people/identity/queries'
import type { Deal } from '../flow/mode'
import { sendOrderLine } from '../flow/notify'
import { freeStaff } from '../flow/staff-effects'
import { moveLead } from '../internal/move-lead'

interface Giving {
  /** Staff who do not get it: the lead, and others from whom it was taken. */
  except: readonly UserId[]
  /** For the timeline. */
  explain: string
  /** A line for both sides before the introduction. */
  lineFor: (name: string) => string
}

/**
 * Gives a locked order to the member on duty who leads the fewest, and says so in its chat. Returns the new lead; null:
 * no one is free, and nothing changed.
 */
export async function assignFreeLead(
  deal: Pick<Deal, 'tx' | 'effects' | 'order' | 'rules' | 'at'>,
  { except, explain, lineFor }: Giving,
): Promise<UserId | null> {
  const serviceId = await freeStaff(deal, except)
  if (serviceId === null) return null
  const name = (await findUsers({ db: deal.tx }, [serviceId])).get(serviceId)?.nickName ?? ''
  await sendOrderLine(deal, 'status', lineFor(name))
  await moveLead(deal, { serviceId, name, explain })
  return serviceId
}

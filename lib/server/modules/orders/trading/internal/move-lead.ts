import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import { joinGroup } from '../../../market/chat/join-group'
import { transferText } from '../../../people/staff/rules-introduction'
import type { Deal } from '../flow/mode'
import { showChange } from '../flow/notify'
import { leadGreeting } from '../modes/lead-greetings'
import { noteOrder } from './note-order'

interface Moving {
  /** The new lead, and the name with which they introduce themselves. */
  serviceId: UserId
  name: string
  /** For the timeline. */
  explain: string
}

/** Gives a locked order to another lead, who joins its chat. */
export async function moveLead(
  { tx, effects, order, at }: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>,
  { serviceId, name, explain }: Moving,
): Promise<void> {
  await tx.update(orders).set({ serviceId }).where(eq(orders.id, order.id))
  await noteOrder(tx, order, { action: 'assign', actor: 'service', explain, at })
  const { chatGroupId: groupId, sn: orderSn } = order
  const content = transferText(name, serviceId, leadGreeting(order))
  const expansion = { type: 'transfer_order', orderSn }
  if (groupId !== null) await joinGroup(tx, effects, { groupId, userId: serviceId, content, expansion, at })
  showChange({ effects, order })
}

import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import { joinGroup } from '../../../market/chat/join-group'
import type { Deal } from '../flow/mode'
import { showChange } from '../flow/notify'
import { noteOrder } from './note-order'

interface Moving {
  /** The new lead, and their introduction in the chat. */
  serviceId: UserId
  says: string
  /** For the timeline. */
  explain: string
}

/** Gives a locked order to another lead, who joins its chat. */
export async function moveLead(
  { tx, effects, order, at }: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>,
  { serviceId, says, explain }: Moving,
): Promise<void> {
  await tx.update(orders).set({ serviceId }).where(eq(orders.id, order.id))
  await noteOrder(tx, order, { action: 'assign', actor: 'service', explain, at })
  const { chatGroupId: groupId, sn: orderSn } = order
  const expansion = { type: 'transfer_order', orderSn }
  if (groupId !== null) await joinGroup(tx, effects, { groupId, userId: serviceId, content: says, expansion, at })
  showChange({ effects, order })
}

import { HOUSE_ID } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { CaseKind, CaseRow, CaseRun } from './case-kind'

export interface PartyMessage {
  title: string
  text: string
  /** The recipient has to act by a deadline. */
  isUrgent?: boolean
}

/** Notifies the parties in the caller's transaction; null for a party that gets no message. */
export async function notifyParties<C extends CaseRow>(
  { name, pathOf }: CaseKind<C>,
  { tx, effects, at }: Pick<CaseRun<C>, 'tx' | 'effects' | 'at'>,
  { id, distId, orderSn, buyerId, sellerId }: C,
  messages: Record<Party, PartyMessage | null>,
): Promise<void> {
  effects.live({ type: 'order', distId, orderSn, userIds: [buyerId, sellerId] })
  const recipients = { buyer: buyerId, seller: sellerId }
  const notices = (['buyer', 'seller'] as const).flatMap((party) => {
    const message = messages[party]
    if (!message || recipients[party] === HOUSE_ID) return []
    const key = `${name} ${id} ${at.getTime()}`
    return [{ userId: recipients[party], distId, kind: 'order' as const, key, ...message, href: pathOf(orderSn) }]
  })
  await notifyUsers(tx, effects, { notices, at })
}

/** One message for the party that did not act; for both if neither did. */
export const toOthers = (by: Party | null, message: PartyMessage): Record<Party, PartyMessage | null> => ({
  buyer: by === 'buyer' ? null : message,
  seller: by === 'seller' ? null : message,
})

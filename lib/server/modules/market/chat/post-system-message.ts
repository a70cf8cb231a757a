import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { appendMessage } from './internal/append-message'

interface SystemMessage {
  groupId: number
  content: string
  /** Told apart by clients: {type: 'send_goods' | 'confirm_goods' | 'transfer_order' | 'status', orderSn} */
  expansion: Record<string, string>
  at: Date
}

/** A line nobody sent; commits with the event it tells of. */
export async function postSystemMessage(tx: Tx, effects: Effects, message: SystemMessage): Promise<void> {
  await appendMessage(tx, effects, {
    ...message,
    senderId: null,
    type: 'system',
    clientMsgId: `system:${randomToken(12)}`,
  })
}

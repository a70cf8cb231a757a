import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { appendMessage } from './internal/append-message'

interface SystemMessage {
  groupId: number
  content: string
  /**
   * Distinguishes system messages for clients: {type: 'send_goods' | 'confirm_goods' | 'transfer_order' | 'status',
   * orderSn}
   */
  expansion: Record<string, string>
  at: Date
}

/** Posts a message without a sender; commits together with the event it reports. */
export async function sendSystemMessage(tx: Tx, effects: Effects, message: SystemMessage): Promise<void> {
  await appendMessage(tx, effects, {
    ...message,
    senderId: null,
    type: 'system',
    clientMsgId: `system:${randomToken(12)}`,
  })
}

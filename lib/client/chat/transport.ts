import type { OutputOf } from '@/lib/contract/kit'
import type { imContract } from '@/lib/contract/orders/im'
import type { UserId } from '@/lib/shared/ids'
import type { OutgoingMessage } from './outgoing-message'

/** Events from the server to an open page. Ids only: the page fetches what it is allowed to see. */
export type LiveMessage =
  | { type: 'message'; groupId: number; seq: number }
  | { type: 'read'; groupId: number; userId: UserId; seq: number }
  | { type: 'typing'; groupId: number; userId: UserId }
  | { type: 'order'; orderSn: string }
  | { type: 'presence'; userId: UserId }
  | { type: 'notification' }
  /** To staff who serve this host: an order moved, or something was said. */
  | { type: 'desk' }

/** The ticket is no longer valid; the next attempt fetches a new one. */
export const CHAT_TICKET_REFUSED = 31004
/** No connection possible. */
export const CHAT_UNREACHABLE = 30002

export interface LiveHandlers {
  onEvent: (event: LiveMessage) => void
  /** Connected or reconnected: data from before or in between must be fetched. */
  onResumed: () => void
  onState: (state: 'connecting' | 'connected' | 'offline') => void
  /** A connection failed: CHAT_TICKET_REFUSED or CHAT_UNREACHABLE. It is retried in either case. */
  onFailed: (code: number) => void
  /** Forced logout (`break_link`). */
  onLoggedOut: () => void
}

/** Connection data. */
export type ChatLink = OutputOf<(typeof imContract)['GET /im/getImCenterToken']>

/** Port for chat transports: delivers events; messages are always stored through /api. */
export interface LiveTransport {
  close(): void
  /** Connects at once instead of after the next pause; does nothing while connected. */
  wake?(): void
  /**
   * Sends a message through the carrier, which checks with our server before delivering it. Absent: messages are only
   * sent through /api.
   */
  carry?(groupId: number, message: OutgoingMessage): Promise<void>
  /** Marks a group as read at the carrier, to reset its own unread counter. */
  read?(groupId: number): Promise<void>
}

import type { OutputOf } from '@/lib/contract/kit'
import type { imContract } from '@/lib/contract/orders/im'
import type { OutgoingMessage } from './outgoing-message'

/** What the server tells an open page. Ids only: the page fetches what it may see. */
export type LiveTold =
  | { type: 'message'; groupId: number; seq: number }
  | { type: 'read'; groupId: number; userId: number; seq: number }
  | { type: 'typing'; groupId: number; userId: number }
  | { type: 'order'; orderSn: string }
  | { type: 'presence'; userId: number }
  | { type: 'notification' }
  /** To staff who serve this host: an order moved, or something was said. */
  | { type: 'desk' }

/** The chat server knows the ticket no more; the next try fetches a fresh one. */
export const CHAT_TICKET_REFUSED = 31004
/** No connection at all. */
export const CHAT_UNREACHABLE = 30002

export interface LiveHandlers {
  told: (event: LiveTold) => void
  /** Connected, for the first time or again: what was told before or meanwhile must be fetched. */
  resumed: () => void
  state: (state: 'connecting' | 'connected' | 'offline') => void
  /** A connection could not be made: CHAT_TICKET_REFUSED or CHAT_UNREACHABLE. It is tried again either way. */
  failed: (code: number) => void
  /** Forced logout (`break_link`). */
  broken: () => void
}

/** What a connection is opened with. */
export type ChatLink = OutputOf<(typeof imContract)['GET /im/getImCenterToken']>

/** The chat transport port: it tells what happened; what is said is stored through /api, whoever carries it. */
export interface LiveTransport {
  close(): void
  /** Hands a message to the carrier, which asks our server before it delivers it. Absent: only /api takes messages. */
  carry?(groupId: number, message: OutgoingMessage): Promise<void>
  /** A group is read: the carrier's own count of unread messages ends too. */
  read?(groupId: number): Promise<void>
}

/** What the server tells an open page. Ids only: the page fetches what it may see. */
export type LiveTold =
  | { type: 'message'; groupId: number; seq: number }
  | { type: 'read'; groupId: number; userId: number; seq: number }
  | { type: 'typing'; groupId: number; userId: number }
  | { type: 'order'; orderSn: string }
  | { type: 'presence'; userId: number }
  | { type: 'notification' }

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

/** The chat transport port: push only, every write goes through /api. */
export interface LiveTransport {
  close(): void
}

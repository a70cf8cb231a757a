/** What the server tells an open page. Ids only: the page fetches what it may see. */
export type LiveTold = { type: 'message'; groupId: number; seq: number } | { type: 'order'; orderSn: string }

export interface LiveHandlers {
  told: (event: LiveTold) => void
  /** Connected, for the first time or again: what was told before or meanwhile must be fetched. */
  resumed: () => void
  state: (state: 'connecting' | 'connected' | 'offline') => void
  /** Forced logout (`break_link`). */
  broken: () => void
}

/** The chat transport port: push only, every write goes through /api. */
export interface LiveTransport {
  close(): void
}

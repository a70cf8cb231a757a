/** A user coming online or leaving, as reported by the provider, with the time by its clock in milliseconds. */
export interface PresenceMove {
  isOnline: boolean
  at: number
}

/** Ids only: receivers fetch what they may see. Tabs on hosts of other distributors receive nothing. */
export type LiveEvent =
  /** `carried`: the chat provider already delivers it, as sent. */
  | { type: 'message'; distId: number; groupId: number; seq: number; userIds: number[]; carried?: boolean }
  | { type: 'read'; distId: number; groupId: number; userId: number; seq: number; userIds: number[] }
  | { type: 'typing'; distId: number; groupId: number; userId: number; userIds: number[] }
  | { type: 'order'; distId: number; orderSn: string; userIds: number[] }
  | { type: 'notification'; distId: number; userIds: number[] }
  | { type: 'presence'; distId: number; userId: number; move?: PresenceMove; userIds: number[] }
  | { type: 'logout'; sessionIds: string[] }

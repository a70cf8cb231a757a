/** Where the carrier tells who came (and who left), with the time by its clock in milliseconds. */
export interface PresenceMove {
  isOnline: boolean
  at: number
}

/** Ids only: receivers fetch what they may see. Tabs on other hosts than the distributor's hear nothing of it. */
export type LiveEvent =
  /** `carried`: the chat's carrier delivers it by itself, as it was sent. */
  | { type: 'message'; distId: number; groupId: number; seq: number; userIds: number[]; carried?: boolean }
  | { type: 'read'; distId: number; groupId: number; userId: number; seq: number; userIds: number[] }
  | { type: 'typing'; distId: number; groupId: number; userId: number; userIds: number[] }
  | { type: 'order'; distId: number; orderSn: string; userIds: number[] }
  | { type: 'notification'; distId: number; userIds: number[] }
  | { type: 'presence'; distId: number; userId: number; move?: PresenceMove; userIds: number[] }
  | { type: 'logout'; sessionIds: string[] }

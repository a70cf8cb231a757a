import type { UserId } from '@/lib/shared/ids'

/** A member on the hosts of one distributor, where chat knows a person. */
export interface ChatPerson {
  distId: number
  userId: UserId
}

/** A user coming online or leaving, as reported by the provider, with the time by its clock in milliseconds. */
export interface PresenceMove {
  isOnline: boolean
  at: number
}

/** Ids only: receivers fetch what they may see. Tabs on hosts of other distributors receive nothing. */
export type LiveEvent =
  /** `carried`: the chat provider already delivers it, as sent. */
  | { type: 'message'; distId: number; groupId: number; seq: number; userIds: UserId[]; carried?: boolean }
  | { type: 'read'; distId: number; groupId: number; userId: UserId; seq: number; userIds: UserId[] }
  | { type: 'typing'; distId: number; groupId: number; userId: UserId; userIds: UserId[] }
  | { type: 'order'; distId: number; orderSn: string; userIds: UserId[] }
  | { type: 'notification'; distId: number; userIds: UserId[] }
  | { type: 'presence'; distId: number; userId: UserId; move?: PresenceMove; userIds: UserId[] }
  | { type: 'logout'; sessionIds: string[] }

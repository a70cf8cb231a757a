/** Ids only: receivers fetch what they may see. */
export type LiveEvent =
  | { type: 'message'; groupId: number; seq: number; userIds: number[] }
  | { type: 'order'; orderSn: string; userIds: number[] }
  | { type: 'logout'; sessionIds: string[] }

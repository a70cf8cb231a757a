/** Final state of an offer to sell to the platform. */
export interface RecoveryPlan {
  /** Hours before now when it was made. */
  ago: number
  end:
    | 'asked'
    | 'second'
    | 'approved'
    | 'quoted'
    | 'lapsed'
    | 'withdrawn'
    | 'declined'
    | 'ordered'
    | 'verifying'
    | 'rejected'
    | 'rebinding'
    | 'held'
    | 'released'
    | 'redeemed'
  gameId: number
  /** Number of accounts, for a batch. */
  count?: number
  /** True for the demo seller's own; else another user's. */
  isOwn?: boolean
}

const DAY = 24
export const RECOVERY_PLANS: readonly RecoveryPlan[] = [
  { ago: 20 * DAY, end: 'declined', gameId: 107 },
  { ago: 18 * DAY, end: 'withdrawn', gameId: 107 },
  { ago: 9 * DAY, end: 'redeemed', gameId: 107 },
  { ago: 8.4 * DAY, end: 'released', gameId: 107 },
  { ago: 3 * DAY, end: 'held', gameId: 111 },
  { ago: 2.5 * DAY, end: 'lapsed', gameId: 107 },
  { ago: 26, end: 'rebinding', gameId: 111 },
  { ago: 20, end: 'verifying', gameId: 107 },
  { ago: 14, end: 'ordered', gameId: 107 },
  { ago: 9, end: 'quoted', gameId: 107 },
  { ago: 7, end: 'quoted', gameId: 111, count: 12 },
  { ago: 4, end: 'second', gameId: 107, count: 10, isOwn: false },
  { ago: 1, end: 'asked', gameId: 111 },
  { ago: 6, end: 'rejected', gameId: 111, count: 10, isOwn: false },
  { ago: 5, end: 'approved', gameId: 107, count: 15, isOwn: false },
  { ago: 2, end: 'asked', gameId: 111, count: 10, isOwn: false },
]

export const RECOVERY_NOTES = [
  '本人实名，手机可换绑，没有封号记录。',
  '三年老号，典藏皮肤都在截图里，邮箱未绑定。',
  '自己玩的号，不玩了，资料齐全，随时可以配合换绑。',
] as const

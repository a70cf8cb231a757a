/** Reasons for a cover claim. */
export const CLAIM_KINDS = {
  retrieved: '账号被找回',
  face: '无法通过人脸验证',
  topUps: '账号被找回，购买后有充值',
  reclaimed: '收到的物品被收回',
  banned: '账号被封禁',
  rentBanned: '租期内被封禁',
} as const
export type ClaimKind = keyof typeof CLAIM_KINDS

/** Whether a claim is about a ban by the game's operator. */
export const isBan = (kind: ClaimKind): boolean => kind === 'banned' || kind === 'rentBanned'

export interface ClaimWords {
  /** The side that claims, and the side that is liable. */
  claimant: string
  liable: string
  /** What the liable side may do instead of paying, as a noun and as what it has done. */
  mend: string
  mended: string
}
const RETURN: ClaimWords = { claimant: '买家', liable: '卖家', mend: '追回', mended: '归还账号' }
const LIFT: ClaimWords = { claimant: '买家', liable: '卖家', mend: '解封', mended: '协助解封' }
/** Terms of a claim's texts; a rental is claimed by its owner. */
export const wordsOfClaim = (kind: ClaimKind): ClaimWords =>
  kind === 'rentBanned'
    ? { claimant: '号主', liable: '租客', mend: '解封', mended: '协助解封' }
    : isBan(kind)
      ? LIFT
      : RETURN

/** Whether a claim says that the seller took the account back. */
export const isTakenBack = (kind: ClaimKind): boolean => kind === 'retrieved' || kind === 'topUps'

const BY_COVER: Readonly<Record<number, readonly ClaimKind[]>> = {
  2: ['retrieved', 'face'],
  3: ['retrieved', 'topUps'],
}
/**
 * Reasons a cover pays for; retrieval of an account is included in every tier, bans if the order was sold with them
 * (`bans`).
 */
export function claimKinds({
  ensureId,
  isAccount,
  bans,
}: {
  ensureId: number
  isAccount: boolean
  bans: boolean
}): readonly ClaimKind[] {
  if (!isAccount) return ['reclaimed']
  const kinds = BY_COVER[ensureId] ?? ['retrieved']
  return bans ? [...kinds, 'banned'] : kinds
}

/**
 * draft: not filed; review: waits for a staff decision; rejected: can be appealed; recovering: granted, and the seller
 * has until the seventh day to resolve it; advanced: paid, and the seller's share is about to be charged.
 */
export const CLAIM_STAGES = ['draft', 'review', 'rejected', 'recovering', 'advanced', 'closed'] as const
export type ClaimStage = (typeof CLAIM_STAGES)[number]
export type FiledStage = Exclude<ClaimStage, 'draft'>
/** Names of the filed stages, as shown to staff. */
export const FILED_STAGE_NAMES: Readonly<Record<FiledStage, string>> = {
  review: '待审核',
  rejected: '未通过，可申诉',
  recovering: '追回中',
  advanced: '平台已垫付',
  closed: '已结束',
}

/** Outcomes of a closed claim. */
export const CLAIM_OUTCOMES = {
  rejected: '未通过',
  withdrawn: '已撤回',
  recovered: '账号已找回',
  settled: '卖家已赔付',
  advanced: '平台已垫付',
} as const
export type ClaimOutcome = keyof typeof CLAIM_OUTCOMES

/** The outcome as the kind of claim names it: a ban is lifted, a renter pays. */
export function outcomeName(kind: ClaimKind, outcome: ClaimOutcome): string {
  if (outcome === 'recovered' && isBan(kind)) return '账号已解封'
  return outcome === 'settled' ? `${wordsOfClaim(kind).liable}已赔付` : CLAIM_OUTCOMES[outcome]
}

/** Actions of its parties. */
export const CLAIM_ACTIONS = ['recovered', 'settle', 'returned', 'appeal', 'show', 'withdraw'] as const
export type ClaimAction = (typeof CLAIM_ACTIONS)[number]

/** In hours. Decision, appeal and the decision on it together are the time after which the platform pays. */
export const CLAIM_REVIEW_HOURS = 48
export const CLAIM_APPEAL_HOURS = 72
export const CLAIM_ADVANCE_HOURS = 7 * 24
/** Minimum hours for the seller, however late the decision; a claim is also reassigned after staff are this late. */
export const CLAIM_LEAST_HOURS = 24

/** Maximum claims per order. */
export const CLAIMS_OF_ORDER = 3
export const CLAIM_PICTURES = 9
export const CLAIM_WORDS = { least: 10, most: 500 } as const

/** Page of an order's claim, and of filing one. */
export const claimPath = (orderSn: string): string => `/center/buyers/buyGuarantee?orderSn=${orderSn}`

/** What a cover is claimed for. */
export const CLAIM_KINDS = {
  retrieved: '账号被找回',
  face: '人脸验证登不上',
  topUps: '账号被找回，买后充过值',
  reclaimed: '收到的物品被收回',
} as const
export type ClaimKind = keyof typeof CLAIM_KINDS

const BY_COVER: Readonly<Record<number, readonly ClaimKind[]>> = {
  2: ['retrieved', 'face'],
  3: ['retrieved', 'topUps'],
}
/** What a cover pays for; whatever the tier, an account that is taken back. */
export const claimKinds = (ensureId: number, isAccount: boolean): readonly ClaimKind[] =>
  isAccount ? (BY_COVER[ensureId] ?? ['retrieved']) : ['reclaimed']

/**
 * draft: not filed; review: a member of staff decides; rejected: it may be appealed; recovering: granted, and the seller has
 * till the seventh day; advanced: paid, and the seller's share of it is about to be taken.
 */
export const CLAIM_STAGES = ['draft', 'review', 'rejected', 'recovering', 'advanced', 'closed'] as const
export type ClaimStage = (typeof CLAIM_STAGES)[number]
export type FiledStage = Exclude<ClaimStage, 'draft'>
/** Of those that are filed, as staff read them. */
export const FILED_STAGE_NAMES: Readonly<Record<FiledStage, string>> = {
  review: '待判定',
  rejected: '拒赔上诉期',
  recovering: '判赔追回中',
  advanced: '垫付追偿中',
  closed: '已结束',
}

/** How it ended. */
export const CLAIM_OUTCOMES = {
  rejected: '不予赔付',
  withdrawn: '已撤回',
  recovered: '账号已找回',
  settled: '卖家已赔付',
  advanced: '平台已垫付',
} as const
export type ClaimOutcome = keyof typeof CLAIM_OUTCOMES

/** What its parties do with it. */
export const CLAIM_ACTIONS = ['recovered', 'settle', 'returned', 'appeal', 'show', 'withdraw'] as const
export type ClaimAction = (typeof CLAIM_ACTIONS)[number]

/** Hours. A decision, an appeal and its decision together are the time after which the platform pays. */
export const CLAIM_REVIEW_HOURS = 48
export const CLAIM_APPEAL_HOURS = 72
export const CLAIM_ADVANCE_HOURS = 7 * 24
/** The seller has so long at least, however late it was decided; staff who are late pass a claim on after as long. */
export const CLAIM_LEAST_HOURS = 24

/** Claims of one order at most. */
export const CLAIMS_OF_ORDER = 3
export const CLAIM_PICTURES = 9
export const CLAIM_WORDS = { least: 10, most: 500 } as const

/** The claim of an order, and filing one. */
export const claimPath = (orderSn: string): string => `/center/buyers/buyGuarantee?orderSn=${orderSn}`

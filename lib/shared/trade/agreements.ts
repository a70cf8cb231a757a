export const AGREEMENT_STATES = ['open', 'signed', 'refused', 'expired', 'ended'] as const
export type AgreementState = (typeof AGREEMENT_STATES)[number]
export const AGREEMENT_NAMES: Readonly<Record<AgreementState, string>> = {
  open: '待签署',
  signed: '已签署',
  refused: '已拒签',
  expired: '超时未签',
  ended: '订单已取消',
}

/** Hours that each party has to sign: the seller from the verification on, then the buyer. */
export const SIGN_HOURS = 2

export const agreementPath = (orderSn: string): string => `/center/agreement/${orderSn}`
export const HASH_PATTERN = /^[0-9a-f]{64}$/

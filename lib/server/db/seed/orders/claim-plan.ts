import type { ClaimKind } from '@/lib/shared/trade/claims'

/** Final state of a claim. */
export interface ClaimPlan {
  end:
    | 'draft'
    | 'review'
    | 'passed'
    | 'rejected'
    | 'appealed'
    | 'recovering'
    | 'returned'
    | 'recovered'
    | 'settled'
    | 'advanced'
    | 'closed'
  /** Hours before now when the order was confirmed, and when the claim was filed. */
  confirmed: number
  filed: number
  /** The demo buyer and seller, or one of them with another user. */
  with: 'both' | 'buyer' | 'seller'
  ensureId: number
  kind: ClaimKind
  statement: string
}

const FOUND = '早上登录提示密码错误，找回页面显示账号已被改绑，绑定手机尾号不是我的。'
const FACE = '昨晚起每次登录都要求人脸验证，不是我实名，卖家没有配合。'
const TOPPED = '账号被原号主申诉找回，购买后我充过点券，充值记录见截图。'

export const CLAIM_PLANS: readonly ClaimPlan[] = [
  { end: 'advanced', confirmed: 960, filed: 230, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'recovered', confirmed: 400, filed: 390, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'settled', confirmed: 330, filed: 300, with: 'buyer', ensureId: 2, kind: 'face', statement: FACE },
  { end: 'advanced', confirmed: 260, filed: 240, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'closed', confirmed: 220, filed: 200, with: 'buyer', ensureId: 0, kind: 'retrieved', statement: FOUND },
  { end: 'recovering', confirmed: 150, filed: 118, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'returned', confirmed: 140, filed: 112, with: 'seller', ensureId: 3, kind: 'topUps', statement: TOPPED },
  { end: 'passed', confirmed: 100, filed: 58, with: 'buyer', ensureId: 2, kind: 'face', statement: FACE },
  { end: 'appealed', confirmed: 96, filed: 70, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'rejected', confirmed: 90, filed: 60, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'review', confirmed: 48, filed: 5, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND },
  { end: 'draft', confirmed: 26, filed: 2, with: 'both', ensureId: 1, kind: 'retrieved', statement: '' },
]

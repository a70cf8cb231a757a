import type { BanCause, BanFinding } from '@/lib/shared/trade/ban-claims'
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
  /** What the notice of a ban says, and what staff find. */
  ban?: { cause: BanCause; daysBefore: number; finding: BanFinding }
}

const FOUND = [
  '早上登不上，提示密码错误，找回页一看绑定手机已经不是我的了。',
  '打着打着被顶下线，再登密码就不对了，应该是原号主找回去了。',
  '昨天还能玩，今天登录要验证一个尾号 77 的手机，我从来没绑过。',
  '上号发现皮肤还在，但密保全换了，改密码要人脸，人脸不是我。',
  '客服说账号申诉找回成功了，可我没申诉过，号没了。',
] as const
const FACE = '昨晚开始每次登录都弹人脸，实名不是我，找卖家他说在外地弄不了。'
const TOPPED = '号被原号主申诉找回去了，买来以后我还充过点券，充值记录见截图。'

export const CLAIM_PLANS: readonly ClaimPlan[] = [
  { end: 'advanced', confirmed: 960, filed: 230, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND[0] },
  { end: 'recovered', confirmed: 400, filed: 390, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND[1] },
  { end: 'settled', confirmed: 330, filed: 300, with: 'buyer', ensureId: 2, kind: 'face', statement: FACE },
  { end: 'advanced', confirmed: 260, filed: 240, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND[2] },
  { end: 'closed', confirmed: 220, filed: 200, with: 'buyer', ensureId: 0, kind: 'retrieved', statement: FOUND[3] },
  { end: 'recovering', confirmed: 150, filed: 118, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND[4] },
  { end: 'returned', confirmed: 140, filed: 112, with: 'seller', ensureId: 3, kind: 'topUps', statement: TOPPED },
  {
    end: 'recovering',
    confirmed: 120,
    filed: 80,
    with: 'buyer',
    ensureId: 1,
    kind: 'banned',
    statement: '买来第二天提示封禁 30 天，通知写的是上个月使用第三方软件，那时候号还不是我的。',
    ban: { cause: 'cheat', daysBefore: 25, finding: 'before' },
  },
  {
    end: 'closed',
    confirmed: 160,
    filed: 130,
    with: 'seller',
    ensureId: 0,
    kind: 'banned',
    statement: '登录提示封禁 7 天，通知没写原因，怀疑是卖家以前违规。',
    ban: { cause: 'unknown', daysBefore: 0, finding: 'ownPlay' },
  },
  { end: 'passed', confirmed: 100, filed: 58, with: 'buyer', ensureId: 2, kind: 'face', statement: FACE },
  { end: 'appealed', confirmed: 96, filed: 70, with: 'buyer', ensureId: 1, kind: 'retrieved', statement: FOUND[0] },
  { end: 'rejected', confirmed: 90, filed: 60, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND[1] },
  { end: 'review', confirmed: 48, filed: 5, with: 'both', ensureId: 1, kind: 'retrieved', statement: FOUND[2] },
  { end: 'draft', confirmed: 26, filed: 2, with: 'both', ensureId: 1, kind: 'retrieved', statement: '' },
]

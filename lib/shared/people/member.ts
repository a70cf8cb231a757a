import { fenToYuan, yuanToFen } from '../money/money'

/** VIP rule: total of completed orders in yuan / 10000; 50, 100 and 150 start levels 1, 2 and 3. */
const LEVEL_STARTS = [0n, 50n, 100n, 150n] as const
const FEN_PER_STEP = 10_000n * 100n

interface VipLevel {
  /** 0-3 */
  level: number
  /** Yuan still missing for the next level; null at the top. */
  missing: string | null
  /** Progress from this level's start to the next one's, 0-1; 1 at the top. */
  part: number
}

/** `tradeTotal` is yuan as text. */
export function vipLevel(tradeTotal: string): VipLevel {
  const total = yuanToFen(tradeTotal)
  const level = LEVEL_STARTS.findLastIndex((start) => total >= start * FEN_PER_STEP)
  const next = LEVEL_STARTS[level + 1]
  if (next === undefined) return { level, missing: null, part: 1 }
  const from = (LEVEL_STARTS[level] ?? 0n) * FEN_PER_STEP
  const to = next * FEN_PER_STEP
  return { level, missing: fenToYuan(to - total), part: Number(total - from) / Number(to - from) }
}

/** Part of the first step from which the next level is named: before that it is out of reach. */
const NEAR = 0.2
export const isNextLevelNear = ({ level, part }: Pick<VipLevel, 'level' | 'part'>): boolean => level > 0 || part >= NEAR

export type SecurityItem = 'realName' | 'phone' | 'password' | 'payPassword' | 'email' | 'payout'

/** The profile fields that the score counts. */
export interface SecurityFacts {
  authStatus: number
  isHadPhone: boolean
  isHadPassWord: boolean
  isPayPassWord: boolean
  isHadEmail: boolean
  aliAccount: string
  wxAccount: string
  bankAccount: string
}

export interface Security {
  /** 3-9, a tenth of the points. */
  score: number
  level: '安全' | '良好' | '一般' | '危险'
  items: Record<SecurityItem, boolean>
}

/** 30 points plus 10 per completed item, divided by 10. */
export function securityOf(user: SecurityFacts): Security {
  const items = {
    realName: user.authStatus === 2,
    phone: user.isHadPhone,
    password: user.isHadPassWord,
    payPassword: user.isPayPassWord,
    email: user.isHadEmail,
    payout: Boolean(user.aliAccount || user.wxAccount || user.bankAccount),
  }
  const score = (30 + Object.values(items).filter(Boolean).length * 10) / 10
  return { score, level: securityLevel(score), items }
}

export function securityLevel(score: number): Security['level'] {
  if (score >= 9) return '安全'
  if (score >= 6) return '良好'
  return score >= 3 ? '一般' : '危险'
}

/** Days between nickname changes, so that trading partners can be recognised. */
export const NICKNAME_DAYS = 30

import type { ModeName } from '@/lib/shared/trade-modes'
import type { Rules } from './types'

/** Platform-wide defaults (docs/trade.md). An operator's change lives in table platform_rules. */
export const DEFAULT_RULES: Rules = {
  tradeOpen: true,
  unpaidMinutes: 15,
  mostUnpaid: 5,
  unpaidEndsADay: 10,
  letGoMinutes: 15,
  qrMinutes: 5,
  startHours: 24,
  autoConfirmHours: 72,
  holdHours: 24,
  sellerFeeBp: 500,
  leastFeeFen: 1,
  leastPriceFen: 100,
  distShareBp: 3000,
  coverTiers: [
    { id: 1, name: '普通包赔', explain: '账号被找回且7天内未追回，按成交价全额赔付', bp: 1000 },
    { id: 2, name: '人脸包赔', explain: '在普通包赔基础上，含因人脸验证无法登录的赔付', bp: 1500 },
    { id: 3, name: '充值包赔', explain: '赔付成交价及购买后可证明的充值，最高为成交价的1.5倍', bp: 2000 },
  ],
  graceMinutes: 10,
  mismatchMinutes: 30,
  answerHours: 2,
  checkHours: 12,
  relistMinutes: 15,
}

/** Where a mode differs. */
export const DEFAULTS_BY_MODE: Readonly<Partial<Record<ModeName, Partial<Rules>>>> = {
  account: { holdHours: 168, sellerFeeBp: 600 },
  currency: { startHours: 0.5, autoConfirmHours: 24 },
  rental: { startHours: 10 / 60, sellerFeeBp: 2000, leastPriceFen: 20, coverTiers: [] },
}

import { ACCOUNT_COVERS, WARE_COVER } from '@/lib/shared/goods/cover-table'
import { type Cover, FREE_COVER } from '@/lib/shared/goods/covers'
import { INTERMEDIARY_FEE_BP, INTERMEDIARY_FEE_LEAST, INTERMEDIARY_PRICE_LEAST } from '@/lib/shared/trade/service-terms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { CoverTier, Rules } from './types'

const tierOf = ({ ensureId, basisPoints, ...words }: Cover): CoverTier => ({ id: ensureId, bp: basisPoints, ...words })

/** Platform-wide defaults (docs/trade.md). Changes by operators are stored in table platform_rules. */
export const DEFAULT_RULES: Rules = {
  registerOpen: true,
  rechargeOpen: true,
  payoutOpen: true,
  tradeOpen: true,
  unpaidMinutes: 15,
  mostUnpaid: 5,
  unpaidEndsADay: 10,
  letGoMinutes: 15,
  qrMinutes: 5,
  startHours: 24,
  staffSteps: 'optional',
  dutyFromHour: 9,
  dutyToHour: 23,
  mostPerStaff: 30,
  acceptHours: 24,
  rebindHours: 24,
  cancelFeeBp: 500,
  autoConfirmHours: 72,
  holdHours: 24,
  sellerFeeBp: 500,
  leastFeeFen: 1,
  leastPriceFen: 100,
  firstReviewed: 3,
  leastPictures: 0,
  rankNeeded: false,
  distShareBp: 3000,
  inviteBp: 500,
  inviteDays: 180,
  coverTiers: [tierOf(WARE_COVER)],
  graceMinutes: 10,
  mismatchMinutes: 30,
  answerHours: 2,
  checkHours: 12,
  relistMinutes: 15,
  postedHours: 72,
  assignMinutes: 30,
  mostAsked: 3,
  deliverMinutes: 30,
  leaveMinutes: 60,
  noShowBp: 200,
  firstShotMinutes: 30,
  lockHours: 24,
  proposalHours: 6,
  disputeHours: 12,
  complaintHours: 24,
  payoutFeeBp: 100,
  payoutLeastFeeFen: 100,
  payoutLeastFen: 1000,
  payoutMostFen: 5_000_000,
  payoutReviewFen: 500_000,
  payoutsADay: 10,
  payoutLockHours: 24,
  payoutFreshHours: 24,
  payoutFirstHour: 9,
  mostPayees: 5,
  giftBudgetFen: 200_000,
  claimBudgetFen: 200_000,
  smsStrangersAnHour: 200,
  smsMembersAnHour: 300,
}

const WORK: Partial<Rules> = { sellerFeeBp: 1000, autoConfirmHours: 48, coverTiers: [] }

/** Defaults that differ per mode. */
export const DEFAULTS_BY_MODE: Readonly<Partial<Record<ModeName, Partial<Rules>>>> = {
  account: {
    holdHours: FREE_COVER.days * 24,
    sellerFeeBp: 600,
    leastPictures: 1,
    rankNeeded: true,
    coverTiers: ACCOUNT_COVERS.map(tierOf),
    staffSteps: 'required',
  },
  currency: { disputeHours: 2, startHours: 0.5, autoConfirmHours: 24 },
  rental: { startHours: 10 / 60, sellerFeeBp: 2000, leastPriceFen: 20, coverTiers: [] },
  fastGold: { assignMinutes: 5, startHours: 2, autoConfirmHours: 24, coverTiers: [] },
  goldRecycling: { startHours: 1, autoConfirmHours: 0.5, sellerFeeBp: 200, coverTiers: [] },
  boosting: WORK,
  convoy: WORK,
  recovery: { holdHours: FREE_COVER.days * 24, sellerFeeBp: 0, coverTiers: [] },
  intermediary: {
    unpaidMinutes: 24 * 60,
    holdHours: FREE_COVER.days * 24,
    sellerFeeBp: INTERMEDIARY_FEE_BP,
    leastFeeFen: Number(INTERMEDIARY_FEE_LEAST),
    leastPriceFen: INTERMEDIARY_PRICE_LEAST,
    coverTiers: [],
  },
}

import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { platformRules } from '../../../db/schema/core/tenancy'

/** A paid tier of cover (包赔); `bp`: price in basis points of the goods price. */
export interface CoverTier {
  id: number
  name: string
  explain: string
  /** Days of cover from receipt. */
  days: number
  /** Maximum payment, in per cent of the price. */
  mostPercent: number
  bp: number
  /** Fixed price in fen that replaces the share, whatever the goods cost. */
  fixedFen?: number
}

/**
 * The numbers of docs/trade.md for one mode of trade and game. Names of durations contain their unit; shares are basis
 * points (100 = 1 %).
 */
export interface Rules {
  /** Platform-wide kill switches for registration, recharges and withdrawals. */
  registerOpen: boolean
  rechargeOpen: boolean
  payoutOpen: boolean
  /** Kill switch of a mode: false refuses new listings and orders. Off in a wider scope, a narrower one cannot open it. */
  tradeOpen: boolean
  unpaidMinutes: number
  /** Maximum number of unpaid orders of one person at a time; more are refused. */
  mostUnpaid: number
  /**
   * Maximum number of orders of one person that end unpaid in 24 hours, cancelled or timed out, or that the person
   * cancels after paying for an item.
   */
  unpaidEndsADay: number
  /** Minutes during which a person cannot reorder an item that they left unpaid, or cancelled once after paying. */
  letGoMinutes: number
  /** Hours of this pause after the second order of the item cancelled after paying; each further one doubles it. */
  letGoAgainHours: number
  /** Lifetime of one payment QR code; the order lives longer. */
  qrMinutes: number
  /** Paid but not delivered by the seller within this time: cancelled and refunded, seller at fault. */
  startHours: number
  /** How much later than around the clock the deadline of a seller with working hours may be. */
  hoursCapHours: number
  /** Days without a login or a confirmation after which goods of the type go to rest; 0: never. */
  restDays: number
  /** Orders cancelled as sold elsewhere within these days count together. */
  elsewhereDays: number
  /** How far the goods of such a seller are moved back in lists of the newest, and for how long. */
  elsewhereRankDays: number
  /** From which of these orders on the seller is restricted from listing, for how many days; and again. */
  elsewhereFirst: number
  elsewhereFirstDays: number
  elsewhereNext: number
  elsewhereNextDays: number
  /** Account sales: whether staff must verify and lead the sale, or the seller may deliver directly. */
  staffSteps: 'optional' | 'required'
  /**
   * Hours of the day (Beijing) in which staff accept orders; the time limit to accept one only runs during these hours.
   * Equal values: around the clock.
   */
  dutyFromHour: number
  dutyToHour: number
  /** Maximum number of orders a staff member leads at once; with fewer, the member counts as free. */
  mostPerStaff: number
  /**
   * Desk: time to the first line after an order was assigned, to the answer to a party, and for the steps of staff, all
   * within duty hours; then the order goes to somebody else. 0: no clock.
   */
  firstAnswerMinutes: number
  nextAnswerMinutes: number
  verifyMinutes: number
  rebindMinutes: number
  /** Finished orders of each staff member that are drawn for review each week. */
  qualitySamples: number
  /** Verified, and no answer from the buyer within this time: accepted. */
  acceptHours: number
  /** Price from which both parties sign a transfer agreement before the rebinding, in fen; 0: never. */
  agreementFromFen: number
  /** Price from which signing needs a face check, in fen; 0: never. */
  faceSignFromFen: number
  /** How long a member may work on the check of an account for sale before it goes back to the queue. */
  goodsCheckHours: number
  /** Days that such a check counts: its order skips the verification. */
  goodsCheckDays: number
  /** Time to sign: of the seller, and from the seller's signature on of the buyer. */
  signHours: number
  /** Accepted, but not rebound and delivered by the seller within this time: staff step in. */
  rebindHours: number
  /** Fee of the side that cancels after verification, as a share of the price. */
  cancelFeeBp: number
  /** Delivered, and no answer from the buyer within this time: confirmed. */
  autoConfirmHours: number
  /** From confirmation to the seller's payout. */
  holdHours: number
  sellerFeeBp: number
  /** Minimum fee of an order that has a percentage fee; never more than the goods cost. */
  leastFeeFen: number
  /** Minimum unit price of a listing; for rentals, of an hour and every longer term. */
  leastPriceFen: number
  /** Number of a new seller's items that staff review before they are for sale. */
  firstReviewed: number
  /** Share of a seller's new uploaded pictures for which staff review the item before it is for sale. */
  pictureSampleBp: number
  /**
   * Uploaded pictures that an item needs; an item with fewer, for example from a file import, waits for staff review.
   */
  leastPictures: number
  /** How many goods all accounts of a person may move up in lists of the newest, per Beijing day. */
  refreshesADay: number
  /** What a person may upload in videos in 24 hours, and each side of an order as evidence, in megabytes. */
  videoDayMb: number
  videoOrderMb: number
  /** From this price a listing needs a recording, in fen; 0: never. */
  listVideoFromFen: number
  /** From this price a seller must show a recording when delivering, in fen; 0: never. */
  deliverVideoFromFen: number
  /** Whether an account must state its rank, in games that have ranks. */
  rankNeeded: boolean
  /** The selling distributor's share of the seller's fee. */
  distShareBp: number
  /**
   * What a distributor charges sellers on top of the fee, for goods published and sold on its site; and the most that the
   * platform allows.
   */
  distMarginBp: number
  distMarginMostBp: number
  /** The inviter's share of the fee of an invited buyer's order, after the coupon is deducted. */
  inviteBp: number
  /** Days after registration in which paid orders earn the inviter's share. */
  inviteDays: number
  coverTiers: readonly CoverTier[]
  /** Whether covers of new orders also pay for bans; of rentals, whether a cover of bans is offered at all. */
  banCover: boolean
  /** Rental: price of the cover that a renter adds to an order, and of 30 days of the owner's, in fen; 0: not offered. */
  banRenterFen: number
  banOwnerFen: number
  /** Rental: what a ban pays: the mean hourly price of the order for so many hours a day, so many days, at most so much. */
  banHoursADay: number
  banMostDays: number
  banMostFen: number
  /** Rental: days after the return in which the owner can claim a ban. */
  banClaimDays: number
  /** Rental: days after the return until which a share of the deposit is kept, for games that ban late; 0: none is kept. */
  banLateDays: number
  banKeptBp: number
  /** Rental: if the renter does not view the credentials, the rental time starts this long after delivery. */
  graceMinutes: number
  /** Rental: how long after the start a mismatch can be reported. */
  mismatchMinutes: number
  /** Rental: time for the owner to answer a mismatch; no answer means a refund. */
  answerHours: number
  /** Rental: time for the owner to check a returned account; no answer settles the rental. */
  checkHours: number
  /** Rental: how long a returned account cannot be rented. */
  relistMinutes: number
  /** Work: time until an order that no worker accepts expires. */
  postedHours: number
  /**
   * Time for the chosen worker, or for staff, to accept an order; then the buyer of a sale chooses whether to keep
   * waiting.
   */
  assignMinutes: number
  /** Fast gold: maximum number of merchants an order is offered to before it is closed. */
  mostAsked: number
  /**
   * Fast gold: promised time from acceptance to delivery; after the second limit the buyer can cancel at the merchant's
   * cost.
   */
  deliverMinutes: number
  leaveMinutes: number
  /** Fast gold: compensation paid to the buyer by a merchant that does not deliver, as a share of the price. */
  noShowBp: number
  /** Work: without a first screenshot within this time after acceptance, the customer can cancel free of charge. */
  firstShotMinutes: number
  /**
   * Work: works that a person may have accepted and that no customer has confirmed, until `provenWorks` are done; after
   * that those not submitted, and separately those submitted.
   */
  newWorks: number
  provenWorks: number
  mostWorks: number
  mostSubmitted: number
  /** Work: after so many works that a person never began within this time, the person accepts nothing for as long. */
  mostUnbegun: number
  unbegunHours: number
  /** Work: how long a customer may keep the account locked before staff step in. */
  lockHours: number
  /** Work: an unanswered proposal is escalated to staff after this time. */
  proposalHours: number
  /** Withdrawals: fee as a share of the amount; the rest is paid out. */
  payoutFeeBp: number
  payoutLeastFeeFen: number
  /** Withdrawals: fees of the upper two levels of sellers. */
  payoutGoodFeeBp: number
  payoutTopFeeBp: number
  /** Sales paid out to a person in 365 days, in fen, from which these levels begin. */
  sellerGoodFen: number
  sellerTopFen: number
  /** Both levels need this many days without a claim that the platform paid for the seller. */
  sellerCleanDays: number
  /** Minimum amount of one withdrawal. */
  payoutLeastFen: number
  payoutMostFen: number
  /** From this amount, including the person's other withdrawals of that day, a second staff member must approve. */
  payoutReviewFen: number
  /** Withdrawals per Beijing day, not counting failed and cancelled ones. */
  payoutsADay: number
  /**
   * Lock on withdrawals: to all payees after a change of password, pay password or phone; to a newly bound payee after
   * binding it.
   */
  payoutLockHours: number
  /** Recharged money can be spent at once but withdrawn only after this time. */
  payoutFreshHours: number
  /** Hour of the next Beijing day at which the first payout to a payee is made. */
  payoutFirstHour: number
  /** Maximum number of payees of a member. */
  mostPayees: number
  /** Coupons that the staff of a site may give per month, in fen; above it a second staff member must approve. */
  giftBudgetFen: number
  /**
   * What a distributor's own staff may grant per month in claims that the platform's cover fund pays, in fen; further
   * claims are decided by platform staff.
   */
  claimBudgetFen: number
  /**
   * Hourly SMS limits of a distributor: to mobiles entered by anonymous visitors, and to members' own mobiles or known
   * browsers.
   */
  smsStrangersAnHour: number
  smsMembersAnHour: number
  /**
   * Face checks, where a vendor is configured; 0: never. Sellers before the first listing at or above a price, and again
   * after some days.
   */
  faceFromFen: number
  faceDays: number
  /** Before the change of a lost phone. */
  facePhone: boolean
  /** Before a person's withdrawals of a day exceed this. */
  faceWithdrawFen: number
  /** Before a claim that may cost more than this. */
  faceClaimFen: number
  /** How long a check counts for the action that asked for it. */
  faceMinutes: number
  faceTriesADay: number
  /** If the other side does not answer a dispute within this time, the request is granted. */
  disputeHours: number
  /** Time to reply to a complaint at a payment provider. */
  complaintHours: number
  /** Cases without an order: first answer in hours, decision in days, by kind. */
  caseQuestionAnswerHours: number
  caseQuestionDays: number
  caseComplaintAnswerHours: number
  caseComplaintDays: number
  caseAdviceAnswerHours: number
  caseAdviceDays: number
  caseGuardianAnswerHours: number
  caseGuardianDays: number
  caseRightsAnswerHours: number
  caseRightsDays: number
  caseAuthorityAnswerHours: number
  caseAuthorityDays: number
  /** Time to hand in what staff asked for; then the case is closed. */
  caseMaterialDays: number
  /** How long a decision can be appealed, and the time to decide the appeal. */
  caseAppealDays: number
  caseAppealHours: number
  /** From a seller's counter-notice until withheld goods go back, unless the rights holder goes to court. */
  caseBackDays: number
}

/** The scope to resolve rules for, for example an order; absent fields: the platform's. */
export interface RuleScope {
  mode?: ModeName
  gameId?: number
  distId?: number
  /** Creation time of an order: its distributor has the share that was in force then. */
  createdAt?: Date
}

export type RuleKey = keyof Rules
export type RuleChange = typeof platformRules.$inferSelect
/** The scope of a change; 0 and '' mean everywhere. */
export type RulePlace = Pick<RuleChange, 'key' | 'mode' | 'gameId' | 'distId'>

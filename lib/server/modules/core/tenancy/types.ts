import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { platformRules } from '../../../db/schema/tenancy'

/** A paid tier of cover (包赔); `bp` of the goods price in basis points. */
export interface CoverTier {
  id: number
  name: string
  explain: string
  /** From receipt on. */
  days: number
  /** Most that it pays, per cent of the price. */
  mostPercent: number
  bp: number
  /** Fen, in place of the share: what it costs an order whatever the goods cost. */
  fixedFen?: number
}

/**
 * The numbers of docs/trade.md as they hold for one mode of trade and game. Times say their unit in the name;
 * shares are basis points (100 = 1 %).
 */
export interface Rules {
  /** Kill switches of the platform: accounts are made, money comes in by recharge, money goes out. */
  registerOpen: boolean
  rechargeOpen: boolean
  payoutOpen: boolean
  /** Kill switch of a mode: false refuses new listings and orders. */
  tradeOpen: boolean
  unpaidMinutes: number
  /** Orders of one person that may wait for their payment at once; more are refused. */
  mostUnpaid: number
  /** Unpaid orders of one person that may end (cancelled or timed out) in 24 hours. */
  unpaidEndsADay: number
  /** An item that a person let go unpaid cannot be ordered by that person for so long. */
  letGoMinutes: number
  /** Life of one payment QR; the order outlives it. */
  qrMinutes: number
  /** Paid, and the seller has not delivered: cancelled and refunded, seller at fault. */
  startHours: number
  /** Sale of an account: whether staff must verify and lead it, or the seller may hand over straight away. */
  staffSteps: 'optional' | 'required'
  /** Hours of the day, in Beijing, in which staff take orders; the time to take one counts in them alone. Equal: around the clock. */
  dutyFromHour: number
  dutyToHour: number
  /** Orders that a member of staff leads at once; who has fewer is free. */
  mostPerStaff: number
  /** Verified, and the buyer says nothing: accepted. */
  acceptHours: number
  /** Accepted, and the seller has not rebound and handed over: staff look. */
  rebindHours: number
  /** What the side that leaves after the verification pays, of the price. */
  cancelFeeBp: number
  /** Delivered, and the buyer says nothing: confirmed. */
  autoConfirmHours: number
  /** From confirmation to the seller's payout. */
  holdHours: number
  sellerFeeBp: number
  /** Of an order whose fee is a share at all, and never more than the goods cost. */
  leastFeeFen: number
  /** What a unit must cost to be listed; of a rental, an hour and every longer term. */
  leastPriceFen: number
  /** Items of a new seller that staff look at before they are for sale. */
  firstReviewed: number
  /** Uploaded pictures that an item needs; one that has fewer, from a file for example, waits for staff. */
  leastPictures: number
  /** An account tells its rank, in games that have one. */
  rankNeeded: boolean
  /** The selling distributor's part of the seller's fee. */
  distShareBp: number
  /** The inviter's part of what the fee of an invited buyer's order leaves after the coupon. */
  inviteBp: number
  /** Orders paid so many days after the registration bring it. */
  inviteDays: number
  coverTiers: readonly CoverTier[]
  /** Rental: without a look at the credentials the time runs from so long after the hand-over. */
  graceMinutes: number
  /** Rental: a mismatch may be reported so long after the time began. */
  mismatchMinutes: number
  /** Rental: the owner's time to answer a mismatch; silence refunds. */
  answerHours: number
  /** Rental: the owner's time to check an account that came back; silence settles. */
  checkHours: number
  /** Rental: an account that came back cannot be rented for so long. */
  relistMinutes: number
  /** Work: nobody took it. */
  postedHours: number
  /** Time of the chosen worker, or of staff, to take an order; then the buyer of a sale chooses whether to wait on. */
  assignMinutes: number
  /** Fast gold: merchants that an order is given to before it ends. */
  mostAsked: number
  /** Fast gold: promised from acceptance to delivery; after the second the buyer may leave at the merchant's cost. */
  deliverMinutes: number
  leaveMinutes: number
  /** Fast gold: what a merchant that does not deliver pays the buyer, of the price. */
  noShowBp: number
  /** Work: without a first picture so long after acceptance the customer may leave without loss. */
  firstShotMinutes: number
  /** Work: how long a customer may keep the account locked before staff look. */
  lockHours: number
  /** Work: silence on a proposal brings it to staff. */
  proposalHours: number
  /** Taking money out: the fee, of the amount; the rest arrives. */
  payoutFeeBp: number
  payoutLeastFeeFen: number
  /** Of one withdrawal. */
  payoutLeastFen: number
  payoutMostFen: number
  /** From here on, with what the person asked for that day, two members of staff agree. */
  payoutReviewFen: number
  /** In a Beijing day, failed and cancelled ones aside. */
  payoutsADay: number
  /** After a change of password, pay password or phone for all payees; after binding one for that one. */
  payoutLockHours: number
  /** Recharged money can be spent at once, and withdrawn after so long. */
  payoutFreshHours: number
  /** Hour of the next Beijing day at which a first payout to a payee goes. */
  payoutFirstHour: number
  /** Payees of one member. */
  mostPayees: number
  /** Coupons that staff of a site give in a month, in fen; above it a second member agrees. */
  giftBudgetFen: number
  /** Messages by SMS of a distributor in an hour: to mobiles that strangers name, and to members' own or known browsers. */
  smsStrangersAnHour: number
  smsMembersAnHour: number
  /** Silence of the other side on a dispute grants what was wanted. */
  disputeHours: number
}

/** What the rules are asked for, an order for example; absent: the platform's. */
export interface RuleScope {
  mode?: ModeName
  gameId?: number
  distId?: number
  /** Of an order: its distributor has the share that was in force then. */
  createdAt?: Date
}

export type RuleKey = keyof Rules
export type RuleChange = typeof platformRules.$inferSelect
/** Where a change holds: 0 and '' for everywhere. */
export type RulePlace = Pick<RuleChange, 'key' | 'mode' | 'gameId' | 'distId'>

import type { SQL } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { type FormKind, MEMBER_ACTIONS, STAFF_ACTIONS, type TurnTone } from '@/lib/shared/trade/order-forms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { Rules } from '../../../core/tenancy/types'
import type { Line, Payment } from '../../../money/wallet/types'
import type { Actor, Order, Party, Place } from '../types'

/** All steps of all modes: members', staff's, those with an API call of their own, and those taken by timers. */
const OWN_ACTIONS = [
  'pay',
  'sign',
  'start',
  'renew',
  'timeout',
  'autoConfirm',
  'release',
  'remind',
  'assign',
  'queue',
  'ruleBuyer',
  'ruleSeller',
  'ruleSplit',
  'claimed',
] as const
export type Action = (typeof OWN_ACTIONS | typeof MEMBER_ACTIONS | typeof STAFF_ACTIONS)[number]
/** Deduplicated, because some actions belong to members in one mode and to staff in another. */
export const ACTIONS: readonly Action[] = [...new Set([...OWN_ACTIONS, ...MEMBER_ACTIONS, ...STAFF_ACTIONS])]

/** The data given with a step; the form of its button defines which parts it needs. */
export interface StepInput {
  /** The reason in the actor's words; '' if none was requested. */
  reason?: string
  /** Delivered by the seller. */
  delivery?: { account: string; password: string; note: string }
  note?: string
  /** Media keys of the actor's own pictures. */
  pictures?: readonly string[]
  amount?: Fen
  /** Split at the end of a work: payment to the worker, and amount of the deposits to the customer. */
  pay?: Fen
  forfeit?: Fen
  /** The QR payment that just arrived; absent: payment from the balance. */
  payment?: Payment
  /** The staff member for the order's chat. */
  serviceId?: UserId | null
  stars?: number
  /** Number of delivered units; absent in a sale: all. */
  quantity?: number
  /** Progress of the work, in per cent. */
  progress?: number
  /** How a party signed the agreement. */
  signature?: { hash: string; codeId: number; face: 'none' | 'passed'; ip: string; userAgent: string }
  /** Additional rental time. */
  renewal?: { num: number; unit: Fen; rent: Fen; minutes: number }
}

/** A step being taken, in the transaction that holds the order's lock. */
export interface Deal {
  tx: Tx
  effects: Effects
  vault: Vault
  order: Order
  rules: Rules
  at: Date
  actor: Actor
  /** The acting user; null: a timer. */
  userId: UserId | null
  input: StepInput
  /** The order before the step, for the step's effects: a step may take it from its seller. */
  former?: Order
  /** The payer's balance after the step, if it changed. */
  left?: Fen
}

/** Columns of the order written by the move itself. */
export type Patch = Partial<Order>
/**
 * Writes of other modules that cannot be refused and run in the same statement as the move. In the lock order, their
 * rows come after the order and before accounts, so they must not touch accounts.
 */
export interface CteEffect {
  /** CTEs (`name as (…)`, comma-separated) that the move and later ones may read. */
  ctes: SQL
  /** Columns of the order set from these CTEs. */
  set?: Partial<Record<keyof Order, SQL>>
  /** Additional columns to select, and the callback for their values. */
  asks?: { columns: SQL; hear: (row: Record<string, unknown>) => Patch }
}
/** Runs before the move and may return columns or a rider: claim what can be refused, open the chat. */
export type Prepare = (deal: Deal) => Promise<Patch | CteEffect | undefined>
/** Runs after the move. The effects of a deal must lock rows in this order: order, goods, chat, accounts. */
export type Effect = (deal: Deal) => Promise<void>

/** Called for every order that changes its place, in the same transaction, after the step's own effects. */
export type Listener = (moved: Deal, before: Order) => Promise<void>

export interface Button {
  label: string
  form: FormKind
  title?: string
  /** Introduction of the dialog. */
  text?: string | ((order: Order) => string)
  /** Message shown on success. */
  done?: string
  /** What to write into the note of a credentials form. */
  hint?: string
  /** Target of a link button. */
  href?: (order: Order) => string
  primary?: boolean
  danger?: boolean
  /** For a quantity form: maximum number, unit, where the price of the rest goes, and whether a merchant pays a fine. */
  quantity?: (order: Order) => { most: number; unit: string; back: string; isFined?: true }
  /** What a recording must show, where the rules ask for one with this step. */
  checklist?: readonly string[]
  /** What the step refunds to the party whose button it is. */
  refunds?: (order: Order) => Fen
  /** Predefined reasons of a reason form. */
  reasons?: readonly string[]
}

export interface Step {
  from: Place
  action: Action
  by: readonly Actor[]
  to: Place
  /** The timeline entry; both parties read it, so it must not contain amounts hidden from one of them. */
  says: string | ((deal: Deal) => string)
  /** An additional condition besides the place: whether the step is open to this actor now. */
  when?: (order: Order, facts: { actor: Actor; at: Date }) => boolean
  /** Until when the step is open at its place, and what it is called in a sentence: not offered and refused afterwards. */
  until?: { at: (order: Order, rules: Rules) => Date; does: string }
  /** The button for a party; absent if no member page offers the step. */
  button?: Button
  /** Stays at the place, and the other party has to act at once. */
  alerts?: true
  /** Stops the timer and leaves the order to staff. */
  freezes?: true
  /** Pays out the platform's own money: from the limit of all decisions on with a second staff member. */
  spends?: true
  first?: readonly Prepare[]
  does?: readonly Effect[]
  /** The step that the system takes next, in the same transaction; null: none. */
  next?: (moved: Deal) => Promise<Action | null>
}

export interface Timer {
  /** The deadline at a place. */
  after: (order: Order, rules: Rules, at: Date) => Date
  /** The step taken at the deadline. */
  action: Action
  /**
   * The side that the action decides against because it did not act: something it paid, delivered or deposited becomes
   * the other side's. While that side's account is frozen, staff decide instead (`freezeForStaff`). null: the order is
   * left to staff anyway, or everyone gets their own back.
   */
  against: Party | null
  /** Also while a complaint is open at a payment provider: it pays at most the payer. */
  runsOn?: true
  /** Minutes before the deadline at which step `remind` is taken, in descending order. */
  reminders?: readonly number[]
  /** The deadline shown to users, where reminders make the timer fire earlier. */
  end?: (order: Order) => Date
  /** What else is postponed when the order was frozen for this time. */
  shift?: (order: Order, ms: number) => Patch
  /** What the countdown runs to, and what happens when it ends. */
  label: string | ((order: Order) => string)
  outcome: string | ((order: Order, reader: Party, now: Date) => string)
}

export interface Words {
  tone: TurnTone
  title: string
  /** For staff, where the title addresses its reader. */
  staffTitle?: string
  text: string
}
/** The text about who has to act next, for each party. */
export type Turn = Record<Party, Words>

/** Future timeline entries, by the status they reach. */
export type Ahead = readonly (readonly [status: number, says: string])[]
/** For a mode in which every status has one entry. */
export const aheadBy =
  (lines: Ahead): ModeWords['ahead'] =>
  (order) =>
    lines.filter(([status]) => status > order.status)

/** Page texts for orders of a mode. */
export interface ModeWords {
  /** Name of the deal type, if it is not the goods type's name. */
  kind?: string
  parties: Record<Party, string>
  /** First timeline entry, if the order is not placed by the buyer. */
  placed?: string
  /** Labels of places where the status name would be misleading. */
  places?: Partial<Record<Place, string>>
  turns: Partial<Record<Place, Turn>>
  /** While a claim is open and money is held for it, if the words of a sale do not fit. */
  claimed?: Turn
  /** While an order is frozen for a reason of its mode; undefined: the words of any frozen order. */
  stopped?: (order: Order, reader: Party) => Words | undefined
  /** For texts that depend on the order and its reader; undefined: use those of the place. */
  turnOf?: (order: Order, reader: Party, on: { now: Date; rules: Rules }) => Words | undefined
  /** Future timeline entries of an order without problems: status and text. */
  ahead: (order: Order, rules: Rules) => Ahead
  /** Stages after the order was placed, by the statuses that complete them: paid, shipped, complete. */
  stages: (order: Order, rules: Rules) => readonly [string, string, string]
  /** Label of goods_fen, and suffix of the unit price: ' × 3'. */
  goods: string
  quantity: (order: Order) => string
  /** Breakdown of goods_fen, if it has more than one part. */
  goodsLines?: (order: Order) => readonly (readonly [label: string, amount: Fen])[]
  /** How the payer's money is protected, shown next to the payment methods. */
  promises: (order: Order, rules: Rules) => readonly (readonly [label: string, text: string])[]
  /** Link to repeat the deal, for the buyer of a closed order; null: not possible any more. */
  again: (order: Order) => Button | null
  /** Link for the seller of a closed order to correct the item; null: nothing to correct. */
  correct?: (order: Order) => Button | null
  /** Who pays what to whom when staff find the other side at fault. */
  faultText?: (order: Order, on: { rules: Rules; at: Date }) => string
  /** What follows steps of staff, if it is not what follows them in a sale between members. */
  staffTexts?: Partial<Record<'verified' | 'mismatch', string>>
  /** Facts of the order that only this mode has. */
  rows?: (order: Order, rules: Rules, now: Date) => readonly (readonly [label: string, value: string])[]
}

/** A trade mode: a graph of steps with effects, timers and texts. */
export interface Mode {
  name: ModeName
  steps: readonly Step[]
  clocks: Partial<Record<Place, Timer>>
  /** Who can read the delivered data, whether it can be read now, and what the other side is shown about that. */
  reader: Party
  handedOver: (order: Order) => string
  reveals: (order: Order) => boolean
  /** Whether staff who lead the order can read it now. */
  staffReads: (order: Order) => boolean
  /** What a decision of staff between the parties distributes; absent: the price. */
  split?: (order: Order) => Split
  words: ModeWords
}

/** What staff enter for a decision, and the most they can give the worker or owner, and take of the deposits. */
export interface Split {
  asks: readonly ('amount' | 'pay' | 'forfeit' | 'reason')[]
  most: Fen
  mostForfeit: Fen | null
  /** The platform's fee is taken from what is given; of a deposit none is. */
  isCharged: boolean
  /** A merchant pays a fine for what is not given. */
  isFined: boolean
}

/** The distribution of (a part of) what is held for an order. Lines sum to zero. */
export type Shares = (order: Order, rules: Rules) => Line[]

import type { SQL } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { type FormKind, MEMBER_ACTIONS, STAFF_ACTIONS, type TurnTone } from '@/lib/shared/trade/order-forms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { Rules } from '../../../core/tenancy/types'
import type { Line, Payment } from '../../../money/wallet/types'
import type { Actor, Order, Party, Place } from '../types'

/** Every step of every mode: members', staff's, and those that come with a verb of their own or from the clock. */
const OWN_ACTIONS = [
  'pay',
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
/** Some are members' in one mode and staff's in another. */
export const ACTIONS: readonly Action[] = [...new Set([...OWN_ACTIONS, ...MEMBER_ACTIONS, ...STAFF_ACTIONS])]

/** What the actor gave with a step; which part a step needs, its button's form says. */
export interface Given {
  /** Why, in the actor's words; '' when nobody asked. */
  reason?: string
  /** Handed over by the seller. */
  delivery?: { account: string; password: string; note: string }
  note?: string
  /** Media keys of the actor's own evidence. */
  pictures?: readonly string[]
  amount?: Fen
  /** How to end a work: to the worker, and of the deposits to the customer. */
  pay?: Fen
  forfeit?: Fen
  /** The QR payment that just arrived; absent: the buyer pays from the balance. */
  payment?: Payment
  /** Customer service for the order's chat. */
  serviceId?: number | null
  stars?: number
  /** How many units were handed over; of a sale absent: all. */
  quantity?: number
  /** How far the work is, in per cent. */
  progress?: number
  /** Rental time bought on top. */
  renewal?: { num: number; unit: Fen; rent: Fen; minutes: number }
}

/** One step under way, in the transaction that holds the order's lock. */
export interface Deal {
  tx: Tx
  effects: Effects
  vault: Vault
  order: Order
  rules: Rules
  at: Date
  actor: Actor
  /** Who acts; null: the clock. */
  userId: number | null
  given: Given
  /** The payer's balance after the step, where it moved. */
  left?: Fen
}

/** Columns of the order that the move itself writes. */
export type Patch = Partial<Order>
/**
 * Writes of other modules that nothing can refuse: they travel with the move in one statement. Rows they lock come after
 * the order in lock order and before accounts, which therefore never ride along.
 */
export interface Rider {
  /** `name as (…)`, comma-joined; the move and what follows may read them. */
  ctes: SQL
  /** Columns of the order that come from them. */
  set?: Partial<Record<keyof Order, SQL>>
  /** What else the statement selects, and what that says. */
  asks?: { columns: SQL; hear: (row: Record<string, unknown>) => Patch }
}
/** Runs before the move and may give it columns or a rider: claim what can be refused, open the chat. */
export type Before = (deal: Deal) => Promise<Patch | Rider | undefined>
/** Runs after the move. A deal's effects touch rows in lock order: order, goods, chat, accounts. */
export type Effect = (deal: Deal) => Promise<void>

/** Hears of every order that comes to stand elsewhere, in the transaction that moves it, after the step's own effects. */
export type Follower = (moved: Deal, before: Order) => Promise<void>

export interface Button {
  label: string
  form: FormKind
  title?: string
  /** What the dialog says first. */
  text?: string | ((order: Order) => string)
  /** Said when it is done. */
  done?: string
  /** Page of a link. */
  href?: (order: Order) => string
  primary?: boolean
  danger?: boolean
  /** Of a quantity form: how many there are at most, and of what. */
  quantity?: (order: Order) => { most: number; unit: string }
  /** Ready-made reasons of a reason form. */
  reasons?: readonly string[]
}

export interface Step {
  from: Place
  action: Action
  by: readonly Actor[]
  to: Place
  /** The timeline's line; both parties read it, so no amounts that one may not see. */
  says: string | ((deal: Deal) => string)
  /** Where the place alone does not say whether the step is open: whether it is, to this actor and now. */
  when?: (order: Order, facts: { actor: Actor; at: Date }) => boolean
  /** What a party presses; absent where no member's page offers the step. */
  button?: Button
  /** Stops the clock and leaves the order to staff. */
  freezes?: true
  first?: readonly Before[]
  does?: readonly Effect[]
  /** What the system goes on with at once, in the same transaction; null: nothing. */
  next?: (moved: Deal) => Promise<Action | null>
}

export interface Clock {
  /** When the time at a place is over. */
  after: (order: Order, rules: Rules, at: Date) => Date
  /** The step the clock takes then. */
  action: Action
  /** Minutes before the end at which the clock takes step `remind`, the longest first. */
  reminders?: readonly number[]
  /** The end that people wait for, where reminders make the clock ring before it. */
  end?: (order: Order) => Date
  /** What else moves on when the order was frozen for so long. */
  shift?: (order: Order, ms: number) => Patch
  /** What the figure of the clock counts down to, and what happens then. */
  label: string | ((order: Order) => string)
  outcome: string | ((order: Order, reader: Party) => string)
}

export interface Words {
  tone: TurnTone
  title: string
  text: string
}
/** Whose turn it is, in the words of each party. */
export type Turn = Record<Party, Words>

/** Lines of the timeline that are still to come, by the status that they reach. */
export type Ahead = readonly (readonly [status: number, says: string])[]
/** Of a mode whose every status is reached by one line. */
export const aheadBy =
  (lines: Ahead): ModeWords['ahead'] =>
  (order) =>
    lines.filter(([status]) => status > order.status)

/** What pages say of orders of a mode. */
export interface ModeWords {
  /** Kind of the deal, where it is not the goods type's name. */
  kind?: string
  parties: Record<Party, string>
  /** The timeline's first line, where it is not the buyer who places the order. */
  placed?: string
  /** Names of places where the status's own name would mislead. */
  places?: Partial<Record<Place, string>>
  turns: Partial<Record<Place, Turn>>
  /** Where a turn's words depend on the order and its reader; undefined: those of the place. */
  turnOf?: (order: Order, reader: Party, now: Date) => Words | undefined
  /** What is still ahead of an order that goes well: status reached and its line. */
  ahead: (order: Order, rules: Rules) => Ahead
  /** Caption of goods_fen, and behind the unit price: ' × 3'. */
  goods: string
  quantity: (order: Order) => string
  /** What goods_fen is made of, where that is more than one sum. */
  goodsLines?: (order: Order) => readonly (readonly [label: string, amount: Fen])[]
  /** What protects the payer's money, said beside the ways to pay. */
  promises: readonly (readonly [label: string, text: string])[]
  /** Link to the same deal once more, for the buyer of an order that is over; null: there is nothing left to deal in. */
  again: (order: Order) => Button | null
  /** Lines of the order's facts that only this mode has. */
  rows?: (order: Order) => readonly (readonly [label: string, value: string])[]
}

/** A way of trading: a graph of steps with their effects, clocks, and words. */
export interface Mode {
  name: ModeName
  steps: readonly Step[]
  clocks: Partial<Record<Place, Clock>>
  /** Who reads what was handed over, whether it may be read now, and what the other side is told of that. */
  reader: Party
  handedOver: (order: Order) => string
  reveals: (order: Order) => boolean
  /** Whether staff who lead the order may read it now. */
  staffReads: (order: Order) => boolean
  words: ModeWords
}

/** Who gets what when (a part of) what is held for an order is given out. Lines sum to zero. */
export type Shares = (order: Order, rules: Rules) => Line[]

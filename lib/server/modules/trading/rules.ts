import { type Fen, fen, shareOf } from '@/lib/shared/money'
import { isCurrencyType, type OrderStatus, type SubStatus } from '@/lib/shared/order-status'
import type { Rules } from '../tenancy/types'
import type { Action, Actor, Mode, State } from './types'

export const modeOf = (goodsTypeId: number): Mode =>
  goodsTypeId === 1 ? 'account' : isCurrencyType(goodsTypeId) ? 'currency' : 'props'

/**
 * First step after payment. Accounts begin with verification, which staff and both parties do in the order's chat;
 * VERIFIED and REBIND get steps of their own with the staff desk, until then the seller may deliver from VERIFY.
 */
const FIRST_PAID: Record<Mode, SubStatus> = { account: 'VERIFY', props: 'DELIVERING', currency: 'DELIVERING' }

interface Step {
  from: State
  action: Action
  by: readonly Actor[]
  to: State
}
const at = (status: OrderStatus, subStatus: SubStatus): State => ({ status, subStatus })
const step = (from: State, action: Action, by: readonly Actor[], to: State): Step => ({ from, action, by, to })

const [UNPAID, SHIPPED, HOLD, RELEASED, TIMED_OUT] = [
  at(0, 'WAIT_PAY'),
  at(2, 'INSPECTION'),
  at(3, 'HOLD'),
  at(3, 'RELEASED'),
  at(7, 'TIMEOUT'),
]

/** The whole graph of a mode (domain.md section 1); what is not in it is refused. A cancelled order's party at fault is its status. */
function stepsOf(mode: Mode): readonly Step[] {
  const PAID = at(1, FIRST_PAID[mode])
  return [
    step(UNPAID, 'pay', ['buyer', 'system'], PAID),
    step(UNPAID, 'cancel', ['buyer'], at(7, 'CANCELLED')),
    step(UNPAID, 'timeout', ['system'], TIMED_OUT),
    // A payment that arrives after the clock ran out, while the goods are still free.
    step(TIMED_OUT, 'pay', ['system'], PAID),
    step(PAID, 'deliver', ['seller'], SHIPPED),
    step(PAID, 'refund', ['buyer'], at(7, 'REFUNDED')),
    step(PAID, 'refund', ['seller'], at(8, 'REFUNDED')),
    step(PAID, 'timeout', ['system'], at(8, 'REFUNDED')),
    step(SHIPPED, 'confirm', ['buyer'], HOLD),
    step(SHIPPED, 'autoConfirm', ['system'], HOLD),
    step(HOLD, 'release', ['system'], RELEASED),
    step(HOLD, 'evaluate', ['buyer'], HOLD),
    step(RELEASED, 'evaluate', ['buyer'], RELEASED),
  ]
}
const GRAPH: Record<Mode, readonly Step[]> = {
  account: stepsOf('account'),
  props: stepsOf('props'),
  currency: stepsOf('currency'),
}

/** Where an action leads; FORBIDDEN when only somebody else may do it now, ORDER_STATE when nobody may. */
export function nextState(mode: Mode, from: State, action: Action, actor: Actor): State | 'ORDER_STATE' | 'FORBIDDEN' {
  const steps = GRAPH[mode].filter(
    (s) => s.from.status === from.status && s.from.subStatus === from.subStatus && s.action === action,
  )
  if (steps.length === 0) return 'ORDER_STATE'
  return steps.find((s) => s.by.includes(actor))?.to ?? 'FORBIDDEN'
}

export const mayDo = (mode: Mode, from: State, action: Action, actor: Actor): boolean =>
  typeof nextState(mode, from, action, actor) === 'object'

const hours = (from: Date, n: number) => new Date(from.getTime() + n * 3_600_000)

/** When the clock acts on an order that just came into `state`; null: never. */
export function dueAfter(state: State, now: Date, rules: Rules): Date | null {
  if (state.status === 0) return new Date(now.getTime() + rules.unpaidMinutes * 60_000)
  if (state.status === 1) return hours(now, rules.startHours)
  if (state.status === 2) return hours(now, rules.autoConfirmHours)
  return state.subStatus === 'HOLD' ? hours(now, rules.holdHours) : null
}

/** What the clock does to an order whose time has come. */
export function dueAction(state: State): 'timeout' | 'autoConfirm' | 'release' | null {
  if (state.status === 0 || state.status === 1) return 'timeout'
  if (state.status === 2) return 'autoConfirm'
  return state.status === 3 && state.subStatus === 'HOLD' ? 'release' : null
}

export interface Quote {
  ensure: Fen
  total: Fen
  fee: Fen
}

/** Price of an order; undefined when the tier does not exist. Fee is the seller's, of the goods without the cover. */
export function quote(unit: Fen, num: number, ensureId: number, rules: Rules): Quote | undefined {
  const tier = rules.coverTiers.find((t) => t.id === ensureId)
  if (ensureId !== 0 && !tier) return undefined
  const price = unit * BigInt(num)
  const ensure = shareOf(price, tier?.bp ?? 0)
  return { ensure, total: fen(price + ensure), fee: shareOf(price, rules.sellerFeeBp) }
}

/** Over for its parties: complete or cancelled. */
export const isFinished = (state: State): boolean => state.status === 3 || state.status === 7 || state.status === 8

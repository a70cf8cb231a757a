import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { lateToSign } from '../flow/agreement-effects'
import type { Step } from '../flow/mode'
import { MODES } from '../modes/table'
import { hasStep, isDone, isRuling, placeOf } from '../rules'
import type { Order, Party, Place } from '../types'

/** Returns the party that has the main step at a place of a mode; null if neither has. */
export const turnAt = (steps: readonly Step[], place: Place): Party | null => {
  const own = steps.filter(({ from, button }) => from === place && button?.primary)
  const party = (['buyer', 'seller'] as const).find((side) => own.some(({ by }) => by.includes(side)))
  return party ?? null
}

/** Where both parties sign, in this order; the order itself stores who has. */
export const SIGNING = '1 SIGN' satisfies Place

/** Modes whose orders wait for a staff member at this place; works wait there for the requested worker. */
export const LED = Object.values(MODES).filter((mode) =>
  hasStep(mode, { status: ORDER_STATUS.paid, subStatus: 'ASSIGN' }, 'assign'),
)

const CONFIRMATIONS: readonly string[] = ['verified', 'relogin']
/** Whether a step waits until the order is unfrozen: it confirms an account. One found wrong can be sent back at any time. */
export const isStopped = (order: Order, action: string): boolean => isHeld(order) && CONFIRMATIONS.includes(action)

/** Returns steps that staff can take at the current place of an order. */
export const staffStepsOf = (order: Order, at: Date) =>
  MODES[order.mode].steps.filter(
    ({ from, by, when, action }) =>
      from === placeOf(order) &&
      by.includes('service') &&
      !isStopped(order, action) &&
      (when?.(order, { actor: 'service', at }) ?? true),
  )

/** The step that an order waits for from its staff member; null: it waits for a party, or is on hold. */
export function staffStepOf(order: Order, at: Date): 'verify' | 'rebind' | null {
  if (order.frozenAt) return null
  const own = staffStepsOf(order, at).filter(({ action }) => !isRuling(action))
  if (order.subStatus === 'REBIND') return own.length > 0 ? 'rebind' : null
  const delivers = MODES[order.mode].steps.some(
    ({ from, action, by, when }) =>
      from === placeOf(order) &&
      action === 'deliver' &&
      by.includes('seller') &&
      (when?.(order, { actor: 'seller', at }) ?? true),
  )
  const verifies = own.some(({ action }) => action === 'verified' || action === 'relogin')
  return order.subStatus === 'VERIFY' && verifies && !delivers ? 'verify' : null
}

/** Frozen by staff or a timer: without a dispute or a claim, which have their own time. */
export const isHeld = ({ frozenAt, disputeId, claimId }: Order): boolean =>
  frozenAt !== null && disputeId === null && claimId === null

/** Paid, and waiting for a staff member to take it. */
export const isQueued = ({ frozenAt, subStatus, mode }: Order): boolean =>
  frozenAt === null && subStatus === 'ASSIGN' && LED.includes(MODES[mode])

/** Who has to act next: staff, a party, or no one; null also while a dispute or a claim decides. */
export function waitsFor(order: Order, at: Date): 'staff' | Party | null {
  if (order.disputeId !== null || order.claimId !== null || isDone(order)) return null
  const mode = MODES[order.mode]
  if (order.frozenAt || isQueued(order) || staffStepOf(order, at)) return 'staff'
  if (order.subStatus === 'SIGN') return lateToSign(order)
  const open = mode.steps.filter(({ by, when }) =>
    (['buyer', 'seller'] as const).some((side) => by.includes(side) && (when?.(order, { actor: side, at }) ?? true)),
  )
  const party = turnAt(open, placeOf(order))
  if (party) return party
  return staffStepsOf(order, at).some(({ action }) => !isRuling(action)) ? 'staff' : null
}

import type { OrderIncome } from '@/lib/contract/entities/order'
import { fenToYuan } from '@/lib/shared/money/money'
import { laterText } from '@/lib/shared/text/span-text'
import { formatShortTime, HOUR_MS } from '@/lib/shared/time'
import { isCancelled } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../core/tenancy/types'
import { clockOf } from './flow/clock'
import { shortenHold, shorterHold } from './flow/delivery-effects'
import type { Step } from './flow/mode'
import { MODES } from './modes/table'
import { isReleased, sellerIncome } from './rules'
import type { Order } from './types'

interface IncomeView {
  order: Order
  rules: Rules
  now: Date
  backed?: boolean
}

/** Returns what the seller of an order in a list gets, and when; null if the money goes back. */
export function presentIncome(view: IncomeView): OrderIncome | null {
  const { order } = view
  if (isCancelled(order.status) || order.subStatus === 'CLAIMED') return null
  const { label, amount } = sellerIncome(order)
  return { label, amount: fenToYuan(amount), when: isReleased(order) ? '' : whenText(view) }
}

function whenText(view: IncomeView): string {
  const { order, now } = view
  const mode = MODES[order.mode]
  if (order.frozenAt) return '暂停放款'
  // the first part of a recycled account is paid before the second
  if (order.isRecovery) return ''
  if (clockOf(mode, order)?.action === 'release') return order.dueAt ? `${formatShortTime(order.dueAt)} 放款` : ''
  const step = mode.steps.find(({ action, to }) => action === 'confirm' && mode.clocks[to]?.action === 'release')
  const end = step && heldUntil(step, view)
  return end ? `收货 ${laterText((end.getTime() - now.getTime()) / HOUR_MS)}放款` : '完成后放款'
}

/** When the holding period would end if this step started it now; undefined if it starts none. */
export function heldUntil({ from, to, first = [] }: Step, { order, rules, now, backed }: IncomeView): Date | undefined {
  const clock = MODES[order.mode].clocks[to]
  if (from === to || clock?.action !== 'release') return undefined
  const shorter = backed && first.includes(shortenHold) ? shorterHold(order, rules) : undefined
  return clock.after({ ...order, ...shorter, enteredAt: now }, rules, now)
}

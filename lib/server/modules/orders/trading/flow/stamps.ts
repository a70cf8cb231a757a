import { loadPresence } from '../../../listings/hours/queries'
import { keptOf } from '../../../listings/hours/rules'
import type { Prepare } from './mode'
import { fillIn } from './rule-words'

/** Columns of an order that was just paid. The buyer may have hidden it after a timeout; the payment shows it again. */
export const stampPaid: Prepare = async ({ input, at }) => ({
  paidAt: at,
  payMode: input.payment ? String(input.payment.channel) : 'balance',
  closedAt: null,
  cancelReason: '',
  hiddenByBuyer: false,
})

/** The reason for the end: the actor's text, else this one. */
export const because =
  (reason: string): Prepare =>
  async ({ input, rules }) => ({ cancelReason: input.reason || fillIn(reason, rules) })

/** Keeps the seller's hours as they are when the order is paid: later changes of the hours move no running clock. */
export const keepSellerHours: Prepare = async ({ tx, order, rules, at }) => {
  if (order.sellerId === null) return undefined
  const hours = keptOf(await loadPresence(tx, order.sellerId), rules, at)
  return hours && { terms: Object.assign({}, order.terms, { hours }) }
}

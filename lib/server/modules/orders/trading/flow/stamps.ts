import type { Prepare } from './mode'
import { fillIn } from './rule-words'

/** Columns of an order that was just paid. The buyer may have hidden it after a timeout; the payment shows it again. */
export const stampPaid: Prepare = async ({ given, at }) => ({
  paidAt: at,
  payMode: given.payment ? String(given.payment.channel) : 'balance',
  closedAt: null,
  cancelReason: '',
  hiddenByBuyer: false,
})

/** The reason for the end: the actor's text, else this one. */
export const because =
  (reason: string): Prepare =>
  async ({ given, rules }) => ({ cancelReason: given.reason || fillIn(reason, rules) })

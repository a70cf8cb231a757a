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

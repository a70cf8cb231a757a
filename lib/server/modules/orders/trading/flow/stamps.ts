import type { Before } from './mode'
import { fillIn } from './rule-words'

/** Columns of an order that was just paid. A buyer may have hidden it when it had timed out; the money brings it back. */
export const stampPaid: Before = async ({ given, at }) => ({
  paidAt: at,
  payMode: given.payment ? String(given.payment.channel) : 'balance',
  closedAt: null,
  cancelReason: '',
  hiddenByBuyer: false,
})

/** Why it ended: the actor's words, else these. */
export const because =
  (reason: string): Before =>
  async ({ given, rules }) => ({ cancelReason: given.reason || fillIn(reason, rules) })

import type { Order } from '../types'
import type { Patch, Prepare, Step } from './mode'

/**
 * Where a party may ask staff for a decision, it may do so once at a place, because the order stands still until then:
 * otherwise a party whom staff found to be wrong could stop it again and again.
 */
export const isUncontested: NonNullable<Step['when']> = ({ terms }, { actor }) =>
  !terms.contestedBy?.some((party) => party === actor)
export const markContested: Prepare = async ({ order, actor }) => {
  if (actor !== 'buyer' && actor !== 'seller') return undefined
  return { terms: { ...order.terms, contestedBy: [...(order.terms.contestedBy ?? []), actor] } }
}

/** The next place is another matter. */
export function forgetContests({ terms }: Pick<Order, 'terms'>, patch: Patch, { from, to }: Step): Patch {
  const current = patch.terms ?? terms
  if (from === to || !(current.contestedBy || current.letRun)) return {}
  return { terms: { ...current, contestedBy: undefined, letRun: undefined } }
}

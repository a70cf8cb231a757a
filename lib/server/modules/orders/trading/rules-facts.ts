import type { OrderSnapshot } from '../../../db/schema/orders/trading'

/** Facts of the sold item in the order of its page; in orders without that order, as they are stored. */
export const factsInOrder = ({ facts, labels = Object.keys(facts) }: Pick<OrderSnapshot, 'facts' | 'labels'>) =>
  labels.flatMap((label) => (facts[label] === undefined ? [] : [{ label, value: facts[label] }]))

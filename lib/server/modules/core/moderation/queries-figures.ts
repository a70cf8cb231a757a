import type { Outcome } from './types'

const zero = (): Record<Outcome, number> => ({ pass: 0, review: 0, block: 0, none: 0 })

/** Texts and pictures that this process showed to the vendor since its start, by outcome, for the metrics. */
export const moderationFigures = { text: zero(), image: zero() }

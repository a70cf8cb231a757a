import { type Fen, fen } from '@/lib/shared/money/money'
import type { LevelTerms, SellerFacts } from './types'

type Upper = LevelTerms['upper'][number]

const reached = ({ sold }: SellerFacts, { upper }: LevelTerms): Upper[] => upper.filter(({ from }) => sold >= from)

/** The upper level of a seller; null: the first level. */
export const levelOf = (facts: SellerFacts, terms: LevelTerms): Upper | null =>
  facts.cleanFrom === null ? (reached(facts, terms).at(-1) ?? null) : null

/** The next level, and which sales it still needs; null: there is none. */
export function nextLevelOf(facts: SellerFacts, terms: LevelTerms): (Upper & { missing: Fen }) | null {
  const own = levelOf(facts, terms)
  const next = terms.upper[own ? terms.upper.indexOf(own) + 1 : 0]
  return next ? Object.assign({}, next, { missing: fen(next.from > facts.sold ? next.from - facts.sold : 0n) }) : null
}

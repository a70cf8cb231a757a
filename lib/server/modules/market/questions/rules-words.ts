import { wordsAcross } from '@/lib/shared/text/word-borders'
import { FORBIDDEN, type Forbidden } from './rules-word-list'
import { foldText, withoutInserted } from './rules-word-text'

/** How much of a text around a match is considered. */
const AROUND = 16

/**
 * Returns the first forbidden expression, in simplified or traditional characters and whatever is inserted between them;
 * '' if there is none. An expression that the author refuses, fears or denies is allowed: 拒绝线下交易, 没用过外挂.
 */
export function rejectedWord(text: string): string {
  const folded = foldText(text)
  for (const rule of FORBIDDEN)
    for (const { 0: match, index } of folded.matchAll(rule.pattern)) {
      const word = withoutInserted(match)
      const before = folded.slice(Math.max(0, index - AROUND), index)
      const after = folded.slice(index + match.length, index + match.length + AROUND)
      if (isMeant(rule, { match, word, before, after })) return word
    }
  return ''
}

interface Found {
  match: string
  word: string
  before: string
  after: string
}

function isMeant({ loose, only, unless }: Forbidden, { match, word, before, after }: Found): boolean {
  const clause = before.slice(before.lastIndexOf(',') + 1)
  if (only && !(only.before.test(clause) && only.after.test(after))) return false
  if (unless.before.test(clause) || unless.after.test(after)) return false
  if (unless.around?.[0].test(clause) && unless.around[1].test(after)) return false
  const across = wordsAcross(before + word + after, before.length, before.length + word.length)
  const sides = match.includes(',') ? (['left', 'right'] as const) : (loose ?? [])
  return !across.both && !sides.some((side) => across[side])
}

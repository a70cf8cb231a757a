import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { RINGED_FORMS, RINGED_PLAIN } from '@/lib/shared/normalize/characters'
import { SIMPLIFIED, TRADITIONAL } from '@/lib/shared/normalize/simplified'

/** Other forms of each plain character which NFKC does not change: traditional, and circled. */
const FORMS = new Map<string, string>()
for (const [forms, plain] of [
  [TRADITIONAL, SIMPLIFIED],
  [RINGED_FORMS, RINGED_PLAIN],
] as const)
  for (const [at, form] of forms.entries()) {
    const char = plain[at] ?? form
    FORMS.set(char, `${FORMS.get(char) ?? ''}${form}`)
  }

/**
 * Regular expression that finds a word of `searchable` in a stored text of any notation. The word gets the variants,
 * because to translate every stored text costs many times more.
 */
export const searchPattern = (word: string): string =>
  [...word]
    .map((char) => {
      const forms = FORMS.get(char)
      return forms ? `[${char}${forms}]` : char.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
    })
    .join('')

/** Whether a stored text matches a pattern of `searchPattern`. */
export const matchesPattern = (text: SQLWrapper, pattern: SQLWrapper | string): SQL =>
  sql`lower(normalize(${text}, NFKC)) ~ ${pattern}`

/** Whether a stored text contains every one of the words, which are `searchable`; false without any. */
export const holdsWords = (text: SQLWrapper, words: readonly string[]): SQL =>
  (words.length > 0 && and(...words.map((word) => matchesPattern(text, searchPattern(word))))) || sql`false`

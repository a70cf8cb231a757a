import { normalKeyword } from './keyword'
import { simplified } from './simplified'

/**
 * Comparison key for names of games, areas and types: ignores width, case, traditional forms, spaces and punctuation.
 */
export const nameKey = (text: string): string =>
  simplified(normalKeyword(text))
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

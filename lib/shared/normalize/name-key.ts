import { normalKeyword } from './keyword'
import { simplified } from './simplified'

/** What names of games, areas and types are compared by: width, case, traditional forms, blanks and punctuation do not make another name. */
export const nameKey = (text: string): string =>
  simplified(normalKeyword(text))
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

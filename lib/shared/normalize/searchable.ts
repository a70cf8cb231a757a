import { normalKeyword } from './keyword'
import { simplified } from './simplified'

/** Normalises a text for search, both stored and typed: one form per character, simplified Chinese, lower case. */
export const searchable = (text: string): string => simplified(normalKeyword(text)).toLowerCase()

import { plain, singleBlanks } from './characters'
import { simplified } from './simplified'

/** Normalises a search text: one form of each character, words separated by one space. */
export const normalKeyword = (text: string): string => singleBlanks(plain(text))

/** Normalises a text for search, both stored and typed: one form per character, simplified Chinese, lower case. */
export const searchable = (text: string): string => simplified(normalKeyword(text)).toLowerCase()

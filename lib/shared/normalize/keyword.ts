import { plain, singleBlanks } from './characters'
import { simplified } from './simplified'

/** Blanks and punctuation, or the border between Chinese and anything else. */
const BETWEEN_WORDS = /[\s\p{P}]+|(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/u

/** Normalises a search text: one form of each character, words separated by one space. */
export const normalKeyword = (text: string): string => singleBlanks(plain(text))

/** Words of a search text. V8贵族 and "V8 贵族" have the same, because both are written. */
export const wordsIn = (text: string): string[] => text.split(BETWEEN_WORDS).filter(Boolean)

/** Normalises a text for search, both stored and typed: one form per character, simplified Chinese, lower case. */
export const searchable = (text: string): string => simplified(normalKeyword(text)).toLowerCase()

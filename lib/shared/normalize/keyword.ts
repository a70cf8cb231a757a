import { plain, singleBlanks } from './characters'

/** Blanks and punctuation, or the border between Chinese and anything else. */
const BETWEEN_WORDS = /[\s\p{P}]+|(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/u

/** Normalises a search text: one form of each character, words separated by one space. */
export const normalKeyword = (text: string): string => singleBlanks(plain(text))

/** Words of a search text. V8贵族 and "V8 贵族" have the same, because both are written. */
export const wordsIn = (text: string): string[] => text.split(BETWEEN_WORDS).filter(Boolean)

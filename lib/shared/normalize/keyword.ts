import { plain, singleBlanks } from './characters'

/** Normalises a search text: one form of each character, words separated by one space. */
export const normalKeyword = (text: string): string => singleBlanks(plain(text))

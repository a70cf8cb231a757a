import { plain, singleBlanks } from './characters'

/** What somebody searches for: one form of each character, words apart by one blank. */
export const normalKeyword = (text: string): string => singleBlanks(plain(text))

import { ERRORS } from '@/lib/contract/errors'

/** Chinese beside a figure; then the end of an inserted value before a unit. */
const TIGHT = /[\u4e00-\u9fff]\d|\d[\u4e00-\u9fff]|\}(?:分钟|小时|天|次|件|个|字|张|页|位|条|笔|元)/
/** Dates and multiples are written in one piece. */
const ONE_PIECE = /\d+[月日万亿]|\d+万元|\$?\{[^{}]*\}[月日]/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** The error catalogue is quoted as it is. */
const QUOTES = [...Object.values(ERRORS).map(({ msg }) => msg), /当前最多可购买\$\{\w+(?:\.\w+)*\}件/g]

/** Words of pages in which a number touches Chinese (styles/README.md), as lines a person can act on. */
export function numberSpacingFaults(path: string, source: string): string[] {
  if (!/^(?:app|components)\//.test(path)) return []
  const words = QUOTES.reduce((text, quote) => text.replaceAll(quote, ''), source.replace(COMMENTS, ''))
  return words
    .replace(ONE_PIECE, '')
    .split('\n')
    .filter((line) => TIGHT.test(line))
    .map((line) => `19 numbers stand apart from Chinese: ${path}: ${line.trim()}`)
}

import { ERRORS } from '@/lib/contract/errors'

/** A digit directly next to a Chinese character, or an inserted value directly before a unit. */
const TIGHT = /[\u4e00-\u9fff]\d|\d[\u4e00-\u9fff]|\}(?:分钟|小时|天|次|件|个|字|张|页|位|条|笔|元)/
/** Dates and multiples are written without a space. */
const ONE_PIECE = /\d+[月日万亿]|\d+万元|\$?\{[^{}]*\}[月日]/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Messages of the error catalogue are quoted unchanged. */
const QUOTES = [...Object.values(ERRORS).map(({ msg }) => msg), /当前最多可购买\$\{\w+(?:\.\w+)*\}件/g]

/** Reports page texts in which a number directly touches Chinese (styles/README.md), as lines a person can act on. */
export function numberSpacingViolations(path: string, source: string): string[] {
  if (!/^(?:app|components)\//.test(path)) return []
  const words = QUOTES.reduce((text, quote) => text.replaceAll(quote, ''), source.replace(COMMENTS, ''))
  return words
    .replace(ONE_PIECE, '')
    .split('\n')
    .filter((line) => TIGHT.test(line))
    .map((line) => `19 numbers stand apart from Chinese: ${path}: ${line.trim()}`)
}

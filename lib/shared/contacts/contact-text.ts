import { plainDigits } from '../normalize/characters'
import { chineseDigits } from '../normalize/chinese-digits'
import { latinLetter } from '../normalize/latin-letters'
import { simplified } from '../normalize/simplified'
import { spokenDigits } from '../normalize/spoken-digits'
import type { Span } from './span'

/**
 * A text for matching: full-width, circled and accented forms made plain, invisible characters dropped, Chinese and
 * spoken digits as digits, in lower case. Few separators remain, so that patterns need no Unicode properties, which take
 * long to compile.
 */
export interface Read {
  text: string
  /** The offset of each character in the original text, and its length. */
  at: number[]
}

/** Invisible characters, and the combining marks that turn 1 into 1️⃣. */
const UNSEEN = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u
const SEPARATORS: readonly [kind: RegExp, as: string][] = [
  [/[\n\r\u2028\u2029]/, '\n'],
  [/\s/, ' '],
  [/[➕﹢✚]/u, '+'],
  [/🐧/u, '企鹅'],
  [/🛰/u, '卫星'],
  [/[。、·¥!-/:-@[-`{-~]/u, ''],
  [/[\p{Pd}\u2212\u30fc]/u, '-'],
  [/[•‧∙・●⋅]/u, '·'],
  [/[\p{Pe}\p{Pf}]/u, ')'],
  [/[\p{Ps}\p{Pi}]/u, '('],
  [/[\p{P}\p{S}]/u, '◦'],
]
const separator = (char: string): string => {
  const found = SEPARATORS.find(([kind]) => kind.test(char))
  return found?.[1] || char
}
/** Everything that can stand between two digits or letters of a read text. */
export const GAP = '[\\s◦。、·¥!-/:-@\\[-`{-~]'

function plainOf(char: string): string {
  if (/[a-z0-9]/.test(char)) return char
  if (UNSEEN.test(char)) return ''
  return [...chineseDigits(plainDigits(char.normalize('NFKD')))]
    .map((one) => (UNSEEN.test(one) ? '' : /[\p{L}\p{N}]/u.test(one) ? letterOf(one) : separator(one)))
    .join('')
    .toLowerCase()
}

/** 徵 is read like 微, its simplified form 征 is not. */
const letterOf = (char: string): string => (char === '徵' ? char : latinLetter(simplified(char)))

export function readText(written: string): Read {
  const at: number[] = []
  const parts: string[] = []
  let place = 0
  for (const char of written) {
    const plain = plainOf(char)
    parts.push(plain)
    for (let i = 0; i < plain.length; i++) at.push(place)
    place += char.length
  }
  return { text: spokenDigits(parts.join('')), at: [...at, place] }
}

/** Returns the part of every match after its first group, if it is accepted. */
export const spansOf = (text: string, pattern: RegExp, accepts: (part: string) => boolean = () => true): Span[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [from, to] = [match.index + (match[1]?.length ?? 0), match.index + match[0].length]
    return accepts(text.slice(from, to)) ? [{ from, to }] : []
  })

/** In the order of the text, overlapping ones joined. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** Without the parts, which no pattern matches any more; offsets remain. */
export function hide(text: string, spans: readonly Span[]): string {
  let end = 0
  const parts = joined(spans).map(({ from, to }) => {
    const part = text.slice(end, from) + '\0'.repeat(to - from)
    end = to
    return part
  })
  return parts.join('') + text.slice(end)
}

import type { GoodsColumn } from './goods-columns'

/** Shown first on a phone, where one line has space for about three. */
const MAIN = 3
const UNKNOWN = '–'
const NUMBER = /^[\d.,]+$/
/** Labels of measures rather than of things: 等级 60, but 483 皮肤. */
const MEASURE = /[级力望分值率数]$|库存/
/** A word that says nothing without its label: 有, 是, 3.2万, 2把. */
const BARE = /^(?:.|[\d.,]+[^\d\s级])$/u
/** 0 or 0把: not worth a place. */
const ZERO = /^0(?:\D|$)/

/**
 * The facts of a row in one line, e.g. "V9 · 483 皮肤 · 121 英雄 · 荣耀王者": numbers and codes come first, because
 * accounts are compared by them and the end of the line is cut on phones.
 */
export function compactFacts(values: readonly string[], columns: readonly GoodsColumn[]): string[] {
  const known = columns.flatMap((column, i) => {
    const value = values[i] ?? UNKNOWN
    return value === UNKNOWN || ZERO.test(value) ? [] : [{ ...column, value }]
  })
  const numbers = known.filter(({ kind }) => kind === 'number').slice(0, MAIN)
  return [...numbers, ...known.filter((one) => !numbers.includes(one))].map(factText)
}

/** The same of an item in a list of several games, which has no columns for facts. */
export function ownFacts(facts: readonly { key: string; label: string; value: string }[]): string[] {
  const columns = facts.map(
    ({ key, label, value }): GoodsColumn => ({
      key,
      label,
      kind: /\d/.test(value) ? 'number' : 'word',
    }),
  )
  return compactFacts(
    facts.map(({ value }) => value),
    columns,
  ).slice(0, MAIN)
}

function factText({ label, value }: GoodsColumn & { value: string }): string {
  if (NUMBER.test(value)) return MEASURE.test(label) ? `${label} ${value}` : `${value} ${label}`
  return BARE.test(value) ? `${label} ${value}` : value
}

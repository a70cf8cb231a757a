/**
 * Selected facts of goods as one address parameter: `ranking.荣耀王者.最强王者*skins.200-300`. Fields and values are sorted, so
 * that each selection has one address; invalid text is dropped.
 */
export type Attrs = ReadonlyMap<string, readonly string[]>

export const NO_ATTRS: Attrs = new Map()
const MOST_FIELDS = 12
const MOST_VALUES = 12
/** Longer facts are not offered as choices. */
const LONGEST_VALUE = 24
/** Maximum characters of the whole text. */
export const LONGEST_ATTRS = 400

const FIELD = /^\w{1,30}$/
/** Separators between values. */
const MARK = /[.*]/

export const isAttrValue = (value: string): boolean =>
  value !== '' && value.length <= LONGEST_VALUE && !MARK.test(value)

export function readAttrs(text: string): Attrs {
  const attrs = new Map<string, string[]>()
  for (const part of text.slice(0, LONGEST_ATTRS).split('*')) {
    const [key = '', ...texts] = part.split('.')
    const values = [...new Set(texts.map((value) => value.trim()).filter(isAttrValue))]
    if (FIELD.test(key) && values.length > 0) attrs.set(key, values.sort().slice(0, MOST_VALUES))
  }
  return new Map([...attrs].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MOST_FIELDS))
}

/** Returns '' if nothing is selected. */
export const attrsText = (attrs: Attrs): string =>
  [...attrs].map(([key, values]) => [key, ...values].join('.')).join('*')

/** Replaces the values of one field; an empty list removes it. */
export function withAttr(attrs: Attrs, key: string, values: readonly string[]): Attrs {
  return readAttrs(attrsText(new Map([...attrs, [key, values]])))
}

/** Adds or removes one value of a field. */
export const toggled = (values: readonly string[] = [], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

/** Both ends are inclusive; at least one is set. */
export interface NumberRange {
  low?: number
  high?: number
}

/** Parses '200-300', '200-', '-300'; undefined for invalid text. Reversed ends are swapped. */
export function readRange(text: string | undefined): NumberRange | undefined {
  const [, low = '', high = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? []
  if (!low && !high) return undefined
  if (!low) return { high: Number(high) }
  if (!high) return { low: Number(low) }
  return { low: Math.min(Number(low), Number(high)), high: Math.max(Number(low), Number(high)) }
}

/** Returns '' without ends. */
export const rangeText = ({ low, high }: NumberRange): string =>
  low === undefined && high === undefined ? '' : `${low ?? ''}-${high ?? ''}`

/** A range for people: 10 位以上, 500 以下, 200–300 款; '' without ends. */
export function boundsText({ low, high }: NumberRange, unit = ''): string {
  const one = (end: number, word: string) => (unit ? `${end} ${unit}${word}` : `${end} ${word}`)
  if (low === undefined) return high === undefined ? '' : one(high, '以下')
  return high === undefined ? one(low, '以上') : `${low}–${high}${unit && ` ${unit}`}`
}

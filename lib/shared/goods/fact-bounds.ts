import { normalCount } from '../normalize/digits'
import { normalText } from '../normalize/free-text'
import { formatDate } from '../time'

interface NumberField {
  label: string
  unit?: string
  least?: number
  most?: number
}

/** Default bounds of numeric facts, where the game defines none. */
export const FACT_BOUNDS = { least: 0, most: 9_999_999 } as const

export const boundsOf = ({ least = FACT_BOUNDS.least, most = FACT_BOUNDS.most }: Partial<NumberField>) => ({
  least,
  most,
})

/** From this lower bound up, a number with the unit 年 is a calendar year, not a duration. */
const FIRST_YEAR = 1900

/** The field with its bounds at this time: a calendar year is at most the present one in Beijing, whatever its data say. */
export function boundedAt<Field extends Partial<NumberField>>(field: Field, now: Date): Field {
  const { least, most } = boundsOf(field)
  if (field.unit !== '年' || least < FIRST_YEAR) return field
  return { ...field, most: Math.max(least, Math.min(most, Number(formatDate(now).slice(0, 4)))) }
}

/** e.g. '0–1200 个' */
export function boundsText(field: Omit<NumberField, 'label'>): string {
  const { least, most } = boundsOf(field)
  return `${least}–${most}${field.unit ? ` ${field.unit}` : ''}`
}

/** Error of a numeric fact, or undefined: a whole number within the bounds of its field. */
export function numberError(field: NumberField, value: string): string | undefined {
  const { least, most } = boundsOf(field)
  const isWithin = /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
  return isWithin ? undefined : `${field.label}请填写 ${boundsText(field)}`
}

/** A fact in its stored, comparable form: numbers are normalised, other values are unchanged. */
export const factValue = ({ kind }: { kind?: string }, typed: string): string =>
  kind === 'number' ? normalCount(typed) : normalText(typed)

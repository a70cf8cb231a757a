import { type Fen, fen } from '@/lib/shared/money/money'

/** A JSON object of WeChat Pay, whose fields may be missing or of another kind than expected. */
export type Values = Readonly<Record<string, unknown>>

/** A text; '' if missing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

/** An amount, which is a whole number of fen above zero; null for anything else. */
export const fenOrNull = (value: unknown): Fen | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? fen(value) : null

/** A JSON object as text; null for anything else. */
export function parseValues(text: string): Values | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null
  } catch {
    return null
  }
}

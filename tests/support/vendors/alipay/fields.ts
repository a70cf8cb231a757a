import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import { invalid } from './books'

/** `biz_content` of a call, checked field by field as the vendor would. */
export class Biz {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  /** Refuses a missing, empty or too long text, and anything that is no text. */
  text(name: string, most: number): string {
    const value = this.values[name]
    if (value === undefined || value === '') throw invalid('isv.missing-parameter')
    if (typeof value !== 'string' || value.length > most) throw invalid('isv.invalid-parameter')
    return value
  }

  optional(name: string, most: number): string | undefined {
    return this.values[name] === undefined ? undefined : this.text(name, most)
  }

  number(name: string): string {
    const text = this.text(name, 64)
    if (!/^\w+$/.test(text)) throw invalid('isv.invalid-parameter')
    return text
  }

  whole(name: string, least: number, most: number): number {
    const value = this.values[name]
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw invalid('isv.invalid-parameter')
    return value
  }

  oneOf(name: string, allowed: readonly string[]): string {
    const text = this.text(name, 64)
    if (!allowed.includes(text)) throw invalid('isv.invalid-parameter')
    return text
  }

  /** Yuan, from `least` fen on. */
  amount(name: string, least: bigint): bigint {
    const text = this.text(name, 12)
    if (!YUAN_PATTERN.test(text)) throw invalid('isv.invalid-parameter')
    const fen = yuanToFen(text)
    if (fen < least || fen > 10_000_000_000n) throw invalid('isv.invalid-parameter')
    return fen
  }

  time(name: string): Date {
    const text = this.text(name, 19)
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) throw invalid('isv.invalid-parameter')
    return parseDateTime(text)
  }

  part(name: string): Biz {
    const value = this.values[name]
    if (typeof value !== 'object' || value === null) throw invalid('isv.missing-parameter')
    return new Biz(value as Record<string, unknown>)
  }

  list(name: string): Biz[] {
    const value = this.values[name]
    if (!Array.isArray(value) || value.length === 0) throw invalid('isv.missing-parameter')
    return value.map((item) => new Biz(item as Record<string, unknown>))
  }

  /** Refuses names that the vendor does not know: most likely misspelled. */
  known(...names: readonly string[]): this {
    if (Object.keys(this.values).some((name) => !names.includes(name))) throw invalid('isv.invalid-parameter')
    return this
  }

  json(): string {
    return JSON.stringify(this.values)
  }
}

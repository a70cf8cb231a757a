import { isIP } from 'node:net'
import { invalid, Refusal } from './books'

/** The body of a call, checked field by field as the vendor would. */
export class Body {
  private constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  static read(text: string): Body {
    try {
      return Body.of(JSON.parse(text), 'body')
    } catch (error) {
      throw error instanceof Refusal ? error : invalid('body')
    }
  }

  static of(value: unknown, name: string): Body {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(name)
    return new Body(value as Record<string, unknown>)
  }

  /** Refuses a missing, empty or too long text, and anything that is no text. */
  text(name: string, most: number): string {
    const value = this.values[name]
    if (typeof value !== 'string' || value === '' || [...value].length > most) throw invalid(name)
    return value
  }

  optional(name: string, most: number): string | undefined {
    return this.values[name] === undefined ? undefined : this.text(name, most)
  }

  matching(name: string, pattern: RegExp): string {
    const text = this.text(name, 255)
    if (!pattern.test(text)) throw invalid(name)
    return text
  }

  /** Whole fen above zero. */
  fen(name: string): number {
    const value = this.values[name]
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1 || value > 10_000_000_000)
      throw invalid(name)
    return value
  }

  currency(): void {
    if (this.text('currency', 16) !== 'CNY') throw invalid('currency')
  }

  /** RFC 3339 with the offset of Beijing. */
  time(name: string): Date {
    return new Date(this.matching(name, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/))
  }

  /** https, without a query. */
  address(name: string): string {
    const text = this.text(name, 255)
    if (!URL.canParse(text) || !text.startsWith('https://') || text.includes('?')) throw invalid(name)
    return text
  }

  ip(name: string): string {
    const text = this.text(name, 45)
    if (!isIP(text)) throw invalid(name)
    return text
  }

  part(name: string): Body {
    return Body.of(this.values[name], name)
  }

  /** Refuses names that the vendor does not know: most likely misspelled. */
  known(...names: readonly string[]): this {
    const other = Object.keys(this.values).find((name) => !names.includes(name))
    if (other) throw invalid(other)
    return this
  }
}

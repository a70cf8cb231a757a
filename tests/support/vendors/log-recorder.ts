export interface Logged {
  facts: Record<string, string>
  text: string
}

/** Records what an adapter logs as an error or warning. */
export class LogRecorder {
  readonly lines: Logged[] = []
  readonly #record = (facts: unknown, text = ''): void =>
    void this.lines.push({ facts: facts as Record<string, string>, text })
  readonly log = { error: this.#record, warn: this.#record }
  get texts(): string[] {
    return this.lines.map(({ text }) => text)
  }
}

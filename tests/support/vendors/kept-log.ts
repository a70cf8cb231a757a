export interface Logged {
  facts: Record<string, string>
  text: string
}

/** Keeps what an adapter logs as an error or warning. */
export class KeptLog {
  readonly lines: Logged[] = []
  readonly #keep = (facts: unknown, text = ''): void =>
    void this.lines.push({ facts: facts as Record<string, string>, text })
  readonly log = { error: this.#keep, warn: this.#keep }
  get texts(): string[] {
    return this.lines.map(({ text }) => text)
  }
}

export interface QrLoginProvider {
  /** Address that the picture says and a phone opens. `code` is secret: only the picture carries it. */
  addressOf(input: { origin: string; code: string }): string
}

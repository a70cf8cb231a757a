export interface QrLoginProvider {
  /** Address encoded in the QR picture, opened by the phone. `code` is secret: only the picture contains it. */
  addressOf(input: { origin: string; code: string }): string
}

/** An action of a user on the official account, reported by the vendor. */
export interface FollowerEvent {
  kind: 'follow' | 'leave'
  openId: string
  /** Scene of the scanned QR code; '' without one. */
  scene: string
}

/** The receiver no longer follows the account: retrying is useless. */
export class FollowerLeft extends Error {
  override readonly name = 'FollowerGone'
}

/** Notifications through a WeChat official account. */
export interface WechatPushProvider {
  /**
   * Content of a QR code for following the account; `scene` (22 characters of base64url) is returned with the event.
   */
  pictureOf(input: { origin: string; scene: string; seconds: number }): Promise<string>
  /** Rejects if it was not accepted; with FollowerLeft permanently. A message of the same `key` is delivered once. */
  send(input: { openId: string; title: string; at: Date; url: string; key: string }): Promise<void>
  /** The vendor's verification of our address: returns its text if the signature is valid, else undefined. */
  readEcho(query: URLSearchParams): string | undefined
  /** An event from the vendor; null: not relevant to us; undefined: not from the vendor. */
  readEvent(query: URLSearchParams, body: string): FollowerEvent | null | undefined
}

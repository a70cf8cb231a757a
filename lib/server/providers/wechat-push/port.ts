/** What the vendor says somebody did with the account. */
export interface FollowerEvent {
  kind: 'follow' | 'leave'
  openId: string
  /** Of the picture that was scanned; '' without one. */
  scene: string
}

/** The receiver no longer follows the account: trying again is in vain. */
export class FollowerGone extends Error {
  override readonly name = 'FollowerGone'
}

/** Notifications by an official account of WeChat. */
export interface WechatPushProvider {
  /** What a picture says that leads to following the account; `scene` (22 characters of base64url) comes back with the event. */
  pictureOf(input: { origin: string; scene: string; seconds: number }): Promise<string>
  /** Rejects when it was not taken; with FollowerGone for good. `key` names it: one of that name is delivered once. */
  send(input: { openId: string; title: string; at: Date; url: string; key: string }): Promise<void>
  /** The vendor's check of our address: its text, when the signature is its own, else undefined. */
  readEcho(query: URLSearchParams): string | undefined
  /** An event the vendor tells; null: one that says nothing to us; undefined: not from the vendor. */
  readEvent(query: URLSearchParams, body: string): FollowerEvent | null | undefined
}

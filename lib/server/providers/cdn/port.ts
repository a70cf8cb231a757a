/** A public page as a CDN knows it. */
export interface CdnPage {
  host: string
  /** Path with query. */
  url: string
}

/** A CDN in front of the program that keeps copies of public pages. */
export interface CdnProvider {
  /** Says which copies are invalid: by address, and by the tags that their header Cache-Tag names. Rejects if not taken. */
  purge(pages: readonly CdnPage[], tags: readonly string[]): Promise<void>
}

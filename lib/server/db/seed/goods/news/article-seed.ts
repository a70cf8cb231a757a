/** A demo article; times count back from the moment of seeding. */
export interface ArticleSeed {
  code: string
  title: string
  summary: string
  /** Comma-separated. */
  keywords?: string
  /** Up to six characters shown on its generated picture. */
  word?: string
  gameId?: number
  pinned?: boolean
  views?: number
  hoursAgo: number
  html: string
}

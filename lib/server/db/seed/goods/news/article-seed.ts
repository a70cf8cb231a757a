/** An article of the demo; times count back from the moment of seeding. */
export interface ArticleSeed {
  code: string
  title: string
  summary: string
  /** Comma-joined. */
  keywords?: string
  /** Up to six characters on its drawn picture. */
  word?: string
  gameId?: number
  pinned?: boolean
  views?: number
  hoursAgo: number
  html: string
}

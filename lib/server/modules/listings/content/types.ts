import type { leagueMatches, news } from '../../../db/schema/listings/content'

export type NewsRow = typeof news.$inferSelect
/** The columns of a list; the article text is not loaded. */
export type NewsListRow = Omit<NewsRow, 'html'>
export type MatchRow = typeof leagueMatches.$inferSelect

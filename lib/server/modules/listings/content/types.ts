import type { leagueMatches, news } from '../../../db/schema/content'

export type NewsRow = typeof news.$inferSelect
/** What a list needs; the text stays in the table. */
export type NewsListRow = Omit<NewsRow, 'html'>
export type MatchRow = typeof leagueMatches.$inferSelect

import type { leagueMatches, news, servicePlans } from '../../db/schema/content'

export type NewsRow = typeof news.$inferSelect
/** What a list needs; the text stays in the table. */
export type NewsListRow = Omit<NewsRow, 'html'>
export type MatchRow = typeof leagueMatches.$inferSelect
export type PlanRow = typeof servicePlans.$inferSelect

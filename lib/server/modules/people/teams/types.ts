import type { teamActions, teamMembers } from '../../../db/schema/people/teams'

export type TeamMemberRow = typeof teamMembers.$inferSelect
export type TeamActionRow = typeof teamActions.$inferSelect

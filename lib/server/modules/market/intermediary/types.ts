import type { dealInvitations } from '../../../db/schema/intermediary'

export type DealInvitation = typeof dealInvitations.$inferSelect

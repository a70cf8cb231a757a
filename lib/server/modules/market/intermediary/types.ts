import type { dealInvitations } from '../../../db/schema/market/intermediary'

export type DealInvitation = typeof dealInvitations.$inferSelect

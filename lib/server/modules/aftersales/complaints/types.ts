import type { complaintMessages, complaints } from '../../../db/schema/complaints'

export type ComplaintRow = typeof complaints.$inferSelect
export type ComplaintMessageRow = typeof complaintMessages.$inferSelect

import type { complaintMessages, complaints } from '../../../db/schema/aftersales/complaints'

export type ComplaintRow = typeof complaints.$inferSelect
export type ComplaintMessageRow = typeof complaintMessages.$inferSelect

import type { deskNotes } from '../../../db/schema/office/desk'

export type Note = typeof deskNotes.$inferSelect

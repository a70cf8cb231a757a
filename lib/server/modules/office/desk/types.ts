import type { deskNotes } from '../../../db/schema/desk'

export type Note = typeof deskNotes.$inferSelect

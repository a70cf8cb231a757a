import type { deskNotes } from '../../../db/schema/office/desk-notes'

export type Note = typeof deskNotes.$inferSelect

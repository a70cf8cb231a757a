import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { deskNotes } from '../../../db/schema/office/desk-notes'
import type { Note } from './types'

/** Returns the notes of an order on its site, oldest first. */
export const listNotes = (db: Db, { orderSn, distId }: Pick<Note, 'orderSn' | 'distId'>): Promise<Note[]> =>
  db
    .select()
    .from(deskNotes)
    .where(and(eq(deskNotes.orderSn, orderSn), eq(deskNotes.distId, distId)))
    .orderBy(asc(deskNotes.id))

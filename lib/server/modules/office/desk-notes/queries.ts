import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { deskNotes } from '../../../db/schema/office/desk-notes'
import { holdsWords } from '../../../db/search-text'
import type { StaffCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import type { Note } from './types'

/** Returns the notes of an order on its site, oldest first. */
export const listNotes = (db: Db, { orderSn, distId }: Pick<Note, 'orderSn' | 'distId'>): Promise<Note[]> =>
  db
    .select()
    .from(deskNotes)
    .where(and(eq(deskNotes.orderSn, orderSn), eq(deskNotes.distId, distId)))
    .orderBy(asc(deskNotes.id))

interface Wanted {
  /** Searchable words, each of which the note contains. */
  words: readonly string[]
  since: Date
  /** Query: the orders whose notes may be searched. */
  orderSns: SQL
}
/** Found notes that are shown. */
const MOST = 20

/** Returns the newest notes of staff that contain the words, of this host; without those of the system. */
export const findNotes = (ctx: StaffCtx, { words, since, orderSns }: Wanted): Promise<Note[]> =>
  ctx.db
    .select()
    .from(deskNotes)
    .where(
      and(
        gte(deskNotes.createdAt, since),
        isOfHere(ctx, deskNotes.distId),
        isNotNull(deskNotes.userId),
        inArray(deskNotes.orderSn, orderSns),
        holdsWords(deskNotes.text, words),
      ),
    )
    .orderBy(desc(deskNotes.id))
    .limit(MOST)

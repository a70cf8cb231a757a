import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { deskTags } from '../../../../db/schema/office/desk'
import { refuse } from '../../../../runtime/refusal'

/** Locks a tag against deletion until the transaction ends. Refuses NOT_FOUND. */
export async function lockTag(tx: Tx, tagId: number): Promise<typeof deskTags.$inferSelect> {
  const [tag] = await tx.select().from(deskTags).where(eq(deskTags.id, tagId)).for('key share')
  if (!tag) throw refuse('NOT_FOUND', '标签已被删除')
  return tag
}

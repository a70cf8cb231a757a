import { eq } from 'drizzle-orm'
import { deskTags } from '../../../db/schema/office/desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'

/** Deletes a tag, also from the orders that have it. Refuses NOT_FOUND. */
export async function deleteTag(ctx: StaffCtx, { tagId }: { tagId: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [gone] = await tx.delete(deskTags).where(eq(deskTags.id, tagId)).returning({ name: deskTags.name })
    if (!gone) throw refuse('NOT_FOUND', '标签已被删除')
    await recordAudit(tx, ctx, { action: 'tag.remove', target: `tag:${tagId}`, before: gone })
  })
}

import { and, eq, ne } from 'drizzle-orm'
import { MOST_TAGS } from '@/lib/shared/staff/desk'
import type { Tx } from '../../../db/client'
import { deskTags } from '../../../db/schema/office/desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'

/** Creates a tag or renames one; names are unique. Refuses NOT_FOUND, INVALID_INPUT. */
export async function saveTag(
  ctx: StaffCtx,
  { tagId, name }: { tagId?: number; name: string },
): Promise<{ tagId: number }> {
  return inTx(ctx, async (tx) => {
    const [before] =
      tagId === undefined ? [] : await tx.select().from(deskTags).where(eq(deskTags.id, tagId)).for('update')
    if (tagId !== undefined && !before) throw refuse('NOT_FOUND', '标签已被删除')
    const isSame = and(eq(deskTags.name, name), tagId === undefined ? undefined : ne(deskTags.id, tagId))
    if ((await tx.$count(deskTags, isSame)) > 0) throw refuse('INVALID_INPUT', '已有同名标签', { field: 'name' })
    const id = before ? before.id : await insertTag(ctx, tx, name)
    if (before) await tx.update(deskTags).set({ name }).where(eq(deskTags.id, before.id))
    await recordAudit(tx, ctx, {
      action: 'tag.save',
      target: `tag:${id}`,
      before: before && { name: before.name },
      after: { name },
    })
    return { tagId: id }
  })
}

async function insertTag(ctx: StaffCtx, tx: Tx, name: string): Promise<number> {
  if ((await tx.$count(deskTags)) >= MOST_TAGS)
    throw refuse('INVALID_INPUT', `最多 ${MOST_TAGS} 个标签，请先删除不用的`, { field: 'name' })
  const [row] = await tx
    .insert(deskTags)
    .values({ name, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: deskTags.id })
  // somebody else created it a moment ago
  if (!row) throw refuse('INVALID_INPUT', '已有同名标签', { field: 'name' })
  return row.id
}

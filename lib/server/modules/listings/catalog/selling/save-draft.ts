import { and, eq, ne } from 'drizzle-orm'
import { formatDateTime } from '@/lib/shared/time'
import { goodsDrafts } from '../../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { holdPerson } from '../../../people/identity/queries-person'
import { MOST_DRAFTS } from './queries-drafts'

/** Saves a draft without its codes, which are stored encrypted or not at all. Refuses INVALID_INPUT. */
export async function saveDraft(
  ctx: UserCtx,
  { draftKey: key, draft: { codes: _codes, ...body } }: { draftKey: string; draft: Record<string, unknown> },
) {
  const savedAt = ctx.now()
  const { userId } = ctx.user
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const others = await tx.$count(goodsDrafts, and(eq(goodsDrafts.userId, userId), ne(goodsDrafts.key, key)))
    if (others >= MOST_DRAFTS) throw refuse('INVALID_INPUT', `草稿最多 ${MOST_DRAFTS} 件，请先删除不用的草稿`)
    await tx
      .insert(goodsDrafts)
      .values({ userId, key, body, savedAt })
      .onConflictDoUpdate({ target: [goodsDrafts.userId, goodsDrafts.key], set: { body, savedAt } })
  })
  return { saveTime: formatDateTime(savedAt) }
}

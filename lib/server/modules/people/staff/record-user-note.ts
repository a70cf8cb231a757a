import type { UserId } from '@/lib/shared/ids'
import { userNotes } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { findContacts } from '../identity/queries'

/** Adds a note about an account, for other staff. Refuses NOT_FOUND. */
export async function recordUserNote(ctx: StaffCtx, { userId, text }: { userId: UserId; text: string }): Promise<void> {
  const { userId: byId, nickName: byName } = ctx.user
  if (!(await findContacts(ctx, [userId])).has(userId)) throw refuse('NOT_FOUND', '没有这个用户')
  await inTx(ctx, async (tx) => {
    await tx.insert(userNotes).values({ userId, byId, byName, text, createdAt: ctx.now() })
    await recordAudit(tx, ctx, { action: 'user.note', target: `user:${userId}`, after: { length: [...text].length } })
  })
}

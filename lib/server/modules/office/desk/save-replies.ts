import type { DeskReply } from '@/lib/shared/staff/desk'
import { may } from '@/lib/shared/staff/staff'
import { deskReplies } from '../../../db/schema/office/desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { findReplies } from './queries-replies'
import { repliesOf } from './rules'

interface Wanted {
  /** own: only the caller's; house: shared by all staff of the platform or distributor. */
  scope: 'own' | 'house'
  replies: readonly DeskReply[]
}

/**
 * Saves the reply templates of the caller or, for managers, those shared by the platform's or distributor's staff.
 * Refuses FORBIDDEN.
 */
export async function saveReplies(ctx: StaffCtx, { scope, replies }: Wanted): Promise<void> {
  if (scope === 'house' && !may(ctx.staff, 'staff.write')) throw refuse('FORBIDDEN', '公用回复由负责人修改')
  const place = repliesOf(ctx)[scope]
  const list = replies.map(({ title, text, modes, stages, tagId, step }) => ({
    title,
    text,
    modes,
    stages,
    tagId,
    step,
  }))
  await inTx(ctx, async (tx) => {
    const before = (await findReplies(tx, place)) ?? []
    await tx
      .insert(deskReplies)
      .values({ ...place, list, changedAt: ctx.now() })
      .onConflictDoUpdate({
        target: [deskReplies.distId, deskReplies.userId],
        set: { list, changedAt: ctx.now() },
      })
    await recordAudit(tx, ctx, {
      action: 'desk.replies',
      target: `replies:${place.distId}:${place.userId}`,
      before: { list: before },
      after: { list },
    })
  })
}

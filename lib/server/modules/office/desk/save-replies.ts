import type { DeskReply } from '@/lib/shared/staff/desk'
import { may } from '@/lib/shared/staff/staff'
import { deskReplies } from '../../../db/schema/desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { findReplies } from './queries-replies'
import { repliesOf } from './rules'

interface Wanted {
  /** own: the caller's besides; house: those of everybody in the house. */
  scope: 'own' | 'house'
  replies: readonly DeskReply[]
}

/** The ready-made lines of the caller or, by who leads the house, of all of it. Refuses FORBIDDEN. */
export async function saveReplies(ctx: StaffCtx, { scope, replies }: Wanted): Promise<void> {
  if (scope === 'house' && !may(ctx.staff, 'staff.write')) throw refuse('FORBIDDEN', '公用回复由负责人修改')
  const place = repliesOf(ctx)[scope]
  const list = replies.map(({ title, text }) => ({ title, text }))
  await inTx(ctx, async (tx) => {
    const before = (await findReplies(tx, place)) ?? []
    await tx
      .insert(deskReplies)
      .values({ ...place, list, changedAt: ctx.now() })
      .onConflictDoUpdate({
        target: [deskReplies.distId, deskReplies.userId],
        set: { list, changedAt: ctx.now() },
      })
    await keepAudit(tx, ctx, {
      ...{ action: 'desk.replies', target: `replies:${place.distId}:${place.userId}` },
      ...{ before: { list: before }, after: { list } },
    })
  })
}

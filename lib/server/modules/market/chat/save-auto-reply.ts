import { autoReplies } from '../../../db/schema/market/chat'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { presentAutoReply } from './present'

/** Sets what is sent in the caller's name to who writes first. `text` is masked already. Refuses INVALID_INPUT. */
export async function saveAutoReply(ctx: UserCtx, { isOn, text }: { isOn: boolean; text: string }) {
  if (isOn && !text) throw refuse('INVALID_INPUT', '请填写回复内容', { field: 'text' })
  await assertDecent(ctx, { place: 'comment', texts: { text } })
  const saved = { isOn, text, updatedAt: ctx.now() }
  await ctx.db
    .insert(autoReplies)
    .values({ userId: ctx.user.userId, ...saved })
    .onConflictDoUpdate({ target: autoReplies.userId, set: saved })
  return presentAutoReply(saved)
}

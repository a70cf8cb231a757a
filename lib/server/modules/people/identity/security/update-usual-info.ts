import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import { NICKNAME_DAYS } from '@/lib/shared/people/member'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { users } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertDecent } from '../../../core/moderation/assert-decent'
import { loadUser } from '../queries'
import { nickChangeableFrom } from '../rules'

/** Changes the caller's nickname (once in a number of days), code word and avatar. Refuses INVALID_INPUT. */
export async function updateUsualInfo(
  ctx: UserCtx,
  input: { nickName?: string; codeWord?: string; actor?: string },
): Promise<void> {
  const set = {
    ...(input.codeWord !== undefined && { codeWord: input.codeWord }),
    ...(input.actor !== undefined && { avatar: input.actor }),
  }
  if (input.nickName === undefined && Object.keys(set).length === 0) throw refuse('INVALID_INPUT', '没有需要修改的内容')
  await assertDecent(ctx, { place: 'name', images: { actor: input.actor ?? '' } })
  const own = eq(users.id, ctx.user.userId)
  await ctx.db.transaction(async (tx) => {
    if (Object.keys(set).length > 0) await tx.update(users).set(set).where(own)
    if (input.nickName === undefined) return
    const at = ctx.now()
    const since = new Date(at.getTime() - NICKNAME_DAYS * DAY_MS)
    const [changed] = await tx
      .update(users)
      .set({ nickName: input.nickName, nickChangedAt: at })
      .where(
        and(own, ne(users.nickName, input.nickName), or(isNull(users.nickChangedAt), lte(users.nickChangedAt, since))),
      )
      .returning({ id: users.id })
    if (changed) return
    const user = await loadUser({ ...ctx, db: tx })
    if (user.nickName === input.nickName) return
    const from = nickChangeableFrom(user, at)
    const next = from ? `，${formatDate(from)} 起可以再改` : ''
    throw refuse('INVALID_INPUT', `昵称 ${NICKNAME_DAYS} 天内只能修改一次${next}`, { field: 'nickName' })
  })
}

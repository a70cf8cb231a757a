import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'

export async function changeUsualInfo(
  ctx: UserCtx,
  input: { nickName?: string; codeWord?: string; actor?: string },
): Promise<void> {
  const set = {
    ...(input.nickName !== undefined && { nickName: input.nickName }),
    ...(input.codeWord !== undefined && { codeWord: input.codeWord }),
    ...(input.actor !== undefined && { avatar: input.actor }),
  }
  if (Object.keys(set).length === 0) throw refuse('INVALID_INPUT', '没有需要修改的内容')
  await ctx.db.update(users).set(set).where(eq(users.id, ctx.user.userId))
}

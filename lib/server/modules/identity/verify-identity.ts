import { and, eq, ne } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { isAdult } from './rules'

/** Real-name verification: the person exists and is 18. The number is stored encrypted. */
export async function verifyIdentity(ctx: UserCtx, input: { realName: string; idCard: string }): Promise<void> {
  const idCard = input.idCard.toUpperCase()
  if (!(await ctx.realName.check(input.realName, idCard))) throw refuse('REAL_NAME_REFUSED')
  if (!isAdult(idCard, ctx.now())) throw refuse('UNDER_AGE')
  const context = String(ctx.user.userId)
  const changed = await ctx.db
    .update(users)
    .set({
      authStatus: 2,
      realName: ctx.vault.seal('identity', context, input.realName),
      idCard: ctx.vault.seal('identity', context, idCard),
      idCardHash: ctx.vault.mac('identity', idCard),
    })
    .where(and(eq(users.id, ctx.user.userId), ne(users.authStatus, 2)))
    .returning({ id: users.id })
  if (changed.length === 0) throw refuse('INVALID_INPUT', '您已完成实名认证，如需更改请联系客服')
}

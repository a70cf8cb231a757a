import { and, count, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { holdName } from '../../../../db/hold-name'
import { users } from '../../../../db/schema/people/identity'
import { type Effects, inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isAdult } from '../rules'

/** Maximum accounts per person. */
const MOST_OF_CARD = 3

/**
 * Verifies the real name: the person must exist and be 18. The identity card number is stored encrypted. Refuses
 * REAL_NAME_REFUSED, REAL_NAME_UNKNOWN, BUSY if the register does not respond, UNDER_AGE, and CARD_USED for a person's
 * fourth account. `join` runs in the transaction after it, because what binds the person binds the account from now on.
 */
export async function verifyIdentity(
  ctx: UserCtx,
  input: { realName: string; idCard: string },
  join: (tx: Tx, effects: Effects) => Promise<void>,
): Promise<void> {
  const { idCard } = input
  await assertRealName(ctx, input)
  if (!isAdult(idCard, ctx.now())) throw refuse('UNDER_AGE')
  const context = String(ctx.user.userId)
  const idCardHash = ctx.vault.mac('identity', idCard)
  await inTx(ctx, async (tx, effects) => {
    const changed = await tx
      .update(users)
      .set({
        authStatus: 2,
        realName: ctx.vault.seal('identity', context, input.realName),
        idCard: ctx.vault.seal('identity', context, idCard),
        idCardHash,
      })
      .where(and(eq(users.id, ctx.user.userId), ne(users.authStatus, 2)))
      .returning({ id: users.id })
    if (changed.length === 0) throw refuse('INVALID_INPUT', '你已完成实名认证，如需更改请联系客服')
    // one card at a time, so that two concurrent verifications count each other
    await holdName(tx, idCardHash)
    const [same] = await tx.select({ n: count() }).from(users).where(eq(users.idCardHash, idCardHash))
    if ((same?.n ?? 0) > MOST_OF_CARD) throw refuse('CARD_USED')
    await join(tx, effects)
  })
}

async function assertRealName(ctx: UserCtx, { realName, idCard }: { realName: string; idCard: string }): Promise<void> {
  const answer = await ctx.realName.check(realName, idCard).catch((err) => {
    ctx.log.error({ err }, 'the register of real names did not answer')
    throw refuse('BUSY', '实名核验暂时没有响应，请稍后再试')
  })
  if (answer === 'no') throw refuse('REAL_NAME_REFUSED')
  if (answer === 'unknown') throw refuse('REAL_NAME_UNKNOWN')
}

import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '../../db/schema/identity'
import { type Ctx, inTx } from '../../runtime/context'

/** End sessions at once: one, or all of a user but `except`. Their open tabs get `break_link`. */
export async function revokeSessions(ctx: Ctx, input: { userId: number; only?: string; except?: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: ctx.now() })
      .where(
        and(
          eq(sessions.userId, input.userId),
          isNull(sessions.revokedAt),
          input.only ? eq(sessions.id, input.only) : undefined,
          input.except ? ne(sessions.id, input.except) : undefined,
        ),
      )
      .returning({ id: sessions.id })
    if (ended.length > 0) effects.live({ type: 'logout', sessionIds: ended.map((s) => s.id) })
  })
}

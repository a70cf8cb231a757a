import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/client'
import { idempotencyKeys } from '../db/schema/runtime'
import { type Effects, inTx, type UserCtx } from './context'
import { refuse } from './refusal'

/**
 * `inTx` for verbs whose endpoint is idempotent. The key's row commits with the effect, so a retry gets the first
 * answer; a concurrent retry waits on the unique key until the first one has ended. Without a key: plain `inTx`.
 * Nothing inside `work` may take a second connection: waiting retries hold theirs.
 */
export async function inTxOnce<T>(ctx: UserCtx, work: (tx: Tx, effects: Effects) => Promise<T>): Promise<T> {
  const { idempotency, user, vault } = ctx
  if (!idempotency) return inTx(ctx, work)
  const place = `${user.userId}:${idempotency.key}`
  return inTx(ctx, async (tx, effects) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ userId: user.userId, key: idempotency.key, fingerprint: idempotency.fingerprint })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const mine = and(eq(idempotencyKeys.userId, user.userId), eq(idempotencyKeys.key, idempotency.key))
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (!first?.answer || first.fingerprint !== idempotency.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
      return JSON.parse(vault.open('idempotency', place, first.answer)) as T
    }
    const answer = await work(tx, effects)
    const text = JSON.stringify(answer ?? null)
    await tx
      .update(idempotencyKeys)
      .set({ answer: vault.seal('idempotency', place, text) })
      .where(mine)
    return answer
  })
}

/** No client retries for days; a job removes what is older than `before`. */
export async function pruneKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

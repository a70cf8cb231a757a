import { and, eq, inArray, lt, type Placeholder, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../db/client'
import { prepared } from '../db/prepared'
import { idempotencyKeys } from '../db/schema/runtime'
import { type Effects, inTx, type UserCtx } from './context'
import { refuse } from './refusal'

/**
 * `inTx` for functions whose endpoint is idempotent. The key's row commits with the effect, so a retry gets the first
 * response; a concurrent retry waits on the unique key until the first one has finished. Without a key: plain `inTx`.
 * `work` must not take a second connection, because waiting retries hold theirs.
 */
export async function inTxOnce<T>(ctx: UserCtx, work: (tx: Tx, effects: Effects) => Promise<T>): Promise<T> {
  const { idempotency, user, vault } = ctx
  if (!idempotency) return inTx(ctx, work)
  const place = `${user.userId}:${idempotency.key}`
  return inTx(ctx, async (tx, effects) => {
    const own = { userId: user.userId, key: idempotency.key }
    const taken = await takeKey(tx, { ...own, fingerprint: idempotency.fingerprint })
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(isKey(own))
      if (!first?.answer || first.fingerprint !== idempotency.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
      return JSON.parse(vault.open('idempotency', place, first.answer)) as T
    }
    const answer = await work(tx, effects)
    const text = JSON.stringify(answer ?? null)
    await keepAnswer(tx, { ...own, answer: vault.seal('idempotency', place, text) })
    return answer
  })
}

const isKey = ({ userId, key }: { userId: UserId | Placeholder; key: string | Placeholder }) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

const takeKey = prepared(['userId', 'key', 'fingerprint'], (db, row) =>
  db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key }),
)

const keepAnswer = prepared(['userId', 'key', 'answer'], (db, { answer, ...own }) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${answer}` })
    .where(isKey(own)),
)

/** Returns which of these keys were already used. */
export async function usedKeys(ctx: UserCtx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, ctx.user.userId), inArray(idempotencyKeys.key, [...keys])))
  return new Set(rows.map(({ key }) => key))
}

/**
 * Returns whether this request repeats one that succeeded: what its own effect has changed is not checked again before
 * `inTxOnce`, which gives the first response.
 */
export const isRepeated = async (ctx: UserCtx): Promise<boolean> =>
  ctx.idempotency !== null && (await usedKeys(ctx, [ctx.idempotency.key])).size > 0

/** Removes keys older than `before`; no client retries for days. Run by a job. */
export async function pruneKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

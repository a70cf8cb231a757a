import { and, eq, lte } from 'drizzle-orm'
import { chores } from '../db/schema/runtime'
import type { Services } from './context'

/**
 * Does `work` once in `seconds`, however many instances ask and however often they restart: the clock is a row, and the
 * first who moves it has the turn. A turn that failed is given back.
 */
export async function takeTurn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { name, seconds }: { name: string; seconds: number },
  work: () => Promise<void>,
): Promise<void> {
  const asked = now()
  const dueAt = new Date(asked.getTime() + seconds * 1000)
  const taken = await db
    .insert(chores)
    .values({ name, dueAt })
    .onConflictDoUpdate({ target: chores.name, set: { dueAt }, setWhere: lte(chores.dueAt, asked) })
    .returning({ name: chores.name })
  if (taken.length === 0) return
  try {
    await work()
  } catch (error) {
    await db
      .update(chores)
      .set({ dueAt: asked })
      .where(and(eq(chores.name, name), eq(chores.dueAt, dueAt)))
    throw error
  }
}

import { and, eq, lte } from 'drizzle-orm'
import { chores } from '../db/schema/runtime'
import type { Services } from './context'

/**
 * Runs `work` once per `seconds`, however many instances call it and however often they restart: the next run time is a
 * row, and the first instance to update it runs the job. A failed run is made available again.
 */
export async function runExclusively(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { name, seconds }: { name: string; seconds: number },
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = now()
  const dueAt = new Date(startedAt.getTime() + seconds * 1000)
  const taken = await db
    .insert(chores)
    .values({ name, dueAt })
    .onConflictDoUpdate({ target: chores.name, set: { dueAt }, setWhere: lte(chores.dueAt, startedAt) })
    .returning({ name: chores.name })
  if (taken.length === 0) return
  try {
    await work()
  } catch (error) {
    await db
      .update(chores)
      .set({ dueAt: startedAt })
      .where(and(eq(chores.name, name), eq(chores.dueAt, dueAt)))
    throw error
  }
}

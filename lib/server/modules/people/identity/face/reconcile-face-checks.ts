import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { MINUTE_MS } from '@/lib/shared/time'
import { faceChecks } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { sweepRows } from '../../../../runtime/sweep-rows'
import { settleFace } from '../internal/settle-face'

const EVERY_MS = 5 * MINUTE_MS

/**
 * Settles checks that no page waits for any more: the person has closed it, but staff must know of a failed face.
 * Returns how many were asked about.
 */
export const reconcileFaceChecks = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepRows(ctx, {
    name: 'face checks',
    // claiming sets the next time, which also puts off what fails
    find: () => claimDue(ctx, limit),
    keyOf: ({ id }) => id,
    act: (check) => settleFace(ctx, check),
  })

function claimDue({ db, now }: Ctx, limit: number) {
  const at = now()
  const due = db
    .select({ id: faceChecks.id })
    .from(faceChecks)
    .where(and(eq(faceChecks.state, 'pending'), lte(faceChecks.checkAt, at)))
    .orderBy(asc(faceChecks.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(faceChecks)
    .set({ checkAt: new Date(at.getTime() + EVERY_MS), askedAt: sql`${at.toISOString()}::timestamptz` })
    .where(inArray(faceChecks.id, due))
    .returning()
}

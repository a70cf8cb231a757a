import { and, eq } from 'drizzle-orm'
import { faceChecks, users } from '../../../../db/schema/people/identity'
import type { FaceResult } from '../../../../providers/real-name/port'
import { type Ctx, inTx } from '../../../../runtime/context'
import { FACE_LIFE_MS, failureText } from '../face/rules'
import { notifyAccountOwner } from './notify-account-owner'
import { openCitizen } from './open-citizen'

type FaceRow = typeof faceChecks.$inferSelect

/**
 * Asks the vendor for the result of a pending check and stores it, once. A result that the vendor gives about another
 * person, for an account that has meanwhile another identity, or after the check expired, does not pass. Rejects if the
 * vendor does not answer, unless the check is over by our own clock.
 */
export async function settleFace(ctx: Ctx, check: FaceRow): Promise<void> {
  const isOver = ctx.now().getTime() - check.createdAt.getTime() > FACE_LIFE_MS
  const result = isOver ? ({ state: 'expired' } as const) : await askVendor(ctx, check)
  if (result.state === 'pending') return
  const why = result.state === 'failed' ? (result.why ?? 'face') : null
  await inTx(ctx, async (tx, effects) => {
    const settled = await tx
      .update(faceChecks)
      .set({ state: result.state, why, decidedAt: ctx.now(), checkAt: null })
      .where(and(eq(faceChecks.id, check.id), eq(faceChecks.state, 'pending')))
      .returning({ id: faceChecks.id })
    if (settled.length === 0 || !why) return
    const { userId, distId, purpose } = check
    await notifyAccountOwner(ctx, {
      tx,
      effects,
      userId,
      distId,
      event: 'faceFailed',
      text: failureText(purpose, why),
    })
  })
}

async function askVendor(ctx: Ctx, { userId, certifyId, idCardHash, createdAt }: FaceRow): Promise<FaceResult> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  const person = user && user.idCardHash === idCardHash ? openCitizen(ctx, user) : null
  if (!person || !ctx.realName.face) return { state: 'expired' }
  // the vendor was not asked to begin, or the process ended meanwhile
  if (!certifyId) return { state: 'pending' }
  return ctx.realName.face.getFaceCheck({ certifyId, person, startedAt: createdAt })
}

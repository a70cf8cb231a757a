import { and, eq } from 'drizzle-orm'
import { type FacePurpose, facePath } from '@/lib/shared/people/face'
import { MINUTE_MS } from '@/lib/shared/time'
import { faceChecks } from '../../../../db/schema/people/identity'
import { singleRow } from '../../../../db/single-row'
import { FaceRefused } from '../../../../providers/real-name/port'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { openCitizen } from '../internal/open-citizen'
import { loadUser } from '../queries'
import { holdPerson } from '../queries-person'
import { countTries } from './queries'
import { failureText, startFault } from './rules'

/** A job asks first after this time; until then the open page asks. */
const FIRST_MS = 3 * MINUTE_MS

/**
 * Begins a face check of the caller on the phone that makes this call, and returns the vendor's page. A check that the
 * vendor does not begin because of the phone, or because it is silent, is no try. Refuses NOT_VERIFIED, TOO_MANY,
 * FACE_REFUSED, BUSY.
 */
export async function startFaceCheck(
  ctx: UserCtx,
  { purpose, metaInfo }: { purpose: FacePurpose; metaInfo: string },
): Promise<{ url: string }> {
  const { face } = ctx.realName
  if (!face) throw refuse('FACE_REFUSED', '本站暂未开通人脸核验')
  const user = await loadUser(ctx)
  const person = openCitizen(ctx, user)
  const { idCardHash } = user
  if (!person || !idCardHash) throw refuse('NOT_VERIFIED')
  const { faceTriesADay } = await loadRules(ctx)
  const at = ctx.now()
  const check = await inTx(ctx, async (tx) => {
    await holdPerson(tx, user.id)
    if ((await countTries(tx, user.id, at)) >= faceTriesADay)
      throw refuse('TOO_MANY', `每天最多核验 ${faceTriesADay} 次，请明天再试或联系客服`)
    const row = {
      userId: user.id,
      distId: ctx.dist.distId,
      purpose,
      idCardHash,
      state: 'pending' as const,
      createdAt: at,
      checkAt: new Date(at.getTime() + FIRST_MS),
    }
    return singleRow(await tx.insert(faceChecks).values(row).returning())
  })
  const own = and(eq(faceChecks.id, check.id), eq(faceChecks.state, 'pending'))
  try {
    const returnUrl = `${ctx.origin}${facePath(purpose)}&back=1`
    const { certifyId, url } = await face.startFaceCheck({ person, returnUrl, metaInfo, ip: ctx.ip })
    await ctx.db.update(faceChecks).set({ certifyId }).where(own)
    return { url }
  } catch (error) {
    if (error instanceof FaceRefused && error.why !== 'device') {
      const { why } = error
      await inTx(ctx, async (tx, effects) => {
        await tx.update(faceChecks).set({ state: 'failed', why, decidedAt: ctx.now() }).where(own)
        await notifyAccountOwner(ctx, {
          tx,
          effects,
          userId: user.id,
          event: 'faceFailed',
          text: failureText(purpose, why),
        })
      })
      throw refuse('FACE_REFUSED', startFault(why))
    }
    await ctx.db.delete(faceChecks).where(own)
    if (error instanceof FaceRefused) throw refuse('FACE_REFUSED', startFault(error.why))
    ctx.log.error({ err: error }, 'the vendor of face checks did not answer')
    throw refuse('BUSY', '人脸核验暂时没有响应，请稍后再试')
  }
}

import type { UserId } from '@/lib/shared/ids'
import type { FacePurpose } from '@/lib/shared/people/face'
import type { Ctx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { findFacePass } from './queries'
import { countsSince, faceNeeded } from './rules'

type FaceCtx = Pick<Ctx, 'db' | 'now' | 'realName' | 'dist'>
export interface FaceOf {
  userId: UserId
  purpose: FacePurpose
}

/**
 * Returns the refusal of an action that needs a face check; null if a check of this person is young enough, or if no
 * face is checked here. Call it before a transaction, not inside.
 */
export async function faceRefusal(ctx: FaceCtx, { userId, purpose }: FaceOf) {
  if (!ctx.realName.face) return null
  const rules = await loadRules(ctx, { distId: ctx.dist.distId })
  const since = countsSince(purpose, rules, ctx.now())
  return (await findFacePass(ctx.db, { userId, purpose, since })) ? null : faceNeeded(purpose, rules)
}

/** Refuses FACE_NEEDED, with the purpose as `data`. */
export async function assertFace(ctx: FaceCtx, of: FaceOf): Promise<void> {
  const refusal = await faceRefusal(ctx, of)
  if (refusal) throw refusal
}

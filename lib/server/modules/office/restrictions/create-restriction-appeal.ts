import type { OwnRestriction } from '@/lib/contract/entities/restriction'
import { clauseText, JUDICIAL_HOLD } from '@/lib/shared/people/restrictions'
import { restrictionAppeals } from '../../../db/schema/office/restrictions'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { assertOwnImages } from '../../listings/media/queries'
import { findRestriction } from '../../people/limits/queries'
import { lockRestriction } from './internal/lock-restriction'
import { presentOwn } from './present'
import { appealDue } from './rules'

interface AppealInput {
  restrictionId: number
  statement: string
  pictures: string[]
}

/** Appeals an own restriction that is in force, once. Refuses NOT_FOUND, RESTRICTION_STATE, APPEAL_USED, INVALID_INPUT. */
export async function createRestrictionAppeal(
  ctx: UserCtx,
  { restrictionId, statement, pictures }: AppealInput,
): Promise<OwnRestriction> {
  const { userId } = ctx.user
  const own = await findRestriction(ctx.db, restrictionId)
  if (own?.userId !== userId) throw refuse('NOT_FOUND', '没有这条账号限制')
  if (pictures.some((key) => !key.startsWith('evidence/')))
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传', { field: 'pictures' })
  await assertOwnImages(ctx, pictures)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockRestriction(tx, restrictionId)
    if (row.clause === JUDICIAL_HOLD) throw refuse('RESTRICTION_STATE', clauseText(JUDICIAL_HOLD))
    const [appeal] = await tx
      .insert(restrictionAppeals)
      .values({
        restrictionId,
        userId,
        distId: ctx.dist.distId,
        statement,
        evidence: pictures,
        dueAt: appealDue(at),
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!appeal) throw refuse('APPEAL_USED', '这条限制已申诉过，每条限制只能申诉一次')
    effects.purge('restrictions')
    return presentOwn(ctx, row, appeal)
  })
}

import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertOwnImages } from '../../../listings/media/queries'

/** Pictures of the caller that were uploaded as evidence; what was shown elsewhere is not taken. Refuses INVALID_INPUT. */
export async function assertOwnEvidence(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.some((key) => !key.startsWith('evidence/')))
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传', { field: 'evidence' })
  await assertOwnImages(ctx, keys)
}

import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertOwnImages } from '../../../listings/media/queries'

/** Checks that these are the sender's own evidence pictures. Refuses INVALID_INPUT. */
export async function assertEvidence(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.some((key) => !key.startsWith('evidence/')))
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传', { field: 'pictures' })
  await assertOwnImages(ctx, keys)
}

import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertOwnImages } from '../../../listings/media/queries'

/**
 * Checks that pictures were uploaded by the caller as evidence; pictures uploaded for other purposes are rejected.
 * Refuses INVALID_INPUT.
 */
export async function assertOwnEvidence(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.some((key) => !key.startsWith('evidence/')))
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传', { field: 'evidence' })
  await assertOwnImages(ctx, keys)
}

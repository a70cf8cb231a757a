import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findOpenUpload } from './queries-uploads'

interface PartInput {
  uploadId: string
  /** Starts at 1. */
  part: number
  file: File | null
}

/**
 * Stores one part, in any order and as often as it is sent: the last one counts. Refuses VIDEO_GONE, VIDEO_BUSY, and
 * BAD_PART for a part of another size.
 */
export async function saveVideoPart(ctx: UserCtx, { file, ...input }: PartInput): Promise<void> {
  const { video, part } = await findOpenUpload(ctx, input)
  if (file?.size !== part.bytes) throw refuse('BAD_PART')
  const isTaken = await ctx.storage.parts.write(video, part, file.stream() as AsyncIterable<Uint8Array>)
  if (!isTaken) throw refuse('VIDEO_GONE')
}

import type { VideoUpload } from '@/lib/contract/site/video'
import { MOST_VIDEO_BYTES, VIDEO_MIME, type VideoType } from '@/lib/shared/video/video-files'
import { videos } from '../../../../db/schema/listings/media'
import { singleRow } from '../../../../db/single-row'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { randomToken } from '../../../../runtime/vault'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { holdPerson } from '../../../people/identity/queries-person'
import { presentUpload } from './present'
import { videoBytesOfDay } from './queries-uploads'
import { budgetError, LIFE_MS } from './rules'
import type { VideoPurpose } from './types'

interface CreateInput {
  purpose: VideoPurpose
  name: string
  bytes: number
  type: VideoType
  /** Of the whole file, where the sender knows it. */
  sha256?: string
}

/**
 * Begins the upload of a video, which counts against its owner's day at once. Refuses VIDEO_TOO_LARGE, TOO_MANY.
 */
export async function createVideo(ctx: UserCtx, input: CreateInput): Promise<VideoUpload> {
  const { purpose, name, bytes, type, sha256 } = input
  if (bytes === 0) throw refuse('BAD_VIDEO', '视频是空的，请重新录制')
  if (bytes > MOST_VIDEO_BYTES) throw refuse('VIDEO_TOO_LARGE')
  const { videoDayMb } = await loadRules(ctx)
  const random = randomToken(16)
  const key = `${purpose}/${random.slice(0, 2)}/${random}.${type}`
  const handle = await ctx.storage.parts.begin(key, VIDEO_MIME[type])
  try {
    const video = await inTx(ctx, async (tx) => {
      await holdPerson(tx, ctx.user.userId)
      const fault = budgetError(await videoBytesOfDay(ctx, tx), bytes, videoDayMb)
      if (fault) throw refuse('TOO_MANY', fault)
      const at = ctx.now()
      const expiresAt = new Date(at.getTime() + LIFE_MS)
      const row = { id: randomToken(12), userId: ctx.user.userId, purpose, name, bytes, sha256, key, handle }
      return singleRow(
        await tx
          .insert(videos)
          .values(Object.assign(row, { createdAt: at, expiresAt }))
          .returning(),
      )
    })
    const isDirect = ctx.storage.parts.addressOf(video, { n: 1, bytes: 1 }) !== null
    return presentUpload(ctx, video, { parts: [], isDirect })
  } catch (error) {
    await ctx.storage.parts.drop({ key, handle })
    throw error
  }
}

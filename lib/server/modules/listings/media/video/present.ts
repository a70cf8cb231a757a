import type { VideoUpload } from '@/lib/contract/site/video'
import { formatDateTime } from '@/lib/shared/time'
import { PART_BYTES } from '@/lib/shared/video/video-files'
import type { Services } from '../../../../runtime/context'
import { storedUrl } from '../../../../runtime/private-media'
import { arrived } from './rules'
import type { Video } from './types'

/** An upload as its owner sees it, with what the storage has of it. */
export function presentUpload(
  services: Pick<Services, 'vault' | 'now'>,
  video: Video,
  { parts, isDirect }: { parts: readonly { n: number; bytes: number }[]; isDirect: boolean },
): VideoUpload {
  const isDone = video.doneAt !== null
  return {
    uploadId: video.id,
    state: isDone ? 'done' : video.checkingAt ? 'checking' : 'open',
    name: video.name,
    bytes: video.bytes,
    partBytes: PART_BYTES,
    parts: arrived(video.bytes, parts),
    isDirect,
    key: isDone ? video.key : '',
    url: isDone ? storedUrl(services, video.key) : '',
    durationMs: video.durationMs,
    hasPoster: video.hasPoster,
    expireTime: formatDateTime(video.expiresAt),
  }
}

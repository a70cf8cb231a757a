import type { VideoUpload } from '@/lib/contract/site/video'
import { PART_BYTES } from '@/lib/shared/video/video-files'

/** An upload as its calls answer it: begun, without parts. */
export const uploadOf = (part: Partial<VideoUpload> & Pick<VideoUpload, 'bytes'>): VideoUpload => ({
  uploadId: 'one',
  state: 'open',
  name: '交付.mp4',
  partBytes: PART_BYTES,
  parts: [],
  isDirect: false,
  key: '',
  url: '',
  durationMs: null,
  hasPoster: false,
  expireTime: '2035-03-14 10:00:00',
  ...part,
})

/** What a complete upload has. */
export const STORED = { key: 'evidence/ab/a.mp4', url: '/media/evidence/ab/a.mp4?sign=1' } as const

import { cutText } from '@/lib/shared/text/cut-text'
import { isVideoKey } from '@/lib/shared/video/video-files'

/** Returns the preview of a message in lists. */
export function previewOf(type: string, content: string): string {
  if (type !== 'image') return cutText(content, 60)
  return isVideoKey(content) ? '[视频]' : '[图片]'
}

/** How long after sending a message can be recalled. */
export const RECALL_MS = 2 * 60_000

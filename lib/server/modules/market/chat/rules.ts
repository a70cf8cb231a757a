import { cutText } from '@/lib/shared/text/cut-text'

/** Returns the preview of a message in lists. */
export const previewOf = (type: string, content: string): string => (type === 'image' ? '[图片]' : cutText(content, 60))

/** How long after sending a message can be recalled. */
export const RECALL_MS = 2 * 60_000

import { cutText } from '@/lib/shared/text/cut-text'

/** What a list shows of a message. */
export const previewOf = (type: string, content: string): string => (type === 'image' ? '[图片]' : cutText(content, 60))

/** How long a message can be taken back. */
export const RECALL_MS = 2 * 60_000

import { spanText } from '@/lib/shared/text/span-text'

/** When the rest of what the platform pays for an account follows, by the wait of the rules. */
export const restText = (hours: number): string => (hours > 0 ? `${spanText(hours)}无找回` : '随即')

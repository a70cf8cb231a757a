import { spanText } from '@/lib/shared/text/span-text'

/** When the rest of the platform's payment for an account follows, by the waiting time of the rules. */
export const restText = (hours: number): string => (hours > 0 ? `${spanText(hours)}未被找回` : '同时')

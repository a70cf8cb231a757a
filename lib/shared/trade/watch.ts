import { claimPath } from './claims'

/**
 * Hours after receiving an account when its buyer is asked whether they still own it; the last time is before the free
 * cover ends.
 */
export const WATCH_HOURS: Readonly<Record<WatchDay, number>> = { 1: 24, 3: 72, 7: 7 * 24 - 12 }
export const WATCH_DAYS = [1, 3, 7] as const
export type WatchDay = (typeof WATCH_DAYS)[number]

/** Page where a question is answered; its number is removed from the link afterwards. */
export const watchPath = (orderSn: string, checkId: number): string => `${claimPath(orderSn)}&check=${checkId}`
/** The number of the question in such a link; null if it has none. */
export const checkOf = (href: string): string | null => /[?&]check=(\d+)/.exec(href)?.[1] ?? null

import { claimPath } from './claims'

/** Hours after an account was received at which its buyer is asked whether it still is the buyer's: the last while the free cover lasts. */
export const WATCH_HOURS: Readonly<Record<WatchDay, number>> = { 1: 24, 3: 72, 7: 7 * 24 - 12 }
export const WATCH_DAYS = [1, 3, 7] as const
export type WatchDay = (typeof WATCH_DAYS)[number]

/** Where a question is answered; its number is gone from the link once it was. */
export const watchPath = (orderSn: string, checkId: number): string => `${claimPath(orderSn)}&check=${checkId}`
/** The number of the question in such a link; null: it has none. */
export const checkOf = (href: string): string | null => /[?&]check=(\d+)/.exec(href)?.[1] ?? null

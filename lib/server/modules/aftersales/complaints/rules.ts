import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time'
import type { RefundProgress } from '../../money/wallet/queries-refunds'
import type { ComplaintRow } from './types'

/** How often an open complaint is compared with the provider; news usually arrive by notice. */
const CHECK_MS = 30 * MINUTE_MS
const LONGEST_WAIT_MS = HOUR_MS

export const nextCheckAt = (at: Date): Date => new Date(at.getTime() + CHECK_MS)

/** After a call that failed: a minute at first, then twice as long each time, at most an hour. */
export const retryAt = (at: Date, tries: number): Date =>
  new Date(at.getTime() + Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(tries, 10)))

export const dueAtOf = (filedAt: Date, hours: number): Date => new Date(filedAt.getTime() + hours * HOUR_MS)

/** Whether staff have to be reminded: half of the time to reply is over. */
export const isHalfOver = ({ stage, alarmedAt, filedAt, dueAt }: ComplaintRow, at: Date): boolean =>
  stage === 'open' && alarmedAt === null && at.getTime() >= (filedAt.getTime() + dueAt.getTime()) / 2

/** Whether refunds to the source, on the way or arrived, are what the payer asked for; if no sum was stated, any. */
export const isCovered = ({ wantedFen }: Pick<ComplaintRow, 'wantedFen'>, { amount }: RefundProgress): boolean =>
  amount > 0n && amount >= (wantedFen ?? 0n)

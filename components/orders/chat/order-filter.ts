import { DAY_MS, formatDate } from '@/lib/shared/time'

/** What narrows the list of orders, as the form has it; '' is everything. */
export interface OrderFilter {
  keyWord: string
  goodsTypeId: string
  /** Ordered in the last so many days, or 'older' than the longest of them. */
  time: '' | '7' | '30' | '90' | 'older'
  /** 1 what the platform bought, 0 the others. */
  isRecovery: '' | '0' | '1'
  /** Part of game, area or server. */
  details: string
}
export const NO_FILTER: OrderFilter = { keyWord: '', goodsTypeId: '', time: '', isRecovery: '', details: '' }

const LONGEST_DAYS = 90
const daysAgo = (days: number, now: Date): string => formatDate(new Date(now.getTime() - days * DAY_MS))

/** In the words of the list call. */
export function filterInput({ time, ...filter }: OrderFilter, now: Date) {
  return {
    ...filter,
    isRecovery: filter.isRecovery || undefined,
    minTime: time && time !== 'older' ? daysAgo(Number(time) - 1, now) : '',
    maxTime: time === 'older' ? daysAgo(LONGEST_DAYS, now) : '',
  }
}

import { DAY_MS, formatDate } from '@/lib/shared/time'

/** Filters of the order list; '' means all. */
export interface OrderFilter {
  keyWord: string
  goodsTypeId: string
  /** Ordered within this many days, or 'older' than the longest period. */
  time: '' | '7' | '30' | '90' | 'older'
  /** 1 bought by the platform, 0 others. */
  isRecovery: '' | '0' | '1'
  /** Part of a game, area or server name. */
  details: string
}
export const NO_FILTER: OrderFilter = { keyWord: '', goodsTypeId: '', time: '', isRecovery: '', details: '' }

const LONGEST_DAYS = 90
const daysAgo = (days: number, now: Date): string => formatDate(new Date(now.getTime() - days * DAY_MS))

/** In the format of the list call. */
export function filterInput({ time, ...filter }: OrderFilter, now: Date) {
  return {
    ...filter,
    isRecovery: filter.isRecovery || undefined,
    minTime: time && time !== 'older' ? daysAgo(Number(time) - 1, now) : '',
    maxTime: time === 'older' ? daysAgo(LONGEST_DAYS, now) : '',
  }
}

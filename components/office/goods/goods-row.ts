import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import { parseDateTime } from '@/lib/shared/time'

export const keyOfReview = (row: ReviewRow): string => String(row.reviewId ?? row.goods.goodsSn)

/** e.g. 剩余 00:42, or 超时 00:42: hours and minutes until or since the deadline. */
export function leftText(dueTime: string, now: Date): { text: string; isLate: boolean; isNear: boolean } {
  const minutes = Math.round((parseDateTime(dueTime).getTime() - now.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const figure = hours >= 48 ? `${Math.floor(hours / 24)} 天` : `${pad(hours)}:${pad(rest)}`
  return {
    text: minutes < 0 ? `超时 ${figure}` : `剩余 ${figure}`,
    isLate: minutes < 0,
    isNear: minutes >= 0 && minutes < 30,
  }
}

const pad = (n: number): string => String(n).padStart(2, '0')

/** e.g. 低于中位价 28%; compared with the median of similar sold items. */
export function middleText(price: string, middle: number | null): { text: string; isFar: boolean } {
  if (!middle) return { text: '样本不足', isFar: false }
  const percent = Math.round((Number(price) / middle - 1) * 100)
  const text = percent === 0 ? '与中位价持平' : `${percent > 0 ? '高于' : '低于'}中位价 ${Math.abs(percent)}%`
  return { text, isFar: percent < -40 || percent > 150 }
}

import { spanText } from '@/lib/shared/text/span-text'

/** A measured time as text: 5 分钟, 1.5 小时, 3 天. */
export function measuredText(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`
  const hours = minutes / 60
  return hours < 48 ? spanText(Math.round(hours * 2) / 2) : spanText(Math.round(hours / 24) * 24)
}

/** What the check of an account by staff means, with the usual time from payment to hand-over, if it is known. */
export const checkedText = (minutes: number | null): string =>
  `客服已登录验号，成交后只做登录复核。${minutes === null ? '' : `近期付款到交付约 ${measuredText(minutes)}。`}`

/** How long the delivery usually takes; '' if it is not known. */
export const deliveryText = ({ isAutomatic, minutes }: { isAutomatic: boolean; minutes: number | null }): string =>
  isAutomatic ? '自动发货' : minutes === null ? '' : `约 ${measuredText(minutes)}发货`

import { formatDate } from '@/lib/shared/time'

/** 18 full years in Beijing time; the birthday itself counts. */
export function isAdult(idCard: string, now: Date): boolean {
  const birth = `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`
  const today = formatDate(now)
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}` >= birth
}

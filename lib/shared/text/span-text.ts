/** A duration of a rule as text: 30 分钟, 1.5 小时, 24 小时; from two whole days on in days, e.g. 7 天. */
export function spanText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} 分钟`
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} 天` : `${Number(hours.toFixed(1))} 小时`
}

/** The same for minutes: 15 分钟, 24 小时. */
export const minutesText = (minutes: number): string =>
  minutes % 60 === 0 ? spanText(minutes / 60) : `${Math.round(minutes)} 分钟`

/** When money is released after a rule's delay: 24 小时后, 马上. */
export const laterText = (hours: number): string => (hours > 0 ? `${spanText(hours)}后` : '马上')

/** e.g. 500 basis points: 5%. */
export const shareText = (basisPoints: number): string => `${basisPoints / 100}%`

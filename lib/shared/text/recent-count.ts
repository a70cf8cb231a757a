/** Below this a day says little about a site. */
const LEAST_TODAY = 50

/** The count of today, or of seven days while that of today is small. */
export const recentCount = (today: number, week: number): { days: '今日' | '近 7 日'; count: number } =>
  today >= LEAST_TODAY || week <= today ? { days: '今日', count: today } : { days: '近 7 日', count: week }

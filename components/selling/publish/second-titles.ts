import { readOwn, writeOwn } from '@/lib/client/own-storage'

const KEY = 'secondTitles'
const MAX_TITLES = 10

/** Short titles used in this tab, latest first: suggested for the next item. */
export function secondTitles(): string[] {
  const stored = readOwn('session', KEY)
  return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string' && title !== '') : []
}

export function saveSecondTitle(title: string): void {
  const known = secondTitles().filter((one) => one !== title)
  if (title) writeOwn('session', KEY, [title, ...known].slice(0, MAX_TITLES))
}

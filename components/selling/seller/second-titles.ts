import { readOwn, writeOwn } from '@/lib/client/kept-own'

const KEY = 'secondTitles'
const KEPT = 10

/** Short titles the seller used in this tab, the last first: offered for the next item. */
export function secondTitles(): string[] {
  const kept = readOwn('session', KEY)
  return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string' && title !== '') : []
}

export function keepSecondTitle(title: string): void {
  const known = secondTitles().filter((one) => one !== title)
  if (title) writeOwn('session', KEY, [title, ...known].slice(0, KEPT))
}

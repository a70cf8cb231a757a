import { dropKept, isRecord, keptKeys, readKept, writeKept } from './kept'
import { visitorId } from './visitor'

/** What belongs to a person, by its place; a key that ends with ':' stands for all that begin so. */
const OWN = {
  session: [
    'chatToken',
    'fastGoldOrder:',
    'goods-being-edited',
    'secondTitles',
    'order-draft:',
    'account-being-recycled',
    'deal-being-proposed',
  ],
  local: ['bargains'],
} as const
type Area = keyof typeof OWN

/** A copy of whoever is logged in; one that was made before the login goes along into it. Null, and gone, for anybody else. */
export function readOwn(area: Area, key: string): unknown {
  const kept = readKept(area, key)
  if (!isRecord(kept)) return null
  if (kept.of === null || kept.of === visitorId()) return kept.value
  dropKept(area, key)
  return null
}

export const writeOwn = (area: Area, key: string, value: unknown): void =>
  writeKept(area, key, { of: visitorId(), value })

/** At a logout: nothing stays for who uses this browser next. */
export function forgetOwn(): void {
  for (const area of ['session', 'local'] as const) {
    for (const key of keptKeys(area)) if (OWN[area].some((own) => key.startsWith(own))) dropKept(area, key)
  }
}

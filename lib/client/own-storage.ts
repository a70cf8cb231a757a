import { deleteStored, isRecord, readStored, storedKeys, writeStored } from './browser-storage'
import { visitorId } from './visitor'

/** Personal data by storage area; a key that ends with ':' is a prefix. */
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

/**
 * Reads the logged-in user's copy; one made before the login is carried over. For any other user, deletes it and
 * returns null.
 */
export function readOwn(area: Area, key: string): unknown {
  const stored = readStored(area, key)
  if (!isRecord(stored)) return null
  if (stored.of === null || stored.of === visitorId()) return stored.value
  deleteStored(area, key)
  return null
}

export const writeOwn = (area: Area, key: string, value: unknown): void =>
  writeStored(area, key, { of: visitorId(), value })

/** Deletes all personal copies at logout, so that the next user of this browser finds nothing. */
export function clearOwn(): void {
  for (const area of ['session', 'local'] as const) {
    for (const key of storedKeys(area)) if (OWN[area].some((own) => key.startsWith(own))) deleteStored(area, key)
  }
}

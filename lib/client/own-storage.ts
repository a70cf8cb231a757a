import { deleteStored, isRecord, readStored, storedKeys, writeStored } from './browser-storage'
import { deletePictures } from './chat/picture-store'
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
    'wxPayer',
    'chat-draft:',
  ],
  local: ['bargains', 'searches', 'order-rung', 'chat-outbox:', 'video-upload:'],
} as const
type Area = keyof typeof OWN
/** What is not listed would stay after a logout. */
type OwnKey<A extends Area, K extends string = (typeof OWN)[A][number]> = K extends `${string}:`
  ? `${K}${string}`
  : K | `${K}:${string}`

/**
 * Reads the logged-in user's copy; one made before the login is carried over. For any other user, deletes it and
 * returns null.
 */
export function readOwn<A extends Area>(area: A, key: OwnKey<A>): unknown {
  const stored = readStored(area, key)
  if (!isRecord(stored)) return null
  if (stored.of === null || stored.of === visitorId()) return stored.value
  deleteStored(area, key)
  return null
}

export const writeOwn = <A extends Area>(area: A, key: OwnKey<A>, value: unknown): void =>
  writeStored(area, key, { of: visitorId(), value })

export const deleteOwn = <A extends Area>(area: A, key: OwnKey<A>): void => deleteStored(area, key)

/** Deletes all personal copies at logout, so that the next user of this browser finds nothing. */
export function clearOwn(): void {
  for (const area of ['session', 'local'] as const) {
    for (const key of storedKeys(area)) if (OWN[area].some((own) => key.startsWith(own))) deleteStored(area, key)
  }
  deletePictures()
}

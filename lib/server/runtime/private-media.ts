import { stemOf } from '@/lib/shared/video/video-files'
import type { Vault } from './vault'
import { sameText } from './vault'

/** What only the people involved in a case may see; videos of goods have their own rule. */
const PRIVATE = /^evidence\/|\.(?:mp4|webm)$/
/** What is uploaded with test keys of the seller API. */
export const TEST_FILES = 'test-mode/'
/** Files that are served elsewhere, each to one person only, files that are not complete, and those of test mode. */
const CLOSED = new RegExp(`^${TEST_FILES}|(?:^|/)(?:exports|parts)/`)
const LIFE_MS = 600_000
/** A chat is open for hours, and its pictures are readable for ever. */
const LONG_LIFE_MS = 12 * 3_600_000

/**
 * Address of a stored picture or video. A private one includes a read token that is valid for ten minutes, so a shared
 * link soon stops working, for a video of a chat or an item for hours, because pages stay open; the token of a video is also its poster's.
 */
export function storedUrl({ vault, now }: { vault: Vault; now: () => Date }, key: string): string {
  if (!PRIVATE.test(key)) return `/media/${key}`
  const until = String(now().getTime() + (/^(?:chat|goods)\//.test(key) ? LONG_LIFE_MS : LIFE_MS))
  return `/media/${key}?${new URLSearchParams({ until, sign: signOf(vault, key, until) })}`
}

/** Who may read this address. `query` is the part after the question mark. */
export function readersOf(
  { vault, now }: { vault: Vault; now: () => Date },
  key: string,
  query: string,
): 'all' | 'holder' | 'none' {
  if (CLOSED.test(key)) return 'none'
  if (!PRIVATE.test(key)) return 'all'
  const params = new URLSearchParams(query)
  const until = params.get('until') ?? ''
  const isOurs =
    /^\d{13}$/.test(until) &&
    Number(until) > now().getTime() &&
    sameText(params.get('sign') ?? '', signOf(vault, key, until))
  return isOurs ? 'holder' : 'none'
}

const signOf = (vault: Vault, key: string, until: string): string =>
  vault.mac('media', `${stemOf(key)}:${until}`).slice(0, 32)

import { TRANSIT_CODE } from '@/lib/shared/site/transit-code'
import { readText, writeText } from './kept'
import { lazyCall } from './lazy-call'

const CODE = 'advertisingTransit'
const DAY = 'visitDay'

/** The advertising code this browser came by, kept in local storage. */
export function keepTransitCode(code: string): string {
  if (TRANSIT_CODE.test(code)) writeText('local', CODE, code)
  return readText('local', CODE)
}

/** Tells the server of a visit, once a day; `force` also when this day was told, because a new code arrived. Failing costs nothing. */
export async function recordVisit(force = false): Promise<void> {
  const today = new Date().toDateString()
  if (!force && readText('local', DAY) === today) return
  writeText('local', DAY, today)
  const code = readText('local', CODE)
  await lazyCall('POST /comm/recordUV', {
    ...(TRANSIT_CODE.test(code) && { transitCode: code }),
    landing: location.pathname.slice(0, 200),
    ...sourceOf(document.referrer),
  }).catch(() => {})
}

/** Host of the page that led here; nothing for none, and for our own. */
function sourceOf(referrer: string): { source?: string } {
  const host = referrer.split('/')[2] ?? ''
  const source = host.replace(/:.*/, '')
  return host !== location.host && /^[a-z0-9.-]{1,100}$/.test(source) ? { source } : {}
}

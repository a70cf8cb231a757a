import { TRANSIT_CODE } from '@/lib/shared/site/transit-code'
import { readText, writeText } from './browser-storage'
import { lazyCall } from './lazy-call'

const CODE = 'advertisingTransit'
const DAY = 'visitDay'
const PAGES = 'visitPages'
/** Addresses that a browser reports a day. */
const MOST_PAGES = 100

/** Returns the advertising code with which this browser arrived, stored in local storage. */
export function saveTransitCode(code: string): string {
  if (TRANSIT_CODE.test(code)) writeText('local', CODE, code)
  return readText('local', CODE)
}

/** Reports a visit to the server, once a day; `force` repeats it because a new code arrived. Failures are ignored. */
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

/** Reports this page to the server, once a day per page. Failures are ignored. */
export async function recordPage(): Promise<void> {
  const today = new Date().toDateString()
  const path = location.pathname.slice(0, 200)
  const [day, ...seen] = readText('local', PAGES).split('\n')
  const known = day === today ? seen : []
  if (known.includes(path) || known.length >= MOST_PAGES) return
  writeText('local', PAGES, [today, ...known, path].join('\n'))
  await lazyCall('POST /comm/recordPage', { path }).catch(() => {})
}

/** Returns the referring host; empty if there is none, or it is our own. */
function sourceOf(referrer: string): { source?: string } {
  const host = referrer.split('/')[2] ?? ''
  const source = host.replace(/:.*/, '')
  return host !== location.host && /^[a-z0-9.-]{1,100}$/.test(source) ? { source } : {}
}

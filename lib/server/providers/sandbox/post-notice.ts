import type { Logger } from 'pino'

const ANSWER_MS = 5000
/** Seconds between attempts, increasing as with real gateways. */
const RETRIES = [1, 5, 15, 60, 300, 900, 3600]

/** When a notification is sent again after this many attempts; null: never. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = RETRIES[tries]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000)
}

/** The merchant's response; '' for none. */
export async function postNotice(log: Logger, url: string, body: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return await response.text()
  } catch (err) {
    log.debug({ err }, 'sandbox notification not delivered')
    return ''
  }
}

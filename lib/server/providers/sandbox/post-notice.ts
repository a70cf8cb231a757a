import type { Logger } from 'pino'

const ANSWER_MS = 5000
/** Seconds between tries, as real gateways widen them. */
const RETRIES = [1, 5, 15, 60, 300, 900, 3600]

/** When a notification that was tried so often goes out again; null: never. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = RETRIES[tries]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000)
}

/** The merchant's answer; '' for none. */
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

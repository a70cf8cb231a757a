/** Milliseconds this device's clock is behind the server's; undefined before the first response. */
let behind: number | undefined
/** Headers have whole seconds, and responses take time: smaller differences are ignored. */
const EXACT_MS = 2000
let request: Promise<unknown> | undefined

/** Returns the server's time, as far as known from responses; use it for comparisons with server times. */
export const serverNow = (): Date => new Date(Date.now() + (behind ?? 0))

/** Updates the time from response headers; `age`: seconds the response was cached. */
export function noteServerTime({ date, age }: { date?: unknown; age?: unknown }): void {
  const serverTime = Date.parse(String(date)) + Number(age ?? 0) * 1000
  if (Number.isNaN(serverTime)) return
  const found = serverTime + 500 - Date.now()
  if (Math.abs(found - (behind ?? 0)) > EXACT_MS) behind = Math.abs(found) > EXACT_MS ? found : 0
  behind ??= 0
}

/** `serverNow` on a page that has not called the API: makes one small request if needed. */
export async function askServerNow(): Promise<Date> {
  if (behind === undefined) {
    request ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
      .then((answer) => {
        noteServerTime({ date: answer.headers.get('date'), age: answer.headers.get('age') })
        // read to the end, or the browser reports the request as aborted
        return answer.arrayBuffer()
      })
      .catch(() => {})
    await request
  }
  return serverNow()
}

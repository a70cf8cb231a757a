/** How far this device's clock is behind the server's, ms; undefined: no answer told yet. */
let behind: number | undefined
/** Headers tell whole seconds, and an answer takes its time: a smaller difference is none. */
const EXACT_MS = 2000
let asked: Promise<unknown> | undefined

/** The time by the server's clock, as far as an answer told it: what is compared with the server's times is compared with this. */
export const serverNow = (): Date => new Date(Date.now() + (behind ?? 0))

/** Takes the time from the headers of an answer; `age`: seconds that a cache kept it. */
export function noteServerTime({ date, age }: { date?: unknown; age?: unknown }): void {
  const told = Date.parse(String(date)) + Number(age ?? 0) * 1000
  if (Number.isNaN(told)) return
  const found = told + 500 - Date.now()
  if (Math.abs(found - (behind ?? 0)) > EXACT_MS) behind = Math.abs(found) > EXACT_MS ? found : 0
  behind ??= 0
}

/** `serverNow` on a page that has not called the API: asks once for any small answer. */
export async function askServerNow(): Promise<Date> {
  if (behind === undefined) {
    asked ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
      .then((answer) => {
        noteServerTime({ date: answer.headers.get('date'), age: answer.headers.get('age') })
        // read to its end, or the browser calls the request aborted
        return answer.arrayBuffer()
      })
      .catch(() => {})
    await asked
  }
  return serverNow()
}

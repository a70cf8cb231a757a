import { CODE_SECONDS } from '../../../modules/people/identity/codes/send-sms-code'
import { randomToken } from '../../../runtime/vault'
import type { HttpExtras } from '../../handler'

/**
 * Identifies the browser that requests a code, by a cookie that lives as long as the code; a further code reuses it.
 */
export function askingBrowser({ cookies }: HttpExtras): string {
  const cookie = cookies.read('sms')
  const browser = /^[\w-]{32}$/.test(cookie) ? cookie : randomToken(24)
  cookies.write('sms', browser, CODE_SECONDS)
  return browser
}

/** A code is only valid in the browser that requested it. */
export const withBrowser = <T>(input: T, http: HttpExtras) => ({ ...input, browser: http.cookies.read('sms') })

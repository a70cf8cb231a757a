import { normalCode } from '../normalize/code'
import { passes } from '../people/field-rules'

/** What people are sent by somebody who claims to be the platform, besides a QQ or WeChat id. */
export const SOURCE_KINDS = ['link', 'phone'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export const SOURCE_MAX = 300
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/
/** A service line (400 123 4567), a line with an area code, or a mobile number. */
const PHONE = /^(?:[48]00\d{7}|0\d{9,11}|1\d{10})$/

/**
 * The host that a browser would open for an address: lower case, without port, in ASCII (a look-alike letter becomes
 * xn--…). '' if the text is no address.
 */
export function linkHost(text: string): string {
  // pasted with what was written around it
  const whole = /https?:\/\/\S+/i.exec(text)?.[0] ?? text.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(whole) && !/^[^/]*:\d/.test(whole) ? whole : `https://${whole}`
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return ''
  const host = new URL(address).hostname.replace(/\.$/, '')
  return HOST.test(host) ? host : ''
}

/** Digits of a phone number without country code and punctuation. '' if the text is no phone number. */
export function phoneDigits(text: string): string {
  const digits = normalCode(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '')
  return PHONE.test(digits) || passes('mobile', digits) ? digits : ''
}

/** Error if this cannot be checked, or ''. */
export function sourceError(kind: SourceKind, text: string): string {
  if (kind === 'link') return linkHost(text) ? '' : '请输入完整的网址，例如 www.example.com'
  return phoneDigits(text) ? '' : '请输入正确的电话号码'
}

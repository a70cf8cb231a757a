import { parseValues, textOf, type Values } from './values'

/** No answer, or one that proves nothing: the state at WeChat Pay is unknown. Ask again under the same number. */
export class WechatUnknown extends Error {
  constructor(call: string, reason: string) {
    super(`${call}: ${reason}`)
    this.name = 'WechatUnknown'
  }
}

/** WeChat Pay refused our settings (keys, contract, fields); it was logged. Nothing is known about the state. */
export class WechatMisconfigured extends WechatUnknown {
  constructor(call: string, reason: string) {
    super(call, reason)
    this.name = 'WechatMisconfigured'
  }
}

/** `code`: a refusal that the caller has to understand. */
export type Answer = { ok: true; values: Values } | { ok: false; code: string }

/** Codes that leave the state unknown, whatever the status. */
const PASSING = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED'])
/** Our settings. */
const SETTINGS = new Set(['PARAM_ERROR', 'SIGN_ERROR', 'NO_AUTH', 'APPID_MCHID_NOT_MATCH', 'MCH_NOT_EXISTS'])

/** What an answer with a status other than 2xx means. Throws WechatUnknown, WechatMisconfigured. */
export function readRefusal(call: string, status: number, body: string): Answer {
  const code = safe(textOf(parseValues(body)?.code))
  const reason = `${status} ${code}`.trim()
  if (SETTINGS.has(code) || (status === 401 && code)) throw new WechatMisconfigured(call, reason)
  if (status < 400 || status === 429 || status >= 500 || !code || PASSING.has(code))
    throw new WechatUnknown(call, reason)
  return { ok: false, code }
}

/** A name for the log: nothing but what the vendor uses as names. */
export const safe = (name: string): string => (/^[\w.-]{1,64}$/.test(name) ? name : '')

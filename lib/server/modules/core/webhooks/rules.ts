import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import { WEBHOOK_TRIES } from '@/lib/shared/people/webhooks'

const SECOND_MS = 1000
/** Waits after the first, second, … try: ten tries in about a day. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  13 * HOUR_MS,
]
const JITTER = 0.2

/** When an event that was tried so often is tried again; null: never. `chance`: 0 to 1, spreads the tries. */
export function nextTry(tries: number, at: Date, chance: number): Date | null {
  const wait = WAITS_MS[tries - 1]
  if (tries >= WEBHOOK_TRIES || wait === undefined) return null
  return new Date(at.getTime() + Math.round(wait * (1 + JITTER * (2 * chance - 1))))
}

const LEAST_PAUSE_MS = 5 * SECOND_MS
const MOST_PAUSE_MS = 10 * MINUTE_MS

/** How long nothing is sent to an endpoint that did not answer, by its failures in a row. */
export const pauseMs = (failures: number): number =>
  Math.min(MOST_PAUSE_MS, LEAST_PAUSE_MS * 2 ** Math.min(failures, 10))

/** Names that only this machine or its network knows. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|lan|home|corp|intranet)$/
const MOST_URL = 500

/** Why requests cannot be sent to an address; null: they can, if it resolves to a public address. */
export function urlFault(text: string, allowsLocal: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || text.length > MOST_URL || /[\s\\]/.test(text)) return '请填写完整地址，例如 https://example.com/webhook'
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (allowsLocal && isLocal && /^https?:$/.test(url.protocol)) return null
  if (url.protocol !== 'https:') return '地址要以 https:// 开头'
  if (url.username || url.password) return '地址不能带用户名和密码'
  if (url.hash) return '地址不能带 # 和后面的内容'
  if (isLocal || INNER_NAMES.test(url.hostname) || (!url.hostname.includes('.') && !url.hostname.includes(':')))
    return '请填写公网可以访问的地址'
  return null
}

/** `order:D1` -> `{ sn: 'D1' }`: what is sent about an object that its owner cannot read any more. */
export function nameOf(object: string): Record<string, unknown> {
  const [kind, name = ''] = object.split(':')
  if (kind === 'article') return { code: name }
  return /^\d+$/.test(name) ? { id: Number(name) } : { sn: name }
}

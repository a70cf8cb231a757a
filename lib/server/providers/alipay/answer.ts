/** No answer, or one that proves nothing: the state at Alipay is unknown. Ask again under the same number. */
export class AlipayUnknown extends Error {
  constructor(method: string, reason: string) {
    super(`${method}: ${reason}`)
    this.name = 'AlipayUnknown'
  }
}

/** Alipay refused our settings (keys, contract, fields); it was logged as an error. Nothing is known about the state. */
export class AlipayMisconfigured extends AlipayUnknown {
  constructor(method: string, reason: string) {
    super(method, reason)
    this.name = 'AlipayMisconfigured'
  }
}

/** Fields of an answer whose signature was checked; absent ones are ''. */
export type Fields = (name: string) => string

/** Objects of a list in an answer whose signature was checked; absent lists are empty. */
export type Lists = (name: string) => readonly (Fields & { list: Lists })[]

/** A business answer. `code`: the sub code of a refusal without its family, e.g. TRADE_NOT_EXIST. */
export type Answer = { ok: true; field: Fields; list: Lists } | { ok: false; code: string }

/** `code` of an answer. */
const OK = '10000'
const BUSINESS = '40004'
const BUSY = '20000'
/** Our settings: token, missing field, wrong field or signature, no permission. */
const SETTINGS = new Set(['20001', '40001', '40002', '40003', '40006'])
/** Sub codes that leave the state unknown. */
const UNKNOWN = new Set(['SYSTEM_ERROR', 'UNKNOW_ERROR', 'UNKNOWN_ERROR'])

/** "ACQ.TRADE_NOT_EXIST" -> "TRADE_NOT_EXIST", "isp.bill-not-exist" -> "BILL_NOT_EXIST" */
export const plainCode = (code: string): string => (code.split('.').at(-1) ?? '').replaceAll('-', '_').toUpperCase()

/** What a checked response means. Throws AlipayUnknown, AlipayMisconfigured. */
export function readAnswer(method: string, response: Readonly<Record<string, unknown>>): Answer {
  const field: Fields = (name) => textOf(response[name])
  const [code, subCode] = [field('code'), field('sub_code')]
  const reason = `${code} ${safe(subCode)}`.trim()
  if (code === OK) return { ok: true, field, list: listsOf(response) }
  if (code === BUSY) throw new AlipayUnknown(method, reason)
  if (SETTINGS.has(code)) throw new AlipayMisconfigured(method, reason)
  const plain = plainCode(subCode)
  if (code !== BUSINESS || !plain || UNKNOWN.has(plain)) throw new AlipayUnknown(method, reason)
  return { ok: false, code: plain }
}

const listsOf =
  (response: Readonly<Record<string, unknown>>): Lists =>
  (name) => {
    const rows = response[name]
    return Array.isArray(rows) ? rows.map((row) => itemOf(row as Readonly<Record<string, unknown>>)) : []
  }

const itemOf = (row: Readonly<Record<string, unknown>>) =>
  Object.assign(((name) => textOf(row[name])) as Fields, { list: listsOf(row) })

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A code of an unchecked response, for the log: nothing but a name of the vendor's kind. */
export const safe = (code: unknown): string =>
  typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : code ? 'unreadable code' : ''

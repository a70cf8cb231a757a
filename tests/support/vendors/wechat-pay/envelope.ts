import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './books'
import type { Fault } from './faults'
import { type Identity, isSignedBy, nonceOf, type PlatformKey, signText } from './identity'

const CLOCK_S = 300
const SCHEME = 'WECHATPAY2-SHA256-RSA2048'
const signError = (why: string): Refusal => new Refusal(401, 'SIGN_ERROR', why)

/** Time of the wire, which the merchant's package takes from the machine. */
const wireSeconds = (): number => Math.floor(Date.now() / 1000)

export interface Received {
  method: string
  /** Path and query as sent. */
  target: string
  headers: IncomingHttpHeaders
  body: string
}

/** Checks headers and signature of a call. */
export function checkRequest(identity: Identity, mchId: string, { method, target, headers, body }: Received): void {
  const [scheme, fields = ''] = (headers.authorization ?? '').split(/ (.*)/s)
  if (scheme !== SCHEME) throw signError('scheme')
  const told = Object.fromEntries([...fields.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const { mchid, serial_no, timestamp = '', nonce_str = '', signature = '' } = told
  if (!headers.accept?.includes('application/json')) throw new Refusal(406, 'PARAM_ERROR', 'accept')
  if (!headers['user-agent']) throw new Refusal(403, 'NO_AUTH', 'user-agent')
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json'))
    throw new Refusal(415, 'PARAM_ERROR', 'content-type')
  if (mchid !== mchId) throw signError('mchid')
  if (serial_no !== identity.serial) throw signError('serial_no')
  if (!/^\d{10}$/.test(timestamp) || Math.abs(wireSeconds() - Number(timestamp)) > CLOCK_S) throw signError('timestamp')
  if (!nonce_str || nonce_str.length > 32) throw signError('nonce_str')
  const text = `${[method, target, timestamp, nonce_str, body].join('\n')}\n`
  if (!isSignedBy(identity.merchant.publicKey, text, signature)) throw signError('signature')
}

/** Headers that sign an answer by a platform key, or are wrong on demand. */
export function signAnswer(identity: Identity, key: PlatformKey, body: string, fault?: Fault): Record<string, string> {
  if (fault === 'unsigned' || fault === 'unsignedRefusal') return {}
  const at = wireSeconds() - (fault === 'oldTimestamp' ? 2 * CLOCK_S : 0)
  const used = fault === 'unknownSerial' ? identity.stranger : key
  const isForged = fault === 'badSignature' || fault === 'badRefusal'
  const privateKey = isForged ? identity.merchant.privateKey : used.privateKey
  return signedHeaders({ serial: used.serial, at, body, key: privateKey, isProbe: fault === 'signTest' })
}

interface Signing {
  serial: string
  /** Seconds. */
  at: number
  body: string
  key: PlatformKey['privateKey']
  isProbe?: boolean
}

/** The headers of answers and notices. */
export function signedHeaders({ serial, at, body, key, isProbe }: Signing): Record<string, string> {
  const nonce = nonceOf()
  const signature = signText(`${at}\n${nonce}\n${body}\n`, key)
  return {
    'wechatpay-timestamp': String(at),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': isProbe ? `WECHATPAY/SIGNTEST/${signature.slice(0, 40)}` : signature,
    'wechatpay-signature-type': SCHEME,
  }
}

import { parseDateTime } from '@/lib/shared/time'
import { invalid, Refusal, type Values } from './books'
import type { Fault } from './faults'
import { Biz } from './fields'
import { type Identity, isSignedBy, signedText, signText } from './identity'

/** Strictness of `timestamp`. */
const CLOCK_MS = 10 * 60_000

export interface Receiver {
  identity: Identity
  mode: 'key' | 'certificate'
  appId: string
  now: Date
}

export interface Call {
  method: string
  biz: Biz
  notifyUrl: string
  returnUrl: string
}

/** Checks the common fields and the signature of a call: query and form together. */
export function readCall(fields: Readonly<Record<string, string>>, receiver: Receiver): Call {
  const { identity, mode, appId, now } = receiver
  const { method = '', sign = '', timestamp = '', notify_url = '', return_url = '', biz_content = '' } = fields
  if (fields.app_id !== appId) throw invalid('isv.invalid-app-id')
  if (fields.charset !== 'utf-8') throw invalid('isv.invalid-charset')
  if (fields.sign_type !== 'RSA2') throw invalid('isv.invalid-signature-type')
  if (fields.version !== '1.0') throw invalid('isv.invalid-version')
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp)) throw invalid('isv.invalid-timestamp')
  if (Math.abs(parseDateTime(timestamp).getTime() - now.getTime()) > CLOCK_MS) throw invalid('isv.invalid-timestamp')
  if (mode === 'certificate') {
    if (fields.app_cert_sn !== identity.appCert.sn) throw invalid('isv.app-cert-not-exist')
    if (fields.alipay_root_cert_sn !== identity.rootSn) throw invalid('isv.invalid-alipay-root-cert-sn')
  } else if (fields.app_cert_sn) throw invalid('isv.app-cert-not-exist')
  if (!isSignedBy(identity.app.publicKey, signedText(fields), sign)) throw invalid('isv.invalid-signature')
  if (notify_url.length > 256) throw invalid('isv.invalid-parameter')
  return { method, biz: new Biz(readJson(biz_content)), notifyUrl: notify_url, returnUrl: return_url }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new Refusal('40001', 'isv.missing-biz-content')
  }
}

export const keyOf = (method: string): string => `${method.replaceAll('.', '_')}_response`
export const okOf = (values: Values): Values => ({ code: '10000', msg: 'Success', ...values })
export const refusalOf = (code: string, subCode: string): Values => ({
  code,
  msg: code === '20000' ? 'Service Currently Unavailable' : 'Business Failed',
  sub_code: subCode,
  sub_msg: '业务处理失败',
})

/** The raw answer: the signature covers the characters of the inner object as sent. */
export function answerText(receiver: Receiver, method: string, values: Values, fault?: Fault): string {
  const { identity, mode } = receiver
  const isOld = fault === 'oldCertificate'
  const key =
    fault === 'badSignature'
      ? identity.app.privateKey
      : isOld
        ? identity.old.holder.privateKey
        : identity.alipay.privateKey
  // slashes are escaped, as the gateway does
  const inner = JSON.stringify(values).replaceAll('/', '\\/')
  const certSn = isOld ? identity.old.cert.sn : identity.alipayCert.sn
  const cert = mode === 'certificate' ? `,"alipay_cert_sn":"${certSn}"` : ''
  const name = JSON.stringify(keyOf(method))
  const second = fault === 'twice' ? `,${name}:{"code":"10000","trade_status":"TRADE_SUCCESS","status":"SUCCESS"}` : ''
  return `{${name}:${inner}${cert},"sign":"${signText(inner, key)}"${second}}`
}

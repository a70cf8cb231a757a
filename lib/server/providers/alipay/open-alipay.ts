import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { formatDateTime } from '@/lib/shared/time'
import { createLogOnce } from '../log-once'
import { AlipayMisconfigured, AlipayUnknown, type Answer, readAnswer, safe } from './answer'
import { type AlipayTrust, hasCertificates, readKeys } from './keys'

/** An app of the merchant at Alipay's gateway. */
export interface AlipayApp {
  appId: string
  /** Of the app: PEM or bare base64, PKCS#1 or PKCS#8. */
  privateKey: string
  trust: AlipayTrust
  /** Address of the gateway with its path; '' or absent: the real one. */
  gateway?: string
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
  /** Longest wait for an answer. */
  timeoutMs?: number
  /** Longest wait for the file of a bill; its address is valid for 30 s. */
  downloadMs?: number
}

/** Values of `biz_content`, in snake_case. */
export type Biz = Readonly<Record<string, unknown>>

export interface AlipayClient {
  /**
   * One call. Rejects with AlipayUnknown if there is no answer or its signature or certificate is wrong, and with
   * AlipayMisconfigured if the gateway refuses our settings.
   */
  ask(method: string, biz: Biz, common?: { notifyUrl: string }): Promise<Answer>
  /** Address of Alipay's page for a payment; no call is made. */
  pageUrl(method: string, biz: Biz, common: { notifyUrl: string; returnUrl: string }): string
  /** Whether Alipay signed the fields of a notice. */
  isSigned(fields: Readonly<Record<string, string>>): boolean
  downloadMs: number
  now: () => Date
  log: AlipayApp['log']
}

const GATEWAY = 'https://openapi.alipay.com/gateway.do'
const TIMEOUT_MS = 10_000
const DOWNLOAD_MS = 30_000

/** Opens a client; the SDK is loaded only when it is used. Rejects if a key or certificate is unusable. */
export async function openAlipay(app: AlipayApp): Promise<AlipayClient> {
  if (!app.appId) throw new Error('alipay: the app id is missing')
  const { now, log } = app
  const keys = readKeys(app.privateKey, app.trust)
  const { AlipaySdk } = await import('alipay-sdk')
  const logOnce = createLogOnce(log)

  /** The SDK neither looks at `alipay_cert_sn` nor at what was signed if a response has a key twice. */
  class CheckedSdk extends AlipaySdk {
    override checkResponseSign(raw: string, key: string, sign: string, traceId: string): void {
      const method = key.replace(/_response$/, '').replaceAll('_', '.')
      const response = JSON.parse(raw) as Record<string, unknown>
      if (!(key in response)) throw new AlipayUnknown(method, `gateway error ${claimOf(response.error_response)}`)
      if (typeof sign !== 'string' || !sign)
        throw new AlipayUnknown(method, `unsigned answer ${claimOf(response[key])}`)
      if (hasCertificates(app.trust) && response.alipay_cert_sn !== this.config.alipayCertSn) {
        const certSn = safe(response.alipay_cert_sn)
        logOnce(
          `certificate ${certSn}`,
          { method, certSn },
          'alipay signs with another certificate: install the new one',
        )
        throw new AlipayUnknown(method, 'another Alipay certificate')
      }
      try {
        super.checkResponseSign(raw, key, sign, traceId)
      } catch {
        // its message contains the whole response
        throw new AlipayUnknown(method, 'wrong signature')
      }
      if (!isDeepStrictEqual(JSON.parse(this.getSignStr(raw, key)), response[key]))
        throw new AlipayUnknown(method, 'more than what was signed')
    }
  }
  const sdk = new CheckedSdk({
    ...keys,
    appId: app.appId,
    gateway: app.gateway || GATEWAY,
    timeout: app.timeoutMs ?? TIMEOUT_MS,
    camelcase: false,
    signType: 'RSA2',
  })
  if (hasCertificates(app.trust) && !sdk.config.alipayRootCertSn)
    throw new Error('alipay: the root certificate has no RSA certificate')

  return {
    now,
    log,
    downloadMs: app.downloadMs ?? DOWNLOAD_MS,
    async ask(method, biz, common) {
      const params = { bizContent: biz, timestamp: formatDateTime(now()), ...(common && urlsOf(common)) }
      const response = await sdk.exec(method, params, { validateSign: true }).catch((error: unknown) => {
        // the SDK's errors hold the whole response
        throw error instanceof AlipayUnknown ? error : new AlipayUnknown(method, reasonOf(error))
      })
      try {
        return readAnswer(method, response)
      } catch (error) {
        if (error instanceof AlipayMisconfigured)
          logOnce(error.message, { method, reason: error.message }, 'alipay refuses our settings')
        throw error
      }
    },
    pageUrl: (method, biz, common) =>
      sdk.pageExecute(method, 'GET', { bizContent: biz, timestamp: formatDateTime(now()), ...urlsOf(common) }),
    isSigned(fields) {
      try {
        return sdk.checkNotifySignV2({ ...fields })
      } catch {
        return false
      }
    },
  }
}

const urlsOf = ({ notifyUrl, returnUrl }: { notifyUrl: string; returnUrl?: string }): Record<string, string> =>
  returnUrl ? { notify_url: notifyUrl, return_url: returnUrl } : { notify_url: notifyUrl }

/** The codes that an unchecked response states, for the log. */
function claimOf(response: unknown): string {
  if (typeof response !== 'object' || response === null) return ''
  const { code, sub_code } = response as Record<string, unknown>
  return `${safe(code)} ${safe(sub_code)}`.trim()
}

function reasonOf(error: unknown): string {
  const { responseDataRaw, cause } = error as { responseDataRaw?: string; cause?: unknown }
  if (responseDataRaw !== undefined) return 'unreadable answer'
  return cause instanceof Error ? `no answer (${cause.name})` : 'no answer'
}

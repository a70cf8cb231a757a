import type { Logger } from 'pino'
import { createLogOnce, type LogOnce } from '../log-once'
import { type Answer, readRefusal, safe, WechatMisconfigured, WechatUnknown } from './answer'
import { readKeys, type WechatPayKeys, type WechatPaySettings } from './keys'
import { parseValues, type Values } from './values'

/** A merchant of WeChat Pay, and one of its apps. */
export interface WechatPayMerchant extends WechatPaySettings {
  appId: string
  mchId: string
  /** Address of the interface; '' or absent: the real one. */
  gateway?: string
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
  /** Longest wait for an answer. */
  timeoutMs?: number
  /** Longest wait for the file of a bill. */
  downloadMs?: number
}

export interface WechatCall {
  /** For errors and the log, without numbers. */
  name: string
  /** Below the gateway, without a slash in front. */
  path: string
  query?: Readonly<Record<string, string>>
  /** Absent: a GET request. */
  body?: Values
}

export interface WechatPayClient {
  /**
   * One call. Rejects with WechatUnknown if there is no answer or its signature is wrong, and with WechatMisconfigured
   * if our settings are refused.
   */
  ask(call: WechatCall): Promise<Answer>
  /** The file of a bill, whose answer is not signed: compare its hash. Rejects with WechatUnknown. */
  download(url: string): Promise<Buffer>
  appId: string
  mchId: string
  keys: WechatPayKeys
  now: () => Date
  logOnce: LogOnce
}

const GATEWAY = 'https://api.mch.weixin.qq.com/'
const TIMEOUT_MS = 10_000
const DOWNLOAD_MS = 60_000
const LARGEST_ANSWER = 1 << 20
/** The package lets the unsigned file through only if it is asked for by this path. */
const FILE_PATH = 'v3/billdownload/file'

/** What an error of the package holds, besides the request with its secrets. */
interface Failure {
  code?: string
  response?: { status: number; data: unknown; headers: { get(name: string): unknown } }
}

/** Opens a client; the package is loaded only when it is used. Rejects if a key or setting is unusable. */
export async function openWechatPay(merchant: WechatPayMerchant): Promise<WechatPayClient> {
  const { appId, mchId, now, log } = merchant
  if (!appId) throw new Error('wechat pay: the app id is missing')
  if (!/^\d{8,10}$/.test(mchId)) throw new Error('wechat pay: the merchant id is not a number of 8 to 10 digits')
  const gateway = new URL(merchant.gateway || GATEWAY)
  const keys = readKeys(merchant)
  const logOnce = createLogOnce(log)
  const { Wechatpay } = await import('wechatpay-axios-plugin')
  const wechat = new Wechatpay({
    mchid: mchId,
    serial: keys.serial,
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certs: keys.platform,
    baseURL: gateway.href,
    // without it, answers to a merchant with both kinds of key are signed by the certificate
    headers: keys.publicKeyId ? { 'Wechatpay-Serial': keys.publicKeyId } : {},
    maxRedirects: 0,
    proxy: false,
    maxContentLength: LARGEST_ANSWER,
    // the body stays as it was signed
    responseType: 'text',
  })

  /** Never throws the package's error: it holds the request with its signature and the payer's id. */
  const failed = (name: string, error: unknown): Answer => {
    const { code = '', response } = error as Failure
    if (code.startsWith('EV3_RES_')) {
      const serial = safe(String(response?.headers.get('wechatpay-serial') ?? ''))
      if (code === 'EV3_RES_HEADER_PLATFORM_SERIAL')
        logOnce(`serial ${serial}`, { serial }, 'wechat pay signs with a key that we do not have: add it')
      throw new WechatUnknown(name, `answer not genuine (${code})`)
    }
    if (!response) throw new WechatUnknown(name, `no answer (${safe(code) || 'error'})`)
    const body = Buffer.isBuffer(response.data) ? response.data.toString() : String(response.data ?? '')
    const headerOf = (header: string) => response.headers.get(header)?.toString()
    // refusals may come unsigned; the package compares times with the machine's clock too
    if (headerOf('wechatpay-signature') && !keys.isGenuine(headerOf, body, new Date()))
      throw new WechatUnknown(name, `refusal not genuine (${response.status})`)
    try {
      return readRefusal(name, response.status, body)
    } catch (refusal) {
      if (refusal instanceof WechatMisconfigured)
        logOnce(refusal.message, { call: name, reason: refusal.message }, 'wechat pay refuses our settings')
      throw refusal
    }
  }

  return {
    appId,
    mchId,
    keys,
    now,
    logOnce,
    async ask({ name, path, query, body }) {
      const timeout = merchant.timeoutMs ?? TIMEOUT_MS
      const config = { params: query, timeout, signal: AbortSignal.timeout(timeout) }
      const link = wechat.chain(path)
      try {
        const { data } = body ? await link.post(body, config) : await link.get(config)
        const values = data === '' ? {} : parseValues(String(data))
        if (values) return { ok: true, values }
      } catch (error) {
        return failed(name, error)
      }
      throw new WechatUnknown(name, 'unreadable answer')
    },
    async download(url) {
      const [name, file] = ['bill file', URL.canParse(url) ? new URL(url) : undefined]
      if (file?.origin !== gateway.origin || file.pathname !== `/${FILE_PATH}`)
        throw new WechatUnknown(name, 'the file is elsewhere')
      const timeout = merchant.downloadMs ?? DOWNLOAD_MS
      const signal = AbortSignal.timeout(timeout)
      const params = Object.fromEntries(file.searchParams)
      const config = { params, timeout, signal, responseType: 'arraybuffer', maxContentLength: -1 } as const
      try {
        const { data } = await wechat.chain(FILE_PATH).get(config)
        if (Buffer.isBuffer(data)) return data
      } catch (error) {
        const refused = failed(name, error)
        if (!refused.ok) throw new WechatUnknown(name, refused.code)
      }
      throw new WechatUnknown(name, 'unreadable answer')
    },
  }
}

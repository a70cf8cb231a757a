import { existsSync, readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { AlipayTrust } from '../providers/alipay/keys'
import { createAliyunCaller } from '../providers/aliyun/caller'
import type { PaymentProvider } from '../providers/payment/port'
import type { PayoutProvider } from '../providers/payout/port'
import { createAliyunRealName } from '../providers/real-name/aliyun'
import { createLocalRealName } from '../providers/real-name/local'
import type { RealNameProvider } from '../providers/real-name/port'
import { createAliyunSms, readSmsSigns, readSmsTemplates } from '../providers/sms/aliyun'
import { createLocalSms } from '../providers/sms/local'
import type { SmsProvider } from '../providers/sms/port'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'

interface Context {
  log: Logger
  now: () => Date
}

/** The payment providers of PAYMENT_PROVIDER. Rejects with PlainError that names a missing or unusable setting. */
export async function choosePayments(env: Env, sandbox: PaymentProvider, context: Context): Promise<PaymentProvider[]> {
  if (env.PAYMENT_PROVIDER === 'sandbox') return [sandbox]
  return [await openAlipayPayment(env, context)]
}

export async function openAlipayPayment(env: Env, context: Context): Promise<PaymentProvider> {
  const { createAlipayPayment } = await import('../providers/payment/alipay/create-alipay-payment')
  return named('ALIPAY_*', () =>
    createAlipayPayment({
      ...alipayApp(env),
      ...context,
      sellerId: needed(env, 'ALIPAY_SELLER_ID'),
      notifyUrl: `${env.PUBLIC_ORIGIN}/api/pay/notify/alipay`,
      desktop: env.ALIPAY_DESKTOP,
      qrProduct: env.ALIPAY_QR_PRODUCT,
    }),
  )
}

export const choosePayout = async (env: Env, sandbox: PayoutProvider, context: Context): Promise<PayoutProvider> =>
  env.PAYOUT_PROVIDER === 'sandbox' ? sandbox : openAlipayPayout(env, context)

export async function openAlipayPayout(env: Env, context: Context): Promise<PayoutProvider> {
  const { createAlipayPayout } = await import('../providers/payout/alipay/create-alipay-payout')
  const name = needed(env, 'ALIPAY_TRANSFER_SCENE')
  return named('ALIPAY_*', () =>
    createAlipayPayout({ ...alipayApp(env), ...context, transferScene: { name, infos: readInfos(env) } }),
  )
}

function alipayApp(env: Env): { appId: string; privateKey: string; trust: AlipayTrust; gateway: string } {
  const trust: AlipayTrust = env.ALIPAY_APP_CERT
    ? {
        appCert: readText(env.ALIPAY_APP_CERT),
        alipayCert: readText(needed(env, 'ALIPAY_CERT')),
        alipayRootCert: readText(needed(env, 'ALIPAY_ROOT_CERT')),
      }
    : { alipayPublicKey: readText(needed(env, 'ALIPAY_PUBLIC_KEY')) }
  return {
    appId: needed(env, 'ALIPAY_APP_ID'),
    privateKey: readText(needed(env, 'ALIPAY_PRIVATE_KEY')),
    trust,
    gateway: env.ALIPAY_GATEWAY,
  }
}

/** `佣金报酬说明=游戏交易货款,…`: what a transfer scene requires to be stated. */
function readInfos(env: Env): { type: string; content: string }[] {
  return needed(env, 'ALIPAY_TRANSFER_INFOS')
    .split(',')
    .map((pair) => {
      const [type = '', content = ''] = pair.split('=').map((part) => part.trim())
      if (!type || !content) throw new PlainError('ALIPAY_TRANSFER_INFOS: comma-separated type=content')
      return { type, content }
    })
}

export function chooseSms(env: Env, db: Db, log: Logger): SmsProvider {
  if (env.SMS_PROVIDER === 'local') return createLocalSms(db, log)
  return createAliyunSms({
    call: aliyun(env, env.ALIYUN_SMS_ENDPOINT),
    templates: namedSync('ALIYUN_SMS_TEMPLATES', () => readSmsTemplates(env.ALIYUN_SMS_TEMPLATES)),
    sign: needed(env, 'ALIYUN_SMS_SIGN'),
    signsOf: readSmsSigns(env.ALIYUN_SMS_SIGNS),
  })
}

export const chooseRealName = (env: Env): RealNameProvider =>
  env.REAL_NAME_PROVIDER === 'local'
    ? createLocalRealName()
    : createAliyunRealName(aliyun(env, env.ALIYUN_REAL_NAME_ENDPOINT))

export function aliyun(env: Env, address: string) {
  const { host, protocol } = new URL(address)
  return createAliyunCaller({
    accessKeyId: needed(env, 'ALIYUN_ACCESS_KEY_ID'),
    accessKeySecret: needed(env, 'ALIYUN_ACCESS_KEY_SECRET'),
    endpoint: host,
    protocol: protocol === 'http:' ? 'http' : 'https',
  })
}

function needed(env: Env, name: keyof Env & string): string {
  const value = String(env[name] ?? '')
  if (!value) throw new PlainError(`${name}: missing; docs/vendors.md says where to find it`)
  return value
}

/** A text, or the path of a file that contains it: keys and certificates have many lines. */
const readText = (value: string): string =>
  value.length < 500 && existsSync(value) ? readFileSync(value, 'utf8') : value.replaceAll('\\n', '\n')

async function named<T>(setting: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw withName(setting, error as Error)
  }
}

function namedSync<T>(setting: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw withName(setting, error as Error)
  }
}

const withName = (setting: string, error: Error): PlainError =>
  error instanceof PlainError ? error : new PlainError(`${setting}: ${error.message}`)

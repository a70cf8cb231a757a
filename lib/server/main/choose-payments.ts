import type { Logger } from 'pino'
import type { AlipayTrust } from '../providers/alipay/keys'
import type { PaymentProvider } from '../providers/payment/port'
import type { PayoutProvider } from '../providers/payout/port'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'
import { listOf, named, needed, readText } from './read-setting'

interface Context {
  log: Logger
  now: () => Date
}

const noticeUrl = (env: Env, provider: string): string => `${env.PUBLIC_ORIGIN}/api/pay/notify/${provider}`

/** The vendors of PAYMENT_PROVIDER; none for the sandbox. Rejects with PlainError that names a wrong setting. */
export async function openPayments(env: Env, context: Context): Promise<PaymentProvider[]> {
  const vendors = { sandbox: [], alipay: [openAlipay], wechat: [openWechat], 'alipay-wechat': [openAlipay, openWechat] }
  return Promise.all(vendors[env.PAYMENT_PROVIDER].map((open) => open(env, context)))
}

async function openAlipay(env: Env, context: Context): Promise<PaymentProvider> {
  const { createAlipayPayment } = await import('../providers/payment/alipay/create-alipay-payment')
  return named('ALIPAY_*', () =>
    createAlipayPayment({
      ...alipayApp(env),
      ...context,
      sellerId: needed(env, 'ALIPAY_SELLER_ID'),
      notifyUrl: noticeUrl(env, 'alipay'),
      desktop: env.ALIPAY_DESKTOP,
      qrProduct: env.ALIPAY_QR_PRODUCT,
    }),
  )
}

async function openWechat(env: Env, context: Context): Promise<PaymentProvider> {
  const { createWechatPayment } = await import('../providers/payment/wechat/create-wechat-payment')
  const certificates = listOf(env.WECHAT_PAY_CERTS).map(readText)
  const isOld = certificates.length > 0 && !env.WECHAT_PAY_PUBLIC_KEY_ID
  return named('WECHAT_PAY_*', () =>
    createWechatPayment({
      ...context,
      appId: needed(env, 'WECHAT_PAY_APP_ID'),
      mchId: needed(env, 'WECHAT_PAY_MCH_ID'),
      serial: needed(env, 'WECHAT_PAY_SERIAL'),
      privateKey: readText(needed(env, 'WECHAT_PAY_PRIVATE_KEY')),
      apiV3Key: needed(env, 'WECHAT_PAY_API_V3_KEY'),
      ...(isOld
        ? {}
        : {
            publicKeyId: needed(env, 'WECHAT_PAY_PUBLIC_KEY_ID'),
            publicKey: readText(needed(env, 'WECHAT_PAY_PUBLIC_KEY')),
          }),
      platformCertificates: certificates,
      gateway: env.WECHAT_PAY_GATEWAY,
      notifyUrl: noticeUrl(env, 'wechat'),
      appSecret: env.WECHAT_PAY_APP_SECRET,
      h5Hosts: listOf(env.WECHAT_PAY_H5_HOSTS),
      jsapiHosts: listOf(env.WECHAT_PAY_JSAPI_HOSTS),
    }),
  )
}

/** The vendor of PAYOUT_PROVIDER; null for the sandbox. */
export async function openPayout(env: Env, context: Context): Promise<PayoutProvider | null> {
  if (env.PAYOUT_PROVIDER === 'sandbox') return null
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

/** `结算款项名称=账户余额提现,…`: what a transfer scene requires to be stated. */
const readInfos = (env: Env): { type: string; content: string }[] =>
  listOf(needed(env, 'ALIPAY_TRANSFER_INFOS')).map((pair) => {
    const [type = '', content = ''] = pair.split('=').map((part) => part.trim())
    if (!type || !content) throw new PlainError('ALIPAY_TRANSFER_INFOS: comma-separated type=content')
    return { type, content }
  })

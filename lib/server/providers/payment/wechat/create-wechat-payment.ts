import { openWechatPay } from '../../wechat-pay/open-wechat-pay'
import type { PayMethod, PaymentProvider } from '../port'
import { createCharges } from './charges'
import { createComplaints } from './complaints'
import type { WechatPaymentOptions } from './options'
import { createPayers } from './payers'
import { readNotice } from './read-notice'
import { readStatement } from './read-statement'
import { createRefunds } from './refunds'

const LONGEST_NOTIFY_URL = 255
const OAUTH_ORIGIN = 'https://api.weixin.qq.com'

/**
 * WeChat Pay by its API v3: a QR code everywhere (native), its page for phones (h5) and a call of its own browser (jsapi)
 * on the hosts registered for them. Rejects if a key or setting is unusable.
 */
export async function createWechatPayment(options: WechatPaymentOptions): Promise<PaymentProvider> {
  const { appId, appSecret, oauthOrigin, h5Hosts, jsapiHosts, notifyUrl } = options
  if (!isNotifyUrl(notifyUrl))
    throw new Error('wechat pay: the notify address is not https without a query, of at most 255 characters')
  const client = await openWechatPay(options)
  const parts = { client, notifyUrl }
  const payers = appSecret ? createPayers({ appId, appSecret, oauthOrigin: oauthOrigin || OAUTH_ORIGIN }) : undefined
  return {
    ...createCharges(parts),
    ...createRefunds(parts),
    name: 'wechat',
    methodsOf(channel, host) {
      if (channel !== 2) return []
      const methods: PayMethod[] = ['qr']
      if (h5Hosts.includes(host)) methods.push('page')
      if (payers && jsapiHosts.includes(host)) methods.push('jsapi')
      return methods
    },
    payers,
    complaints: createComplaints(client),
    statement: (day) => readStatement(client, day),
    verifyNotice: async (body, headers) => readNotice(client, body, headers),
    noticeAnswer: (accepted) => ({
      body: accepted ? '' : JSON.stringify({ code: 'FAIL', message: '失败' }),
      contentType: 'application/json',
      status: accepted ? 204 : 500,
    }),
  }
}

function isNotifyUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && !text.includes('?') && !text.includes('#') && text.length <= LONGEST_NOTIFY_URL
}

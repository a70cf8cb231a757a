import { type ChargeRequest, QR_PAYER, type RefundRequest } from '@/lib/server/providers/payment/port'
import { createWechatPayment } from '@/lib/server/providers/payment/wechat/create-wechat-payment'
import type { WechatPaymentOptions } from '@/lib/server/providers/payment/wechat/options'
import { yuanToFen } from '@/lib/shared/money/money'
import { APP_SECRET, OPEN_ID } from './merchant'
import { openDouble, SHORT_MS } from './open-double'

const MINUTE_MS = 60_000
export const NOTIFY_URL = 'https://shop.test/api/pay/notify/wechat'
export const HOST = 'shop.test'

export const PHONE_PAYER = {
  method: 'page',
  device: 'phone',
  clientIp: '203.0.113.7',
  openId: '',
  returnUrl: 'https://shop.test/center?payRand=r1&way=wx',
} as const
export const WECHAT_PAYER = { ...PHONE_PAYER, method: 'jsapi', openId: OPEN_ID } as const

/** The payment adapter at the double, and a charge of 88.50 that expires in 15 minutes. */
export async function openPayment(options: Partial<WechatPaymentOptions> = {}) {
  const double = await openDouble()
  const { wechat, merchant, clock } = double
  const settings = {
    notifyUrl: NOTIFY_URL,
    h5Hosts: [HOST],
    jsapiHosts: [HOST],
    appSecret: APP_SECRET,
    oauthOrigin: wechat.origin,
  }
  const provider = await createWechatPayment({ ...merchant, ...settings, ...options })
  /** The same without patience, for calls that are never answered. */
  const impatient = await createWechatPayment({ ...merchant, ...settings, ...options, timeoutMs: SHORT_MS })
  const charge = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
    interSn: 'P20350313',
    channel: 2,
    expiresAt: new Date(clock.now().getTime() + 15 * MINUTE_MS),
    distId: 7,
    amount: yuanToFen('88.50'),
    subject: '订单2035',
    payer: QR_PAYER,
    ...changes,
  })
  /** Opened, and paid by a buyer. */
  const paid = async (changes: Partial<ChargeRequest> = {}): Promise<ChargeRequest> => {
    const request = charge(changes)
    await provider.createCharge(request)
    wechat.pay(request.interSn)
    return request
  }
  const refund = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
    interSn: 'P20350313',
    channel: 2,
    refundSn: 'R1',
    amount: yuanToFen('88.50'),
    total: yuanToFen('88.50'),
    ...changes,
  })
  return { ...double, provider, impatient, charge, paid, refund }
}

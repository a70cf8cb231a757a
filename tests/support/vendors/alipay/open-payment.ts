import { createAlipayPayment } from '@/lib/server/providers/payment/alipay/create-alipay-payment'
import type { AlipayPaymentOptions } from '@/lib/server/providers/payment/alipay/options'
import { type ChargeRequest, QR_PAYER } from '@/lib/server/providers/payment/port'
import { yuanToFen } from '@/lib/shared/money/money'
import { openDouble } from './open-double'

const MINUTE_MS = 60_000
export const NOTIFY_URL = 'http://127.0.0.1:9/api/pay/notify/alipay'

/** The payment adapter at the double, and a charge of 88.50 that expires in 15 minutes. */
export async function openPayment(options: Partial<AlipayPaymentOptions> & { mode?: 'key' | 'certificate' } = {}) {
  const { mode, ...more } = options
  const double = await openDouble(mode)
  const { alipay, app, clock } = double
  const settings = {
    sellerId: alipay.sellerId,
    notifyUrl: NOTIFY_URL,
    desktop: 'qr',
    qrProduct: 'FACE_TO_FACE_PAYMENT',
  } as const
  const provider = await createAlipayPayment({ ...app, ...settings, ...more })
  const charge = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
    interSn: 'P1',
    channel: 1,
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
    alipay.pay(request.interSn)
    return request
  }
  return { ...double, provider, charge, paid }
}

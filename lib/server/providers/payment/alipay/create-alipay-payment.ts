import { openAlipay } from '../../alipay/open-alipay'
import { createLogOnce } from '../../log-once'
import type { PaymentProvider } from '../port'
import { createCharges } from './charges'
import { createComplaints } from './complaints'
import type { AlipayPaymentOptions, PaymentParts } from './options'
import { readNotice } from './read-notice'
import { readStatement } from './read-statement'
import { createRefunds } from './refunds'

const LONGEST_NOTIFY_URL = 256

/**
 * Alipay by its gateway: a QR code of its own for computers (precreate), its page for phones (wap) and, if wanted, for
 * computers (page). Rejects if a key, certificate or setting is unusable.
 */
export async function createAlipayPayment(options: AlipayPaymentOptions): Promise<PaymentProvider> {
  const { sellerId, notifyUrl, desktop, log } = options
  if (!/^\d{16}$/.test(sellerId)) throw new Error('alipay: the seller id is not a number of 16 digits')
  if (!URL.canParse(notifyUrl) || notifyUrl.length > LONGEST_NOTIFY_URL)
    throw new Error('alipay: the notify address is not an address of at most 256 characters')
  const client = await openAlipay(options)
  const parts: PaymentParts = { client, options, logOnce: createLogOnce(log) }
  return {
    ...createCharges(parts),
    ...createRefunds(parts),
    name: 'alipay',
    complaints: createComplaints(parts),
    methodsOf: (channel) => (channel !== 1 ? [] : desktop === 'page' ? ['page'] : ['qr', 'page']),
    statement: (day) => readStatement(client, day),
    verifyNotice: async (body) => readNotice(parts, body),
    noticeAnswer: (accepted) => ({ body: accepted ? 'success' : 'failure', contentType: 'text/plain', status: 200 }),
  }
}

import { type Fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { formatDateTime, MINUTE_MS } from '@/lib/shared/time'
import { AlipayUnknown, type Fields } from '../../alipay/answer'
import type { Biz } from '../../alipay/open-alipay'
import { fenOrNull } from '../../alipay/yuan'
import type { Charge, ChargeKey, ChargeRequest, ChargeState } from '../port'
import type { PaymentParts } from './options'
import { distIdOf } from './read-notice'

/**
 * Added to the end of a payment on a phone, whose page must be valid for at least five minutes when it is opened. The
 * same at each opening, because a request under a known number must not differ.
 */
const PHONE_MORE_MS = 6 * MINUTE_MS
/**
 * A code that no one scanned does not exist for queries and cannot be closed, but can be paid until the `time_expire`
 * that was sent: it is over after that of the page for phones, and minutes for the clocks of both sides.
 */
const GRACE_MS = PHONE_MORE_MS + 3 * MINUTE_MS
const LONGEST_SUBJECT = 256
/** Sent instead of a subject with words that Alipay forbids. */
const PLAIN_SUBJECT = '商品订单'
/** Refusals that concern the merchant's account or contract. */
const ACCOUNT_CODES =
  /^(MERCHANT_STATUS_NOT_NORMAL|ACCESS_FORBIDDEN|PARTNER_ERROR|SELLER_BEEN_BLOCKED|CONTEXT_INCONSISTENT|(BEYOND_PER|MERCHANT_PERM)_RECEIPT_.*)$/

/** Opens, queries and closes charges. */
export function createCharges({ client, options, logOnce }: PaymentParts) {
  const { notifyUrl, qrProduct } = options
  const isOver = ({ expiresAt }: ChargeKey): boolean => client.now().getTime() >= expiresAt.getTime() + GRACE_MS

  const openQr = async (request: ChargeRequest, subject: string): Promise<Charge> => {
    const method = 'alipay.trade.precreate'
    const biz = { ...bizOf(request, subject), product_code: qrProduct }
    const answer = await client.ask(method, biz, { notifyUrl })
    if (answer.ok) {
      const qrText = answer.field('qr_code')
      if (answer.field('out_trade_no') !== request.interSn || !qrText)
        throw new AlipayUnknown(method, 'answer about another charge')
      return { kind: 'qr', qrText }
    }
    if (answer.code === 'EXIST_FORBIDDEN_WORD' && subject !== PLAIN_SUBJECT) return openQr(request, PLAIN_SUBJECT)
    if (ACCOUNT_CODES.test(answer.code))
      logOnce(`precreate ${answer.code}`, { code: answer.code }, 'alipay opens no charges for this merchant')
    throw new AlipayUnknown(method, answer.code)
  }

  const openPage = (request: ChargeRequest): Charge => {
    const { device, returnUrl } = request.payer
    const biz = bizOf(request, request.subject)
    const common = { notifyUrl, returnUrl }
    if (device === 'desktop') {
      const page = { ...biz, product_code: 'FAST_INSTANT_TRADE_PAY', qr_pay_mode: '2' }
      return { kind: 'page', url: client.pageUrl('alipay.trade.page.pay', page, common) }
    }
    const until = new Date(request.expiresAt.getTime() + PHONE_MORE_MS)
    const page = { ...biz, product_code: 'QUICK_WAP_WAY', quit_url: returnUrl, time_expire: formatDateTime(until) }
    return { kind: 'page', url: client.pageUrl('alipay.trade.wap.pay', page, common) }
  }

  const queryCharge = async (key: ChargeKey): Promise<ChargeState | null> => {
    const method = 'alipay.trade.query'
    const answer = await client.ask(method, { out_trade_no: key.interSn })
    if (answer.ok) return stateOf(method, key, answer.field)
    if (answer.code !== 'TRADE_NOT_EXIST') throw new AlipayUnknown(method, answer.code)
    if (isOver(key)) return null
    const { interSn, channel } = key
    return { interSn, channel, distId: null, tradeNo: '', state: 'WAIT', amount: ZERO }
  }

  const stateOf = (method: string, key: ChargeKey, field: Fields): ChargeState => {
    const { interSn, channel } = key
    const [tradeNo, amount] = [field('trade_no'), fenOrNull(field('total_amount'))]
    if (field('out_trade_no') !== interSn || !tradeNo || amount === null)
      throw new AlipayUnknown(method, 'answer about another charge')
    const status = field('trade_status')
    const isReturned = status === 'TRADE_CLOSED' && field('send_pay_date') !== ''
    if (isReturned)
      logOnce(`returned ${interSn}`, { interSn, tradeNo }, 'alipay gave a payment back that was not settled here')
    const state = isReturned ? 'SUCCESS' : (STATES.get(status) ?? unknownState(interSn, status))
    return { interSn, channel, distId: distIdOf(field('passback_params')), tradeNo, state, amount }
  }

  const unknownState = (interSn: string, status: string): ChargeState['state'] => {
    if (status !== 'WAIT_BUYER_PAY') logOnce(`state ${status}`, { interSn, status }, 'unknown state of an alipay trade')
    return 'WAIT'
  }

  return {
    queryCharge,

    async createCharge(request: ChargeRequest): Promise<Charge> {
      if (request.channel !== 1) throw new Error('alipay takes no payments of another channel')
      if (request.payer.method === 'qr') return openQr(request, request.subject)
      if (request.payer.method === 'page') return openPage(request)
      throw new Error(`alipay has no method ${request.payer.method}`)
    },

    /** Never by `cancel`, which refunds a trade that was paid meanwhile. */
    async closeCharge(key: ChargeKey): Promise<boolean> {
      const method = 'alipay.trade.close'
      const answer = await client.ask(method, { out_trade_no: key.interSn })
      if (answer.ok) {
        if (answer.field('out_trade_no') !== key.interSn) throw new AlipayUnknown(method, 'answer about another charge')
        return true
      }
      if (answer.code === 'TRADE_NOT_EXIST') return isOver(key)
      // paid, or closed before
      if (/^(TRADE_STATUS_ERROR|REASON_ILLEGAL_STATUS)$/.test(answer.code))
        return (await queryCharge(key))?.state === 'CLOSED'
      throw new AlipayUnknown(method, answer.code)
    },
  }
}

const STATES = new Map<string, ChargeState['state']>([
  ['TRADE_SUCCESS', 'SUCCESS'],
  ['TRADE_FINISHED', 'SUCCESS'],
  ['TRADE_CLOSED', 'CLOSED'],
])

const bizOf = (request: { interSn: string; amount: Fen; distId: number; expiresAt: Date }, subject: string): Biz => ({
  out_trade_no: request.interSn,
  total_amount: fenToYuan(request.amount),
  subject: subject.replace(/[/=&]/g, ' ').slice(0, LONGEST_SUBJECT),
  time_expire: formatDateTime(request.expiresAt),
  passback_params: String(request.distId),
})

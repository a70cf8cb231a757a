import type { Logger } from 'pino'
import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money'
import type { Db } from '../../../db/client'
import type { Channel, ChargeState, Notice, PaymentProvider } from '../port'
import { APP_ID, type Misbehaviour, SandboxGateway, SELLER_ID, type Trade } from './gateway'
import { type SandboxKeys, signedText } from './keys'
import { tillPage } from './till-page'

interface SandboxOptions {
  db: Db
  log: Logger
  keys: SandboxKeys
  now: () => Date
  /** Where this program listens: notifications are sent there over real HTTP. */
  baseUrl: string
  /** Where a person's browser or phone finds the till. */
  publicOrigin: string
  misbehave?: () => Misbehaviour
}

interface SandboxPayment {
  provider: PaymentProvider
  gateway: SandboxGateway
  /** /sandbox-pay/{tradeNo}; null for anything else. */
  routes: (request: Request) => Promise<Response | null>
}

/** A gateway of our own that behaves like a real one: own book and page, signed notifications with retries, queries. */
export function createSandboxPayment(options: SandboxOptions): SandboxPayment {
  const { keys, now, publicOrigin, log } = options
  const gateway = new SandboxGateway({ ...options, notifyUrl: `${options.baseUrl}/api/pay/notify/sandbox` })
  const provider: PaymentProvider = {
    name: 'sandbox',
    createCharge: async (request) => ({
      qrText: `${publicOrigin}/sandbox-pay/${(await gateway.open(request)).tradeNo}`,
    }),
    queryCharge: async (interSn) => {
      const trade = await gateway.byNumber(interSn)
      return trade ? stateOf(trade) : null
    },
    closeCharge: (interSn) => gateway.close(interSn),
    verifyNotice: async (body) => readNotice(keys, body),
    noticeAnswer: (accepted) => ({ body: accepted ? 'success' : 'failure', contentType: 'text/plain', status: 200 }),
    refundCharge: (interSn, _channel, refundSn, amount) => gateway.refund(interSn, refundSn, amount),
  }
  return {
    provider,
    gateway,
    async routes(request) {
      const tradeNo = /^\/sandbox-pay\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1]
      if (!tradeNo) return null
      if (request.method === 'POST') {
        const choice = new URLSearchParams(await request.text()).get('do')
        const trade = await gateway.byTrade(tradeNo)
        if (choice === 'pay' && (await gateway.pay(tradeNo)))
          gateway.deliverNotices().catch((err) => log.error({ err }, 'sandbox notification failed'))
        else if (choice === 'cancel' && trade) await gateway.close(trade.outTradeNo)
        return new Response(null, { status: 303, headers: { location: `/sandbox-pay/${tradeNo}` } })
      }
      return tillPage(await gateway.byTrade(tradeNo), now())
    },
  }
}

const stateOf = (trade: Trade): ChargeState => ({
  interSn: trade.outTradeNo,
  distId: distIdOf(trade.attach),
  channel: trade.channel,
  tradeNo: trade.tradeNo,
  state: trade.state,
  amount: trade.amountFen,
})

/** Any other status moves nothing. */
const STATES: Record<string, ChargeState['state']> = { TRADE_SUCCESS: 'SUCCESS', TRADE_CLOSED: 'CLOSED' }

const distIdOf = (attach: string): number | null => (/^\d{1,9}$/.test(attach) ? Number(attach) : null)

/** Signature first, then app, seller and tenant; null for anything that is not ours and genuine. */
function readNotice(keys: SandboxKeys, body: string): Notice | null {
  const params = Object.fromEntries(new URLSearchParams(body))
  const {
    sign = '',
    app_id,
    seller_id,
    out_trade_no = '',
    trade_no = '',
    trade_status = '',
    total_amount = '',
    channel,
    attach = '',
  } = params
  if (!keys.verify(signedText(params), sign) || app_id !== APP_ID || seller_id !== SELLER_ID) return null
  if (!YUAN_PATTERN.test(total_amount) || (channel !== '1' && channel !== '2')) return null
  const distId = distIdOf(attach)
  if (distId === null) return null
  const state = STATES[trade_status] ?? 'WAIT'
  return {
    provider: 'sandbox',
    kind: state,
    interSn: out_trade_no,
    distId,
    tradeNo: trade_no,
    state,
    amount: yuanToFen(total_amount),
    channel: Number(channel) as Channel,
  }
}

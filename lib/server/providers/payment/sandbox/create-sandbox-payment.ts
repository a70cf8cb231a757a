import type { Logger } from 'pino'
import type { Db } from '../../../db/client'
import type { SandboxKeys } from '../../sandbox/keys'
import type { PaymentProvider } from '../port'
import { cashierPage } from './cashier-page'
import { SandboxGateway } from './gateway'
import type { Misbehaviour } from './merchant'
import { readNotice, refundOf, stateOf } from './read-notice'
import { type RefundWay, WAYS } from './refunds'

interface SandboxOptions {
  db: Db
  log: Logger
  keys: SandboxKeys
  now: () => Date
  /** Address this program listens on: notifications are sent there over real HTTP. */
  baseUrl: string
  /** Address where a person's browser or phone finds the checkout page. */
  publicOrigin: string
  misbehave?: () => Misbehaviour
}

interface SandboxPayment {
  provider: PaymentProvider
  gateway: SandboxGateway
  /** /sandbox-pay/{tradeNo}; null for anything else. */
  routes: (request: Request) => Promise<Response | null>
}

/**
 * A local gateway that behaves like a real one: its own records and page, signed notifications with retries, queries.
 */
export function createSandboxPayment(options: SandboxOptions): SandboxPayment {
  const { keys, now, publicOrigin, log } = options
  const gateway = new SandboxGateway({ ...options, notifyUrl: `${options.baseUrl}/api/pay/notify/sandbox` })
  const provider: PaymentProvider = {
    name: 'sandbox',
    methodsOf: () => ['qr', 'page'],
    async createCharge(request) {
      const url = `${publicOrigin}/sandbox-pay/${(await gateway.open(request)).tradeNo}`
      return request.payer.method === 'qr' ? { kind: 'qr', qrText: url } : { kind: 'page', url }
    },
    queryCharge: async ({ interSn }) => {
      const trade = await gateway.byNumber(interSn)
      return trade ? stateOf(trade) : null
    },
    closeCharge: ({ interSn }) => gateway.close(interSn),
    statement: async (day) => [...(await gateway.statement(day)), ...(await gateway.refunds.statement(day))],
    verifyNotice: async (body) => readNotice(keys, body),
    noticeAnswer: (accepted) => ({ body: accepted ? 'success' : 'failure', contentType: 'text/plain', status: 200 }),
    refundCharge: async (request) => refundOf(await gateway.refunds.ask(request), request.channel),
    queryRefund: async ({ refundSn, channel }) => {
      const refund = await gateway.refunds.byNumber(refundSn)
      return refund ? refundOf(refund, channel) : null
    },
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
        else if (isWay(choice)) await gateway.refunds.choose(tradeNo, choice)
        const back = choice === 'pay' && trade?.returnUrl ? trade.returnUrl : `/sandbox-pay/${tradeNo}`
        return new Response(null, { status: 303, headers: { location: back } })
      }
      return cashierPage(await gateway.byTrade(tradeNo), now())
    },
  }
}

const isWay = (choice: string | null): choice is RefundWay => choice !== null && choice in WAYS

import type { PayoutProvider } from '../port'
import { type BankOptions, isPayoutWay, SandboxBank } from './bank'
import { bankPage } from './bank-page'
import { payoutOf, readNotice } from './read-notice'

interface SandboxOptions extends Omit<BankOptions, 'notifyUrl'> {
  /** Address this program listens on: notifications are sent there over real HTTP. */
  baseUrl: string
}

interface SandboxPayout {
  provider: PayoutProvider
  gateway: SandboxBank
  /** /dev/bank: the bank's page. */
  routes: (request: Request) => Promise<Response>
}

const RECENT = 30

/** A local bank that behaves like a real one: its own records and page, signed notifications with retries, queries. */
export function createSandboxPayout(options: SandboxOptions): SandboxPayout {
  const { keys, log, baseUrl } = options
  const gateway = new SandboxBank({ ...options, notifyUrl: `${baseUrl}/api/pay/payoutNotify/sandbox` })
  const provider: PayoutProvider = {
    name: 'sandbox',
    payeeKinds: [1, 2, 3],
    createPayout: async (request) => payoutOf(await gateway.pay(request)),
    queryPayout: async (payoutSn) => {
      const payout = await gateway.byNumber(payoutSn)
      return payout ? payoutOf(payout) : null
    },
    statement: (day) => gateway.statement(day),
    verifyNotice: async (body) => readNotice(keys, body),
    noticeAnswer: (accepted) => ({ body: accepted ? 'success' : 'failure', contentType: 'text/plain', status: 200 }),
  }
  return {
    provider,
    gateway,
    async routes(request) {
      if (request.method !== 'POST') return bankPage(await gateway.recent(RECENT))
      const form = new URLSearchParams(await request.text())
      const [account, way, back] = [form.get('account')?.trim(), form.get('way'), form.get('back')]
      if (account && isPayoutWay(way)) await gateway.choose(account, way)
      if (back) {
        await gateway.sendBack(back)
        gateway.deliverNotices().catch((err) => log.error({ err }, 'sandbox notification failed'))
      }
      return new Response(null, { status: 303, headers: { location: '/dev/bank' } })
    },
  }
}

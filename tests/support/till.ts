import { reconcilePayments } from '@/lib/server/modules/trading/payments/reconcile-payments'
import { createSandboxPayment } from '@/lib/server/providers/payment/sandbox/create-sandbox-payment'
import type { Misbehaviour, SandboxGateway, Trade } from '@/lib/server/providers/payment/sandbox/gateway'
import { openKeys, type SandboxKeys, signedText } from '@/lib/server/providers/payment/sandbox/keys'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { World } from './world'

/** The payer's phone and the gateway behind it, in the hands of a test. Notices travel only when a test sends them. */
export class Till {
  behave: Misbehaviour = {}
  private constructor(
    private readonly world: World,
    readonly keys: SandboxKeys,
    readonly gateway: SandboxGateway,
  ) {}

  static async open(world: World): Promise<Till> {
    const { db, log, vault } = world.services
    const keys = await openKeys(db, vault)
    const options = {
      db,
      log,
      keys,
      now: () => world.now(),
      baseUrl: `http://127.0.0.1:${world.port}`,
      publicOrigin: 'http://till.test',
    }
    const till: Till = new Till(world, keys, createSandboxPayment({ ...options, misbehave: () => till.behave }).gateway)
    return till
  }

  async trade(interSn: string): Promise<Trade> {
    const trade = await this.gateway.byNumber(interSn)
    if (!trade) throw new Error(`the gateway knows no ${interSn}`)
    return trade
  }

  /** The payer confirms; false when the trade is over. */
  async pay(interSn: string): Promise<boolean> {
    return this.gateway.pay((await this.trade(interSn)).tradeNo)
  }

  /** Body of a notice. `changes` are made before signing (the gateway itself says so), `tamper` after it. */
  async notice(
    interSn: string,
    changes: Record<string, string> = {},
    tamper: Record<string, string> = {},
  ): Promise<string> {
    const { sign: _, ...params } = { ...this.gateway.noticeOf(await this.trade(interSn)), ...changes }
    return new URLSearchParams({ ...params, sign: this.keys.sign(signedText(params)), ...tamper }).toString()
  }

  /** As the gateway posts it; the answer's text. */
  async send(body: string): Promise<string> {
    const url = `${this.world.dist().origin}/api/pay/notify/sandbox`
    const request = new Request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return (await this.world.app.api.fetch(request)).text()
  }

  /** Paid and told, as on a good day. */
  async settle(interSn: string): Promise<void> {
    await this.pay(interSn)
    await this.send(await this.notice(interSn))
  }

  async reconcile(): Promise<number> {
    return reconcilePayments(systemCtx(this.world.services, this.world.dist()), { limit: 500 })
  }
}

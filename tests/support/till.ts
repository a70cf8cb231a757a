import { desc, eq } from 'drizzle-orm'
import { sandboxRefunds } from '@/lib/server/db/schema/providers'
import { reconcilePayments } from '@/lib/server/modules/trading/payments/reconcile-payments'
import { reconcileRefunds } from '@/lib/server/modules/trading/payments/reconcile-refunds'
import { createSandboxPayment } from '@/lib/server/providers/payment/sandbox/create-sandbox-payment'
import type { SandboxGateway } from '@/lib/server/providers/payment/sandbox/gateway'
import type { Misbehaviour, Trade } from '@/lib/server/providers/payment/sandbox/merchant'
import type { RefundWay } from '@/lib/server/providers/payment/sandbox/refunds'
import { openKeys, type SandboxKeys, signedText } from '@/lib/server/providers/sandbox/keys'
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
    const ctx = systemCtx(this.world.services, this.world.dist())
    return (await reconcilePayments(ctx, { limit: 500 })) + (await reconcileRefunds(ctx, { limit: 500 }))
  }

  /** How refunds of a payment are to go. */
  async refundsGo(interSn: string, way: RefundWay): Promise<void> {
    await this.gateway.refunds.choose((await this.trade(interSn)).tradeNo, way)
  }

  /** Body of a notice about the refund of a payment, its latest. */
  async refundNotice(interSn: string, changes: Record<string, string> = {}): Promise<string> {
    const [refund] = await this.world.services.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.outTradeNo, interSn))
      .orderBy(desc(sandboxRefunds.createdAt))
    if (!refund) throw new Error(`the gateway was asked for no refund of ${interSn}`)
    const { sign: _, ...params } = { ...this.gateway.refunds.noticeOf(await this.trade(interSn), refund), ...changes }
    return new URLSearchParams({ ...params, sign: this.keys.sign(signedText(params)) }).toString()
  }
}

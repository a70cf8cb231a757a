import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { reconcilePayments } from '@/lib/server/modules/orders/trading/payments/reconcile-payments'
import { reconcileRefunds } from '@/lib/server/modules/orders/trading/payments/reconcile-refunds'
import { createPayments } from '@/lib/server/providers/payment/payments'
import { createWechatPayment } from '@/lib/server/providers/payment/wechat/create-wechat-payment'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../fixtures/deal'
import { faultsOf, ledgerStory } from '../../ledger'
import type { World } from '../../world'
import { LogRecorder } from '../log-recorder'
import { APP_SECRET } from './merchant'
import { NOTIFY_URL } from './open-payment'
import { WechatDouble } from './wechat-double'

/** A world whose payments go through the WeChat Pay adapter to the double, notices over real HTTP. */
export class WechatShop {
  private constructor(
    readonly world: World,
    readonly wechat: WechatDouble,
    readonly recorder: LogRecorder,
  ) {}

  static async open(world: World): Promise<WechatShop> {
    const now = () => world.now()
    const wechat = await WechatDouble.open({ now, noticeOrigin: () => `http://127.0.0.1:${world.port}` })
    const recorder = new LogRecorder()
    const hosts = [new URL(world.dist().origin).host]
    const payment = await createWechatPayment({
      ...wechat.credentials,
      now,
      log: recorder.log,
      notifyUrl: NOTIFY_URL,
      h5Hosts: hosts,
      jsapiHosts: hosts,
      appSecret: APP_SECRET,
      oauthOrigin: wechat.origin,
    })
    world.services.payments = createPayments([payment])
    return new WechatShop(world, wechat, recorder)
  }

  close(): Promise<void> {
    return this.wechat.close()
  }

  /** Runs the jobs that query payments and refunds once. */
  async reconcile(): Promise<void> {
    const ctx = systemCtx(this.world.services, this.world.dist())
    await reconcilePayments(ctx, { limit: 500 })
    await reconcileRefunds(ctx, { limit: 500 })
  }

  /** Posts a notice about a refund in its present state. */
  async tellRefund(refundNo: string): Promise<number> {
    return (await this.wechat.post(NOTIFY_URL, this.wechat.refundNotice(refundNo))).status
  }
}

/** Transfers of an order of 100.00 that was paid. */
export const PAID_STORY = ['payment      wechat -100.00 | buyer +100.00', 'orderHold    buyer -100.00 | escrow +100.00']

/** An order of 100.00 with a QR code of WeChat Pay; `sn` is its number there. */
export async function placeByWechat(world: World): Promise<{ deal: Deal; sn: string }> {
  const deal = await (await Deal.open(world)).place()
  return { deal, sn: await deal.startQr('2') }
}

/** Transfers of the deal's buyer and of refunds since the payment. */
export async function buyerStory({ world, people }: Deal): Promise<string[]> {
  const lines = (await ledgerStory(world, people)).split('\n')
  const first = lines.findIndex((line) => line.startsWith('payment') && line.includes('buyer'))
  return lines.slice(first).filter((line) => /^(?!left).*(buyer|refund )/.test(line))
}

/** One world with WeChat Pay for the tests of a block; each test ends with a correct ledger. */
export function wechatShop(world: World): () => WechatShop {
  let shop: WechatShop
  beforeAll(async () => {
    await world.open()
    shop = await WechatShop.open(world)
  })
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(async () => {
    await shop.close()
    await world.close()
  })
  return () => shop
}

import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { reconcileWithdrawals } from '@/lib/server/modules/money/payouts/reconcile-withdrawals'
import { reconcilePayments } from '@/lib/server/modules/orders/trading/payments/reconcile-payments'
import { reconcileRefunds } from '@/lib/server/modules/orders/trading/payments/reconcile-refunds'
import { createAlipayPayment } from '@/lib/server/providers/payment/alipay/create-alipay-payment'
import { createPayments } from '@/lib/server/providers/payment/payments'
import { createAlipayPayout } from '@/lib/server/providers/payout/alipay/create-alipay-payout'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { faultsOf } from '../../ledger'
import { World } from '../../world'
import { LogRecorder } from '../log-recorder'
import { AlipayDouble } from './alipay-double'
import { SCENE } from './open-payout'

/** A world whose payments and payouts go through the Alipay adapters to the double, notices over real HTTP. */
export class AlipayShop {
  private constructor(
    readonly world: World,
    readonly alipay: AlipayDouble,
    readonly recorder: LogRecorder,
  ) {}

  static async open(world: World): Promise<AlipayShop> {
    const now = () => world.now()
    const alipay = await AlipayDouble.open({ now })
    const recorder = new LogRecorder()
    const app = { ...alipay.credentials, now, log: recorder.log }
    const payment = await createAlipayPayment({
      ...app,
      sellerId: alipay.sellerId,
      notifyUrl: `http://127.0.0.1:${world.port}/api/pay/notify/alipay`,
      desktop: 'qr',
      qrProduct: 'FACE_TO_FACE_PAYMENT',
    })
    world.services.payments = createPayments([payment])
    world.services.payout = await createAlipayPayout({ ...app, transferScene: SCENE })
    return new AlipayShop(world, alipay, recorder)
  }

  close(): Promise<void> {
    return this.alipay.close()
  }

  /** Runs the jobs that query payments and refunds once. */
  async reconcile(): Promise<void> {
    const ctx = systemCtx(this.world.services, this.world.dist())
    await reconcilePayments(ctx, { limit: 500 })
    await reconcileRefunds(ctx, { limit: 500 })
  }

  /** Runs the job that sends and queries payouts once. */
  async payOut(): Promise<void> {
    await reconcileWithdrawals(systemCtx(this.world.services, this.world.dist()), { limit: 500 })
  }

  /** Errors of the ledger and of related tables, without those that compare it with the sandbox bank's records. */
  async faults(): Promise<unknown[]> {
    const found = (await faultsOf(this.world)) as { fault?: string }[]
    return found.filter(({ fault }) => !fault?.includes('the bank'))
  }
}

/** One world with Alipay for the tests of a block; each test ends with a correct ledger. */
export function alipayShop(): { world: World; shop: () => AlipayShop } {
  const world = new World()
  let shop: AlipayShop
  beforeAll(async () => {
    await world.open()
    shop = await AlipayShop.open(world)
  })
  afterEach(async () => expect(await shop.faults()).toEqual([]))
  afterAll(async () => {
    await shop.close()
    await world.close()
  })
  return { world, shop: () => shop }
}

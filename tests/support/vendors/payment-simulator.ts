import { createPayments } from '@/lib/server/providers/payment/payments'
import type { Till } from '../fixtures/till'
import type { World } from '../world'
import { AlipayShop } from './alipay/shop'
import { WechatShop } from './wechat-pay/shop'

/** Pays charges in place of the payers, and sends the provider's notifications. */
export interface PaymentSimulator {
  /** Confirms as the payer; false if the charge is over. */
  pay(interSn: string): Promise<boolean>
  /** A notice about the present state, which every call of the function sends; true if it was accepted. */
  notice(interSn: string): Promise<() => Promise<boolean>>
}

export const sandboxSimulator = (till: Till): PaymentSimulator => ({
  pay: (interSn) => till.pay(interSn),
  async notice(interSn) {
    const body = await till.notice(interSn)
    return async () => (await till.send(body)) === 'success'
  },
})

/** Alipay and WeChat Pay, each for its channel, for the payments of a world. */
export class VendorPayments implements PaymentSimulator {
  private constructor(
    readonly alipay: AlipayShop,
    readonly wechat: WechatShop,
  ) {}

  static async open(world: World): Promise<VendorPayments> {
    const alipay = await AlipayShop.open(world)
    const first = world.services.payments.all
    const wechat = await WechatShop.open(world)
    world.services.payments = createPayments([...first, ...world.services.payments.all])
    return new VendorPayments(alipay, wechat)
  }

  async close(): Promise<void> {
    await this.alipay.close()
    await this.wechat.close()
  }

  async pay(interSn: string): Promise<boolean> {
    return this.#isAlipay(interSn) ? this.alipay.alipay.pay(interSn) : this.wechat.wechat.pay(interSn)
  }

  async notice(interSn: string): Promise<() => Promise<boolean>> {
    const [alipay, wechat] = [this.alipay.alipay, this.wechat.wechat]
    if (this.#isAlipay(interSn)) {
      const body = alipay.notice(interSn)
      return async () => (await alipay.send(interSn, body)) === 'success'
    }
    const notice = wechat.notice(interSn)
    return async () => (await wechat.send(interSn, notice)) < 300
  }

  /** Runs the jobs that query payments and refunds once. */
  reconcile(): Promise<void> {
    return this.alipay.reconcile()
  }

  #isAlipay = (interSn: string): boolean => this.alipay.alipay.books.trades.has(interSn)
}

import { advanceDueDisputes } from '@/lib/server/modules/disputes/advance-due-disputes'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { giveCoupon } from './coupons'
import { Deal } from './deal'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import type { World } from './world'

export type Side = 'buyer' | 'seller'
type Action = 'agree' | 'contest' | 'propose' | 'accept' | 'escalate' | 'withdraw' | 'appeal'
export const STATEMENT = '商品写红武六把，上号只有四把'

/** A sale and the dispute about it. */
export class DisputeCase {
  constructor(
    readonly world: World,
    readonly deal: Deal,
  ) {}

  /** An account of 1000.00 that was handed over. */
  static async open(
    world: World,
    options: { price?: string; coupon?: string; goodsTypeId?: number } = {},
  ): Promise<DisputeCase> {
    const { price = '1000.00', coupon, goodsTypeId } = options
    const deal = await Deal.open(world, { price, balance: price, goodsTypeId })
    const couponId = coupon && String(await giveCoupon(world, deal.people.buyer, { amount: coupon, min: price }))
    await (await deal.place({ couponId: couponId || undefined })).pay()
    await deal.deliver()
    return new DisputeCase(world, deal)
  }

  async begin(want: 'full' | 'part' | 'redo' = 'full', refund?: string, by: Side = 'buyer') {
    const pictures = JSON.stringify([await ownPicture(this.world, this.deal.people[by])])
    const given = {
      orderSn: this.deal.orderSn,
      kind: 'mismatch',
      want,
      refund,
      statement: STATEMENT,
      pictures,
    } as const
    return this.deal[by].ask('POST /dispute/open', given)
  }

  async detail(by: Side = 'buyer') {
    const { dispute } = await this.deal[by].do('GET /dispute/ofOrder', { orderSn: this.deal.orderSn })
    if (!dispute) throw new Error('no dispute')
    return dispute
  }

  async act(by: Side, action: Action, given: object = {}) {
    return this.deal[by].ask('POST /dispute/act', { disputeSn: (await this.detail()).disputeSn, action, ...given })
  }

  /** Opened by the buyer and denied by the seller: both talk. */
  async contest(): Promise<void> {
    await this.begin()
    const { code, msg } = await this.act('seller', 'contest', { note: '发布时体验武器还没有到期，可以退一部分' })
    if (code !== 0) throw new Error(msg)
  }

  async rule(staff: Visitor, refund: string, { seller, fault = 'seller' }: { seller: string; fault?: Side }) {
    return staff.ask('POST /desk/ruleDispute', {
      ...{ disputeSn: (await this.detail()).disputeSn, facts: '限时武器没有标明到期日', rule: '描述规则 2.4' },
      ...{ refund, seller, fault },
    })
  }
}

/** The clock of disputes, till nothing is due. */
export async function runDisputes(world: World): Promise<void> {
  while ((await advanceDueDisputes(systemCtx(world.services, world.dist()), { limit: 100 })) > 0);
}

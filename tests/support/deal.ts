import { randomUUID } from 'node:crypto'
import { advanceDueOrders } from '@/lib/server/modules/trading/flow/advance-due-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ownPicture } from './evidence'
import type { GoodsOptions } from './goods'
import { ledgerStory } from './ledger'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

/** One seller, one buyer and an item, with the steps of a deal in the words of the market. */
export class Deal {
  orderSn = ''
  private constructor(
    readonly world: World,
    readonly people: { seller: Person; buyer: Person },
    readonly seller: Visitor,
    readonly buyer: Visitor,
    readonly goods: { sn: string; price: string },
  ) {}

  static async open(
    world: World,
    options: Partial<GoodsOptions> & { balance?: string; seller?: Person } = {},
  ): Promise<Deal> {
    const { balance, ...item } = options
    const people = { seller: options.seller ?? (await world.person()), buyer: await world.person({ balance }) }
    const [seller, buyer] = [await world.logIn(people.seller), await world.logIn(people.buyer)]
    return new Deal(world, people, seller, buyer, await world.goods({ ...item, seller: people.seller }))
  }

  async place(
    more: { goodsNum?: string; ensureId?: string; couponId?: string; wantAnswerId?: string } = {},
  ): Promise<this> {
    const placed = await this.buyer.do('POST /order/placeOrder', {
      goodsSn: this.goods.sn,
      price: this.goods.price,
      agree: '1',
      ...more,
    })
    this.orderSn = placed.orderSn
    return this
  }

  payment() {
    return { orderSn: this.orderSn, payPassword: PAY_PASSWORD }
  }

  async pay(): Promise<this> {
    await this.buyer.do('POST /pay/balancePay', this.payment(), { key: randomUUID() })
    return this
  }

  /** All of it, or so many units. */
  async deliver(units?: number): Promise<this> {
    await this.seller.do('POST /order/act', {
      orderSn: this.orderSn,
      action: 'deliver',
      account: 'hero@game',
      password: 'Secret-99',
      note: '已放到邮箱',
      pictures: JSON.stringify([await ownPicture(this.world, this.people.seller)]),
      quantity: units?.toString(),
    })
    return this
  }

  /** The account goes to the staff that verify it. */
  async submit(account = 'hero@game'): Promise<this> {
    const given = { account, password: 'Secret-77', note: '' }
    await this.seller.do('POST /order/act', { orderSn: this.orderSn, action: 'submit', ...given })
    return this
  }

  async confirm(): Promise<this> {
    await this.buyer.do('POST /order/confirmRecGoods', { orderId: this.orderSn })
    return this
  }

  /** Number of a started QR payment at the provider. */
  async startQr(aliOrWx: '1' | '2' = '1'): Promise<string> {
    const amount = (await this.detail()).totalPrice as string
    return (await this.buyer.do('POST /pay/recPay', { amount, aliOrWx, orderId: this.orderSn })).payInterSn
  }

  act(by: 'buyer' | 'seller', action: 'accept' | 'refund' | 'deliver' | 'submit' | 'waive', given: object = {}) {
    return this[by].ask('POST /order/act', { orderSn: this.orderSn, action, ...given })
  }

  detail(viewer: Visitor = this.buyer) {
    return viewer.do('GET /order/orderDetail', { orderSn: this.orderSn })
  }

  /** "1 VERIFY": where the order stands. */
  async state(): Promise<string> {
    const { status, subStatus } = await this.detail()
    return `${status} ${subStatus}`
  }

  /** Titles of what a side was told, the newest first. */
  async bellOf(by: 'buyer' | 'seller'): Promise<string[]> {
    return (await this[by].do('GET /notification/list', {})).list.map(({ title }) => title)
  }

  /** What moved, and what is left with whom. */
  story(): Promise<string> {
    return ledgerStory(this.world, this.people)
  }
}

/** The order clock, till nothing is due. */
export async function runClock(world: World): Promise<void> {
  while ((await advanceDueOrders(systemCtx(world.services, world.dist()), { limit: 100 })) > 0);
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { goods } from '@/lib/server/db/schema/catalog'
import type { GoodsSn } from '@/lib/shared/ids'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

export interface RentalOptions {
  owner?: Person
  hour?: string
  deposit?: string
  balance?: string
  /** Stored with the offer, so that the system hands over. */
  stored?: boolean
}

/** One owner, one renter and an account that is let, with the steps of a rental in the words of the market. */
export class Rental {
  orderSn = ''
  private constructor(
    readonly world: World,
    readonly people: { owner: Person; renter: Person },
    readonly owner: Visitor,
    readonly renter: Visitor,
    readonly goodsSn: GoodsSn,
    readonly hour: string,
  ) {}

  static async open(world: World, options: RentalOptions = {}): Promise<Rental> {
    const { hour = '5.00', deposit = '60.00', balance = '500.00', stored = false } = options
    const people = { owner: options.owner ?? (await world.person()), renter: await world.person({ balance }) }
    const [owner, renter] = [await world.logIn(people.owner), await world.logIn(people.renter)]
    const item = await world.goods({ seller: people.owner, price: '1000.00' })
    const price = yuanToFen(hour)
    const times = (n: bigint) => fenToYuan(price * n)
    await owner.do('POST /rental/saveOffer', {
      goodsSn: item.sn,
      hour,
      night: times(7n),
      day: times(15n),
      week: times(80n),
      deposit,
      rules: '不能开外挂',
      ...(stored ? { account: 'hero@game', password: 'Secret-99', note: 'QQ 登录' } : {}),
    })
    return new Rental(world, people, owner, renter, item.sn, hour)
  }

  async place(num = 2): Promise<this> {
    const placed = await this.renter.do('POST /rental/place', {
      goodsSn: this.goodsSn,
      unit: 'hour',
      num: String(num),
      price: this.hour,
      agree: '1',
    })
    this.orderSn = placed.orderSn
    return this
  }

  async pay(): Promise<this> {
    const payment = { orderSn: this.orderSn, payPassword: PAY_PASSWORD }
    await this.renter.do('POST /pay/balancePay', payment, { key: randomUUID() })
    return this
  }

  async deliver(): Promise<this> {
    const handed = { account: 'hero@game', password: 'Secret-99' }
    await this.owner.do('POST /order/act', { orderSn: this.orderSn, action: 'deliver', ...handed })
    return this
  }

  /** The renter's first look starts the time. */
  look() {
    return this.renter.ask('POST /order/credentials', { orderSn: this.orderSn })
  }

  renew(num = 1) {
    const more = { orderSn: this.orderSn, unit: 'hour' as const, num: String(num), price: this.hour }
    return this.renter.ask('POST /rental/renew', { ...more, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  }

  act(by: 'owner' | 'renter', action: 'giveBack' | 'settle' | 'withdraw' | 'accept' | 'refund') {
    return this[by].ask('POST /order/act', { orderSn: this.orderSn, action })
  }

  detail(viewer: Visitor = this.renter) {
    return viewer.do('GET /order/orderDetail', { orderSn: this.orderSn })
  }

  async state(): Promise<string> {
    const { status, subStatus } = await this.detail()
    return `${status} ${subStatus}`
  }

  async goods() {
    const [row] = await this.world.services.db.select().from(goods).where(eq(goods.sn, this.goodsSn))
    if (!row) throw new Error(`no goods ${this.goodsSn}`)
    return row
  }
}

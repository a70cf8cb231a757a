import { randomUUID } from 'node:crypto'
import { coinMerchants } from '@/lib/server/db/schema/coin'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

const GAME = 107
export const SHOP = { gameAccounts: '搬砖一号', contact: '2850001' }

/** A merchant with the deposit paid; `balance` is what is left beside it. */
export async function openShop(world: World, balance = '0.00'): Promise<{ person: Person; visitor: Visitor }> {
  const person = await world.person({ balance: '1000.00' })
  const visitor = await world.logIn(person)
  const form = { ...SHOP, payPassword: PAY_PASSWORD, agree: '1' } as const
  await visitor.do('POST /quickCoin/shopQuickCoinApply', form, { key: randomUUID() })
  if (balance !== '0.00') await world.recharge(person, balance)
  return { person, visitor }
}

/** Merchants of earlier tests take no orders any more. */
export async function closeMarket(world: World): Promise<void> {
  await world.services.db.update(coinMerchants).set({ state: 'closed' })
}

interface OfferOptions {
  kind?: 'sell' | 'recycle'
  ratio?: string
  stock?: string
  budget?: string
  least?: string
  most?: string
  areaId?: string
  serverId?: string
}

/** 1.00 yuan buys 20,000 units, unless said otherwise. */
export const offerTerms = ({ kind = 'sell', ...more }: OfferOptions = {}) => ({
  kind,
  ...{ gid: String(GAME), ratio: '20000.00', least: '40000', most: '90000000', way: 'mail' as const },
  ...(kind === 'sell' ? { stock: '1000000' } : { budget: '100.00', roleName: '收币的小号' }),
  ...more,
})

export const offer = (visitor: Visitor, options: OfferOptions = {}) =>
  visitor.do('POST /quickCoin/createQuickCoin', offerTerms(options), { key: randomUUID() })

type Act = Record<string, string>

/** A buyer and merchants, one offer each, with the steps of an order in the words of the market. */
export class Gold {
  orderSn = ''
  private constructor(
    readonly world: World,
    readonly people: Record<'buyer' | 'merchant', Person>,
    readonly buyer: Visitor,
    readonly merchant: Visitor,
    readonly offerSn: string,
    readonly picture: Record<'buyer' | 'merchant', string>,
    readonly ratio: string,
  ) {}

  static async open(world: World, options: OfferOptions & { shopBalance?: string; balance?: string } = {}) {
    const { shopBalance = '500.00', balance = '500.00', ...terms } = options
    const { person: merchant, visitor } = await openShop(world, shopBalance)
    const person = await world.person({ balance })
    const buyer = await world.logIn(person)
    const { offerSn, ratio } = await offer(visitor, terms)
    const picture = { buyer: await ownPicture(world, person), merchant: await ownPicture(world, merchant) }
    return new Gold(world, { buyer: person, merchant }, buyer, visitor, offerSn, picture, ratio)
  }

  terms(more: object = {}) {
    const place = { gid: String(GAME), areaId: '1', serverId: '11' }
    return { ...place, amount: '400000', ratio: this.ratio, roleName: '收货的大号', agree: '1' as const, ...more }
  }

  ask(more: object = {}, by: Visitor = this.buyer) {
    return by.ask('POST /quickCoin/placeQuickCoinOrder', this.terms(more), { key: randomUUID() })
  }

  async place(more: object = {}): Promise<this> {
    const answer = await this.ask(more)
    if (answer.code !== 0) throw new Error(answer.msg)
    this.orderSn = answer.data.orderSn
    return this
  }

  askToPay(by: Visitor = this.buyer, orderSn = this.orderSn) {
    return by.ask('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  }

  async pay(): Promise<this> {
    const answer = await this.askToPay()
    if (answer.code !== 0) throw new Error(answer.msg)
    return this
  }

  /** Paid and accepted: the merchant is to deliver. */
  async begin(more: object = {}): Promise<this> {
    await (await this.place(more)).pay()
    const answer = await this.act('merchant', 'accept')
    if (answer.code !== 0) throw new Error(answer.msg)
    return this
  }

  /** A player sells to the merchant's offer that buys. */
  async recycle(amount = '400000'): Promise<this> {
    const terms = { offerSn: this.offerSn, amount, ratio: this.ratio, agree: '1' as const }
    this.orderSn = (await this.buyer.do('POST /quickCoin/recycle', terms, { key: randomUUID() })).orderSn
    return this
  }

  act(by: 'buyer' | 'merchant' | Visitor, action: string, given: Act = {}) {
    const visitor = typeof by === 'string' ? this[by] : by
    return visitor.ask('POST /order/act', { orderSn: this.orderSn, action: action as 'accept', ...given })
  }

  /** A step that shows something. */
  show(by: 'buyer' | 'merchant', action: string, given: Act = {}) {
    return this.act(by, action, { note: '见截图', pictures: JSON.stringify([this.picture[by]]), ...given })
  }

  deliver(quantity = '400000') {
    return this.show('merchant', 'deliver', { quantity })
  }

  detail(viewer: Visitor = this.buyer) {
    return viewer.do('GET /order/orderDetail', { orderSn: this.orderSn })
  }

  async state(): Promise<string> {
    const { status, subStatus } = await this.detail()
    return `${status} ${subStatus}`
  }

  /** What can be ordered, and what is held. */
  async stock(visitor: Visitor = this.merchant): Promise<[free: number, held: number]> {
    const { list } = await visitor.do('GET /quickCoin/selfPublishQuickCoinList', {})
    return [list[0]?.stock ?? 0, list[0]?.reserved ?? 0]
  }
}

import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { localSms } from '@/lib/server/db/schema/providers'
import type { FeePayer } from '@/lib/shared/service-terms'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

type Side = 'buyer' | 'seller'

/** Two that agreed on a deal elsewhere, and a member of staff. */
export class Guarantee {
  orderSn = ''
  code = ''
  private constructor(
    readonly world: World,
    readonly people: { buyer: Person; seller: Person; staff: Person },
    readonly buyer: Visitor,
    readonly seller: Visitor,
    readonly staff: Visitor,
    readonly picture: string,
  ) {}

  static async open(world: World, { balance = '2000.00' }: { balance?: string } = {}): Promise<Guarantee> {
    const people = {
      buyer: await world.person({ balance }),
      seller: await world.person({ balance: '500.00' }),
      staff: await world.person({ staff: 'service' }),
    }
    const [buyer, seller] = [await world.logIn(people.buyer), await world.logIn(people.seller)]
    const staff = await world.logIn(people.staff)
    return new Guarantee(world, people, buyer, seller, staff, await ownPicture(world, people.staff))
  }

  form(by: Side, more: Record<string, string> = {}) {
    const other = by === 'buyer' ? 'seller' : 'buyer'
    return {
      side: by,
      gid: '107',
      title: '安卓QQ 贵族 8 账号',
      note: '皮肤 312，手机可换绑',
      price: '1000.00',
      payer: 'both' as FeePayer,
      mobile: this.people[other].phone,
      agree: '1' as const,
      ...more,
    }
  }
  propose(by: Side, more: Record<string, string> = {}) {
    return this[by].ask('POST /order/offlineTranSub', this.form(by, more), { key: randomUUID() })
  }
  async asked(by: Side, more: Record<string, string> = {}): Promise<this> {
    const answer = await this.propose(by, more)
    if (answer.code !== 0) throw new Error(answer.msg)
    this.orderSn = answer.data.orderSn
    this.code = answer.data.link.split('code=')[1] ?? ''
    return this
  }
  look(by: Visitor) {
    return by.ask('GET /order/offlineInvitation', { code: this.code })
  }
  answer(by: Visitor, answer: 'accept' | 'decline' = 'accept') {
    return by.ask('POST /order/answerOffline', { code: this.code, answer }, { key: randomUUID() })
  }
  pay() {
    const payment = { orderSn: this.orderSn, payPassword: PAY_PASSWORD }
    return this.buyer.ask('POST /pay/balancePay', payment, { key: randomUUID() })
  }
  /** Agreed to by both, and paid. */
  async begin(by: Side, more: Record<string, string> = {}): Promise<this> {
    await this.asked(by, more)
    for (const step of [() => this.answer(by === 'buyer' ? this.seller : this.buyer), () => this.pay()]) {
      const answer = await step()
      if (answer.code !== 0) throw new Error(answer.msg)
    }
    return this
  }
  act(by: Side, action: string, given: Record<string, string> = {}) {
    return this[by].ask('POST /order/act', { orderSn: this.orderSn, action: action as 'accept', ...given })
  }
  /** What staff verify the seller submits first. */
  async staffAct(action: string, given: Record<string, string> = {}) {
    if (action === 'verified' || action === 'mismatch')
      await this.act('seller', 'submit', { account: 'hero@game', password: 'Secret-77' })
    const words = { note: '见截图', pictures: JSON.stringify([this.picture]), reason: '见截图', ...given }
    return this.staff.ask('POST /desk/orderAct', { orderSn: this.orderSn, action: action as 'verified', ...words })
  }
  async deal(by: Visitor) {
    const { list } = await by.do('GET /order/offlineDeals', {})
    const row = list.find(({ orderSn }) => orderSn === this.orderSn)
    if (!row) throw new Error('the deal is gone')
    return row
  }
  async state(): Promise<string> {
    const { status, subStatus } = await this.buyer.do('GET /order/orderDetail', { orderSn: this.orderSn })
    return `${status} ${subStatus}`
  }
}

/** What was last sent to a mobile. */
export async function lastSms(world: World, phone: string): Promise<string> {
  const rows = world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
  const [row] = await rows.orderBy(desc(localSms.id)).limit(1)
  return row?.text ?? ''
}

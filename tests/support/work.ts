import { randomUUID } from 'node:crypto'
import type { WorkMode } from '@/lib/shared/trade-modes'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

type Act = Record<string, string>

export interface WorkOptions {
  kind?: WorkMode
  price?: string
  safety?: string
  efficiency?: string
  /** Matches of a convoy. */
  num?: number
  hours?: number
  /** Ordered from the booster's own package. */
  isPackage?: boolean
  balance?: string
}

const GAME = 107

/** Applies and pays the deposit. */
export async function becomeBooster(visitor: Visitor): Promise<void> {
  await visitor.do('POST /booster/boosterApply', { intro: '十年老打手', gameIds: String(GAME), agree: '1' })
  await visitor.do('POST /pay/depositPay', { payPassword: PAY_PASSWORD }, { key: randomUUID() })
}

/** One customer, one booster and a demand, with the steps of a work in the words of the market. */
export class Work {
  orderSn = ''
  private constructor(
    readonly world: World,
    readonly people: { customer: Person; booster: Person },
    readonly customer: Visitor,
    readonly booster: Visitor,
    readonly options: Required<WorkOptions>,
    readonly picture: Record<'customer' | 'booster', string>,
  ) {}

  static async open(world: World, options: WorkOptions = {}): Promise<Work> {
    const { balance = '500.00' } = options
    const people = {
      customer: await world.person({ balance }),
      booster: await world.person({ balance }),
    }
    const [customer, booster] = [await world.logIn(people.customer), await world.logIn(people.booster)]
    await becomeBooster(booster)
    const picture = {
      customer: await ownPicture(world, people.customer),
      booster: await ownPicture(world, people.booster),
    }
    const all = { kind: 'boosting', price: '100.00', safety: '60.00', efficiency: '40.00', num: 1, hours: 24 } as const
    return new Work(world, people, customer, booster, { ...all, isPackage: false, balance, ...options }, picture)
  }

  terms() {
    const { kind, price, safety, efficiency, hours, num } = this.options
    return {
      ...{ kind, gid: String(GAME), price, safety, efficiency, hours: String(hours), num: String(num) },
      ...{ from: '钻石 II', to: '大师', agree: '1' as const },
      ...(kind === 'boosting' ? { account: 'hero@game', password: 'Secret-99' } : {}),
    }
  }

  async place(more: Record<string, string> = {}): Promise<this> {
    const packageId = this.options.isPackage ? await this.offer() : undefined
    const placed = await this.customer.do('POST /booster/place', { ...this.terms(), packageId, ...more })
    this.orderSn = placed.orderSn
    return this
  }

  /** The booster's own package on these terms. */
  async offer(): Promise<string> {
    const { kind, gid, price, hours, safety, efficiency } = this.terms()
    await this.booster.do('POST /booster/savePackage', {
      kind,
      gid,
      price,
      hours,
      safety,
      efficiency,
      title: '包上大师',
    })
    const { packages } = await this.booster.do('GET /booster/getBoosterInfo', {})
    return String(packages[0]?.packageId)
  }

  async pay(): Promise<this> {
    const payment = { orderSn: this.orderSn, payPassword: PAY_PASSWORD }
    await this.customer.do('POST /pay/balancePay', payment, { key: randomUUID() })
    return this
  }

  accept(by: Visitor = this.booster) {
    return by.ask('POST /booster/accept', { orderSn: this.orderSn }, { key: randomUUID() })
  }

  /** Posted, paid and taken. */
  async begin(): Promise<this> {
    await (await this.place()).pay()
    const answer = await this.accept()
    if (answer.code !== 0) throw new Error(answer.msg)
    return this
  }

  act(by: 'customer' | 'booster', action: string, given: Act = {}) {
    return this[by].ask('POST /order/act', { orderSn: this.orderSn, action: action as 'shot', ...given })
  }

  /** A step that shows something. */
  show(by: 'customer' | 'booster', action: string) {
    const progress: Act = action === 'shot' ? { progress: '40' } : {}
    return this.act(by, action, { note: '见截图', pictures: JSON.stringify([this.picture[by]]), ...progress })
  }

  propose(by: 'customer' | 'booster', pay: string, forfeit: string) {
    return this.act(by, 'propose', { pay, forfeit, reason: '没空了' })
  }

  detail(viewer: Visitor = this.customer) {
    return viewer.do('GET /order/orderDetail', { orderSn: this.orderSn })
  }

  async state(): Promise<string> {
    const { status, subStatus } = await this.detail()
    return `${status} ${subStatus}`
  }
}

import { randomUUID } from 'node:crypto'
import { recyclingQuotes, recyclingRequests } from '@/lib/server/db/schema/recycling'
import { sales } from '@/lib/server/db/schema/valuation'
import { fen, yuanToFen } from '@/lib/shared/money'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

const GAME = 107
const HOUR_MS = 3_600_000

/** Accounts of the game sold in the last days, each for so much: what quotes are measured by. */
export async function sellLike(world: World, yuan: string, count = 40, gameId = GAME): Promise<void> {
  const at = new Date(world.now().getTime() - 24 * HOUR_MS)
  await world.services.db.insert(sales).values(
    Array.from({ length: count }, (_, i) => ({
      goodsSn: `ZHWZ9${String(i).padStart(6, '0')}`,
      gameId,
      goodsTypeId: 1,
      title: '全英雄',
      priceFen: yuanToFen(yuan),
      facts: {},
      listedAt: at,
      soldAt: at,
    })),
  )
}

/** A request with a firm quote of 700.00, straight into the tables: as many as a test needs. */
export async function insertRequest(world: World, owner: Person): Promise<{ requestId: string; quoteId: string }> {
  const { db, vault } = world.services
  const now = world.now()
  const [request] = await db
    .insert(recyclingRequests)
    .values({
      userId: owner.userId,
      distId: 1,
      gameId: GAME,
      count: 1,
      contactSealed: vault.seal('lead', `recycle:${owner.userId}`, '13700000000'),
      contactMask: '137****0000',
    })
    .returning()
  const requestId = request?.id ?? 0
  const [quote] = await db
    .insert(recyclingQuotes)
    .values({
      requestId,
      priceFen: fen(70_000),
      byId: 0,
      needsSecond: false,
      firmAt: now,
      dueAt: new Date(now.getTime() + HOUR_MS),
    })
    .returning()
  return { requestId: String(requestId), quoteId: String(quote?.id) }
}

/** One owner and two members of staff: an account on its way to the platform, in the words of the market. */
export class Recovery {
  requestId = ''
  quoteId = ''
  orderSn = ''
  private constructor(
    readonly world: World,
    readonly people: { owner: Person; staff: Person; second: Person },
    readonly owner: Visitor,
    readonly staff: Visitor,
    readonly second: Visitor,
    readonly pictures: { owner: string; staff: string },
  ) {}

  static async open(world: World, { balance }: { balance?: string } = {}): Promise<Recovery> {
    const people = {
      owner: await world.person({ balance }),
      staff: await world.person({ staff: 'service' }),
      second: await world.person({ staff: 'service' }),
    }
    const owner = await world.logIn(people.owner)
    const [staff, second] = [await world.logIn(people.staff), await world.logIn(people.second)]
    const pictures = { owner: await ownPicture(world, people.owner), staff: await ownPicture(world, people.staff) }
    return new Recovery(world, people, owner, staff, second, pictures)
  }

  form(more: Record<string, string> = {}) {
    const facts = JSON.stringify({ ranking: '荣耀王者' })
    const pictures = JSON.stringify([this.pictures.owner])
    return {
      gid: String(GAME),
      facts,
      pictures,
      contact: '13912345678',
      note: '实名可改',
      agree: '1' as const,
      ...more,
    }
  }

  async request(more: Record<string, string> = {}): Promise<this> {
    const { requestId } = await this.owner.do('POST /recycling/ask', this.form(more))
    this.requestId = String(requestId)
    return this
  }

  quote(price: string, by: Visitor = this.staff) {
    return by.ask('POST /desk/quoteRecycling', { requestId: this.requestId, price }, { key: randomUUID() })
  }

  /** A firm quote. */
  async quoted(price: string): Promise<this> {
    const answer = await this.quote(price)
    if (answer.code !== 0) throw new Error(answer.msg)
    this.quoteId = String(answer.data.quoteId)
    return this
  }

  accept(price: string, by: Visitor = this.owner) {
    return by.ask('POST /recycling/accept', { quoteId: this.quoteId, price }, { key: randomUUID() })
  }

  /** Requested, quoted and accepted: the platform's money is in escrow. */
  async begin(price: string, more: Record<string, string> = {}): Promise<this> {
    await (await this.request(more)).quoted(price)
    const answer = await this.accept(price)
    if (answer.code !== 0) throw new Error(answer.msg)
    this.orderSn = answer.data.orderSn
    return this
  }

  act(action: string, given: Record<string, string> = {}) {
    return this.owner.ask('POST /order/act', { orderSn: this.orderSn, action: action as 'deliver', ...given })
  }
  deliver() {
    return this.act('deliver', { account: 'hero@game', password: 'Secret-99', note: '一个账号' })
  }
  staffAct(action: string, given: Record<string, string> = {}) {
    const pictures = JSON.stringify([this.pictures.staff])
    const words = { note: '见截图', pictures, reason: '见截图', ...given }
    return this.staff.ask('POST /desk/orderAct', { orderSn: this.orderSn, action: action as 'verified', ...words })
  }

  /** Handed over, verified and re-bound: 70 % is paid. */
  async toHold(): Promise<this> {
    for (const step of [() => this.deliver(), () => this.staffAct('verified'), () => this.staffAct('rebound')]) {
      const answer = await step()
      if (answer.code !== 0) throw new Error(answer.msg)
    }
    return this
  }

  async own() {
    const { list } = await this.owner.do('GET /recycling/own', {})
    const row = list.find(({ requestId }) => String(requestId) === this.requestId)
    if (!row) throw new Error('the request is gone')
    return row
  }
  redeem(price: string) {
    return this.owner.ask('POST /recycling/redeem', { requestId: this.requestId, price }, { key: randomUUID() })
  }
  pay(orderSn: string, by: Visitor = this.owner) {
    return by.ask('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  }

  async state(): Promise<string> {
    const { status, subStatus } = await this.owner.do('GET /order/orderDetail', { orderSn: this.orderSn })
    return `${status} ${subStatus}`
  }
}

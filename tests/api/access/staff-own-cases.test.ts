import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@/lib/contract/table'
import { PARTIES, type StaffWrite } from '@/lib/server/api/staff-parties'
import { goodsReviews } from '@/lib/server/db/schema/goods-review'
import { userDevices, users } from '@/lib/server/db/schema/identity'
import { payees } from '@/lib/server/db/schema/payouts'
import { goodsReports } from '@/lib/server/db/schema/trust'
import { openThings, type Things } from '../../support/fixtures/foreign'
import { oneBrowser, onePayee } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const REASON = '测试原因，写得足够长'

describe('staff members and their own cases', () => {
  const world = new World()
  afterAll(() => world.close())
  let staff: Person
  let visitor: Visitor
  let things: Things
  let item: string
  let member: Person

  beforeAll(async () => {
    await world.open()
    staff = await world.person({ staff: 'owner' })
    visitor = await world.logIn(staff)
    things = await openThings(world, staff, staff)
    member = await world.person()
    item = (await world.goods({ seller: member })).sn
  })

  /** Returns the input of a call tested here; null if the call is tested with its own module. */
  const inputOf = (call: StaffWrite): object | null => {
    const { orderSn, disputeSn, claimSn } = things
    const userId = `${member.userId}`
    const inputs: Partial<Record<StaffWrite, object>> = {
      'POST /desk/orderAct': { orderSn, action: 'mismatch', reason: REASON },
      'POST /desk/freezeOrder': { orderSn, reason: REASON },
      'POST /desk/thawOrder': { orderSn, reason: REASON },
      'POST /desk/credentials': { orderSn },
      'POST /desk/say': { orderSn, clientMsgId: 'abcdefgh', kind: 'text', content: '你好' },
      'POST /desk/note': { orderSn, text: '备注' },
      'POST /desk/takeOrder': { orderSn },
      'POST /desk/transferOrder': { orderSn, userId, note: '转交' },
      'POST /desk/ruleDispute': {
        disputeSn,
        facts: REASON.repeat(5),
        rule: '描述规则 2.4',
        refund: '1.00',
        seller: '99.00',
        fault: 'seller',
      },
      'POST /desk/takeClaim': { claimSn, reason: REASON },
      'POST /desk/decideClaim': { claimSn, grant: '1', facts: REASON.repeat(5), rule: '包赔规则 1.1', topUp: '0.00' },
      'POST /desk/confirmRecovered': { claimSn, reason: REASON, pictures: JSON.stringify([things.picture]) },
      'POST /console/takeOffGoods': { goodsSns: item, reasons: 'facts', words: REASON },
      'POST /console/keepReportedGoods': { goodsSn: item, words: REASON },
      'POST /console/giveCoupon': {
        userId,
        title: '满减',
        amount: '1.00',
        min: '100.00',
        goodsTypes: '[]',
        validDays: '3',
        reason: REASON,
      },
      'POST /console/revealUser': { userId, what: 'phone', reason: REASON },
      'POST /console/freezeUser': { userId, reason: REASON },
      'POST /console/unfreezeUser': { userId, reason: REASON },
      'POST /console/endUserSessions': { userId, reason: REASON },
      'POST /console/noteUser': { userId, text: REASON },
      'POST /console/thawAccount': { userId, reason: REASON },
      'POST /console/reopenAccount': { userId, reason: REASON },
      'POST /console/reviewMerchant': { userId, state: 'suspended', reason: REASON },
    }
    return inputs[call] ?? null
  }

  /** Adds a review of the item, as one of this seller's. */
  const reviewOf = async ({ userId: sellerId }: Person): Promise<number> => {
    const at = world.now()
    const row = { goodsSn: item as never, gameId: 107, goodsTypeId: 1, distId: 1, sellerId, version: 1 }
    const times = { createdAt: at, dueAt: at }
    const [added] = await world.services.db
      .insert(goodsReviews)
      .values({ ...row, ...times, state: 'waiting' as const, backTo: 1 })
      .returning({ id: goodsReviews.id })
    return added?.id ?? 0
  }
  const decisionOn = (reviewId: number) => ({ reviewIds: `${reviewId}`, pass: '1', reasons: '', words: '' }) as never

  /** Returns all accounts that are parties of these cases. */
  const parties = async (): Promise<number[]> => {
    const { rows } = await world.services.db.execute<{ id: string }>(
      `select buyer_id as id from orders union select seller_id from orders where seller_id is not null
       union select buyer_id from claims union select seller_id from claims`,
    )
    return [member.userId, ...rows.map(({ id }) => Number(id))]
  }

  const CALLS = (Object.keys(PARTIES) as StaffWrite[]).filter((call) => PARTIES[call] !== null)
  const tried = CALLS.filter(
    (call) => !/recycl|Quote|Official|Report$|Appeal|showCase|decideGoods|Withdrawal|PhoneRequest/i.test(call),
  )

  it('every tested staff call has an input about an affected member', () => {
    expect(tried.filter((call) => inputOf(call) === null)).toEqual([])
  })

  const refuses = async (call: StaffWrite) => {
    const { code, msg } = await visitor.ask(call as Call, inputOf(call) as never, { key: crypto.randomUUID() } as never)
    expect({ call, code, msg }).toMatchObject({ call, code: 403, msg: expect.stringMatching(/由其他成员处理$/) })
  }

  it.each(tried)('rejects %s by staff with the same identity card as a party', async (call) => {
    const { db } = world.services
    const ids = [staff.userId, ...(await parties())]
    const before = await db.select({ id: users.id, hash: users.idCardHash }).from(users).where(inArray(users.id, ids))
    await db.update(users).set({ idCardHash: 'one card' }).where(inArray(users.id, ids))
    try {
      await refuses(call)
    } finally {
      for (const { id, hash } of before) await db.update(users).set({ idCardHash: hash }).where(eq(users.id, id))
    }
  })

  it('rejects freezing a member by staff who share a browser or a payee account with the member', async () => {
    const { db } = world.services
    await oneBrowser(world, 'one browser', staff, member)
    await refuses('POST /console/freezeUser')
    await db.delete(userDevices).where(eq(userDevices.deviceHash, 'one browser'))
    await onePayee(world, 'one payee', staff, member)
    await refuses('POST /console/freezeUser')
    await db.delete(payees).where(eq(payees.accountHash, 'one payee'))
  })

  it('rejects a decision about a reported item by the staff member who reported it', async () => {
    const reporter = await world.person()
    await world.services.db.insert(goodsReports).values({
      sn: 'R1',
      distId: 1,
      reporterId: reporter.userId,
      goodsSn: item as never,
      fault: 'facts' as never,
      story: '等级写错了',
      dueAt: world.now(),
    })
    await onePayee(world, 'payee of a reporter', staff, reporter)
    await refuses('POST /console/takeOffGoods')
    await refuses('POST /console/keepReportedGoods')
    const reviewId = await reviewOf(member)
    expect((await visitor.ask('POST /console/decideGoods', decisionOn(reviewId))).name).toBe('FORBIDDEN')
    await world.services.db.delete(payees).where(eq(payees.accountHash, 'payee of a reporter'))
    await world.services.db.delete(goodsReviews).where(eq(goodsReviews.id, reviewId))
  })

  it('a second approver is rejected who shares a payee account or a browser with the requester', async () => {
    const asker = await world.logIn({ staff: 'owner' })
    const gift = { userId: `${member.userId}`, title: '满减', amount: '5000.00', min: '100000.00', validDays: '3' }
    await asker.do('POST /console/giveCoupon', { ...gift, goodsTypes: '[]', reason: REASON }, {
      key: crypto.randomUUID(),
    } as never)
    const { list } = await asker.do('GET /console/approvals', { state: 'open' })
    const decision = { approvalId: `${list[0]?.approvalId}`, accept: '1', reason: '' } as const
    const seconds = [await world.person({ staff: 'owner' }), await world.person({ staff: 'owner' })]
    await onePayee(world, 'payee of two', { userId: asker.userId }, seconds[0] as Person)
    await oneBrowser(world, 'browser of two', { userId: asker.userId }, seconds[1] as Person)
    for (const second of seconds)
      expect((await (await world.logIn(second)).ask('POST /console/decideApproval', decision)).name).toBe('FOUR_EYES')
    const other = await world.logIn({ staff: 'owner' })
    expect((await other.ask('POST /console/decideApproval', decision)).code).toBe(0)
  })

  it('a party of the case can neither approve nor decline what was requested about it; the requester can withdraw it', async () => {
    const party = await world.person({ staff: 'owner' })
    const asker = await world.logIn({ staff: 'owner' })
    const gift = { userId: `${party.userId}`, title: '满减', amount: '5000.00', min: '100000.00', validDays: '3' }
    await asker.do('POST /console/giveCoupon', { ...gift, goodsTypes: '[]', reason: REASON }, {
      key: crypto.randomUUID(),
    } as never)
    const { list } = await asker.do('GET /console/approvals', { state: 'open' })
    const approvalId = `${list[0]?.approvalId}`
    const other = await world.person({ staff: 'owner' })
    await onePayee(world, 'payee of a party', party, other)
    const decline = { approvalId, accept: '0', reason: '不同意这样处理' } as const
    for (const person of [party, other]) {
      const visitor = await world.logIn(person)
      expect((await visitor.ask('POST /console/decideApproval', { ...decline, accept: '1' })).name).toBe('FORBIDDEN')
      expect((await visitor.ask('POST /console/decideApproval', decline)).name).toBe('FORBIDDEN')
    }
    expect((await asker.ask('POST /console/decideApproval', decline)).code).toBe(0)
  })

  it('rejects a bulk review that includes an own item', async () => {
    const reviewId = await reviewOf(staff)
    expect((await visitor.ask('POST /console/decideGoods', decisionOn(reviewId))).name).toBe('FORBIDDEN')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireApprovals } from '@/lib/server/modules/people/staff/expire-approvals'
import { Deal } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('four-eyes approval of rulings of 2,000.00 or more', () => {
  const world = new World()
  let deal: Deal
  let disputeSn: string
  let people: [Person, Person]
  let first: Visitor
  let second: Visitor
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => disputed('2000.00'))

  const disputed = async (price: string) => {
    deal = await Deal.open(world, { price, balance: price })
    await (await deal.place()).pay()
    await deal.deliver()
    const pictures = JSON.stringify([await ownPicture(world, deal.people.buyer)])
    const claim = { kind: 'mismatch', want: 'full', statement: '商品写红武六把，上号只有四把', pictures } as const
    disputeSn = (await deal.buyer.do('POST /dispute/open', { orderSn: deal.orderSn, ...claim })).disputeSn
    await deal.seller.do('POST /dispute/act', { disputeSn, action: 'contest', note: '发布时体验武器还没有到期' })
    await deal.buyer.do('POST /dispute/act', { disputeSn, action: 'escalate' })
    people = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
    ;[first, second] = [await world.logIn(people[0]), await world.logIn(people[1])]
  }
  const rule = async (by: Visitor, refund = '500.00', seller = '1500.00') => {
    await by.ask('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '由我处理' })
    return by.ask(
      'POST /desk/ruleDispute',
      { disputeSn, facts: '限时武器没有标明到期日', rule: '描述规则 2.4', refund, seller, fault: 'seller' },
      { key: randomUUID() },
    )
  }
  const waiting = async (by: Visitor) =>
    (await by.do('GET /console/approvals', { state: 'open' })).list.find(({ target }) => target.endsWith(disputeSn))
  const decide = async (by: Visitor, accept: '0' | '1' = '1', reason = '') =>
    by.ask('POST /console/decideApproval', { approvalId: String((await waiting(first))?.approvalId), accept, reason })
  const newest = async (by: Visitor) => (await by.do('GET /notification/list', {})).list[0]
  const rulings = async () =>
    (await world.services.db.execute(`select staff_id, refund_fen from dispute_rulings order by id desc`)).rows
  const stage = async () => (await deal.buyer.do('GET /dispute/ofOrder', { orderSn: deal.orderSn })).dispute?.stage

  it('a large ruling waits for a second approver, is executed once, and is recorded under the first', async () => {
    expect((await rule(first)).data).toEqual({ waits: true })
    const { pending } = await second.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(pending).toMatchObject([{ isRuling: true, title: expect.stringContaining('退给买家 ¥500.00') }])
    expect((await rule(second)).name, 'one at a time').toBe('APPROVAL_OPEN')
    expect(await stage()).toBe('staff')
    expect(await waiting(second)).toMatchObject({
      isOwn: false,
      mayDecide: true,
      title: expect.stringContaining('500.00'),
    })
    const before = (await rulings()).length
    expect((await decide(first)).name, 'not by oneself').toBe('FOUR_EYES')
    const third = await world.logIn({ staff: 'service' })
    const both = await Promise.all([decide(second), decide(third)])
    expect(both.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
    expect((await rulings()).length).toBe(before + 1)
    expect((await rulings())[0]).toMatchObject({ staff_id: String(people[0].userId), refund_fen: '50000' })
    expect(await stage()).toBe('ruled')
    expect(await waiting(first)).toBeUndefined()
    expect((await newest(first))?.title).toMatch(/通过了你的复核申请$/)
  })

  it('a large ruling cannot be approved without the permission, by another distributor, or by the same person', async () => {
    await rule(first)
    expect((await decide(await world.logIn({ staff: 'finance' }))).name).toBe('FORBIDDEN')
    expect((await decide(await world.logIn({ staff: 'owner', ofDist: 1 }))).name).toBe('NOT_FOUND')
    const ids = people.map(({ userId }) => userId).join(',')
    await world.services.db.execute(`update users set id_card_hash = 'same ${ids}' where id in (${ids})`)
    expect((await decide(second)).name).toBe('FOUR_EYES')
    expect(await stage()).toBe('staff')
  })

  it('a declined ruling is not executed and can be requested again', async () => {
    await rule(first)
    expect((await decide(second, '0')).name, 'without a reason').toBe('INVALID_INPUT')
    expect((await decide(second, '0', '事实不清')).code).toBe(0)
    expect(await stage()).toBe('staff')
    const name = people[1].nickName
    expect(await newest(first)).toMatchObject({
      title: `${name}驳回了你的复核申请`,
      text: expect.stringMatching(/退给买家 ¥500\.00.*原因：事实不清/),
    })
    const { declined } = await first.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(declined).toMatchObject([
      {
        isOwn: true,
        isRuling: true,
        declinedBy: name,
        decision: '事实不清',
        reason: '描述规则 2.4：限时武器没有标明到期日',
      },
    ])
    expect((await rule(first)).data).toEqual({ waits: true })
    const repeated = await first.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(repeated).toMatchObject({ declined: [], pending: [{ isRuling: true }] })
  })

  it('the request of a member who was removed is not carried out', async () => {
    await rule(first)
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/staff', { pageSize: '50' })
    const asker = list.find(({ userId }) => userId === people[0].userId)
    const approvalId = String((await waiting(second))?.approvalId)
    await owner.do('POST /console/removeStaff', { memberId: String(asker?.memberId), reason: '离职' })
    expect(await second.ask('POST /console/decideApproval', { approvalId, accept: '1' })).toMatchObject({
      name: 'REVIEW_DONE',
      msg: '申请人已不是这里的员工，请重新发起',
    })
    expect(await stage()).toBe('staff')
  })

  it('a large ruling is checked again when it is approved', async () => {
    await rule(first)
    await world.services.db.execute(`update disputes set stage = 'ruled' where sn = '${disputeSn}'`)
    expect((await decide(second)).name).toBe('DISPUTE_STATE')
    expect(await waiting(first), 'still open').toBeDefined()
  })

  it('the approval of a large ruling is void when the dispute is withdrawn, and expires after three days', async () => {
    await rule(first)
    await deal.buyer.do('POST /dispute/act', { disputeSn, action: 'withdraw' })
    expect(await waiting(first)).toBeUndefined()
    await disputed('2000.00')
    await rule(first)
    const { now } = world.services
    const later = (hours: number) => ({
      ...world.ctx(people[0]),
      now: () => new Date(now().getTime() + hours * 3_600_000),
    })
    await expireApprovals(later(71))
    expect(await waiting(first)).toBeDefined()
    await expireApprovals(later(73))
    expect(await waiting(first)).toBeUndefined()
    expect(await newest(first)).toMatchObject({ title: '复核申请超时失效' })
    expect((await rule(first)).data, 'it may be asked for again').toEqual({ waits: true })
  })

  it('a pending request of a distributor does not keep the platform from deciding, and is closed by its decision', async () => {
    const local = await world.logIn({ staff: 'service', ofDist: 1 })
    expect((await rule(local, '0.00', '2000.00')).data).toEqual({ waits: true })
    expect((await rule(local)).name, 'one at a time for each house').toBe('APPROVAL_OPEN')
    expect(await waiting(local)).toBeDefined()
    expect((await rule(first)).data).toEqual({ waits: true })
    expect((await decide(second)).code).toBe(0)
    expect(await stage()).toBe('ruled')
    expect(await waiting(local)).toBeUndefined()
    const { list } = await local.do('GET /console/approvals', { state: 'declined' })
    expect(list.find(({ target }) => target.endsWith(disputeSn))).toBeDefined()
  })

  it('a ruling below 2,000.00 needs no approval', async () => {
    await disputed('1999.99')
    expect((await rule(first, '500.00', '1499.99')).data).toEqual({ waits: false })
  })
})

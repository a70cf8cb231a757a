import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@/lib/contract/table'
import { PARTIES, type StaffCall } from '@/lib/server/api/staff-parties'
import { payees } from '@/lib/server/db/schema/money/payouts'
import { goodsReviews } from '@/lib/server/db/schema/office/goods-review'
import { userDevices } from '@/lib/server/db/schema/people/identity'
import { findTie } from '@/lib/server/modules/money/ties/find-tie'
import type { UserId } from '@/lib/shared/ids'
import { CALLS_WITHOUT_MEMBERS } from '../../support/fixtures/staff-calls/calls-without-members'
import { type CaseCall, type OwnCases, openOwnCases } from '../../support/fixtures/staff-calls/own-cases'
import { oneBrowser, oneCard, onePayee } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const REASON = '测试原因，写得足够长'

describe('staff members and their own cases', () => {
  const world = new World()
  afterAll(() => world.close())
  let cases: OwnCases
  let staff: Person
  let visitor: Visitor
  const twins = new Map<number, Promise<Visitor>>()

  beforeAll(async () => {
    await world.open()
    cases = await openOwnCases(world)
    staff = await world.person({ staff: 'owner' })
    visitor = await world.logIn(staff)
  })

  const calls = Object.keys(PARTIES) as StaffCall[]
  const isCase = (call: StaffCall): call is CaseCall => PARTIES[call] !== null

  /** Returns a staff member who is the same person as a party, with an account of their own. */
  const twinOf = (userId: UserId): Promise<Visitor> => {
    const open = async () => {
      const twin = await world.person({ staff: 'owner' })
      await oneCard(world, `card of ${userId}`, { userId }, twin)
      return world.logIn(twin)
    }
    const twin = twins.get(userId) ?? open()
    twins.set(userId, twin)
    return twin
  }
  const ask = async (by: Visitor, call: CaseCall) => {
    const { code, msg } = await by.ask(call, cases[call].input as never, { key: crypto.randomUUID() } as never)
    return { call, code, msg }
  }
  const REFUSED = { code: 403, msg: expect.stringMatching(/由其他员工处理$/) }

  it('every staff call without members is listed with its reason, once', () => {
    const listed = Object.values(CALLS_WITHOUT_MEMBERS).flat()
    expect(listed.toSorted()).toEqual(calls.filter((call) => !isCase(call)).toSorted())
  })

  it('staff calls outside the two lists are none: a call with members has a case here', () => {
    expect(Object.keys(cases).toSorted()).toEqual(calls.filter(isCase).toSorted())
  })

  it.each(calls.filter(isCase))('%s affects exactly the members of its case', async (call) => {
    const input = contract[call].input.parse(cases[call].input)
    const found = await PARTIES[call](world.staffCtx(staff), input as never)
    expect([...new Set(found)].toSorted()).toEqual(cases[call].parties.toSorted())
    expect(cases[call].parties).not.toEqual([])
  })

  it.each(calls.filter(isCase))('rejects %s by a second account of each member of the case', async (call) => {
    for (const party of cases[call].parties) expect(await ask(await twinOf(party), call)).toMatchObject(REFUSED)
  })

  it('rejects restricting a member by staff who share a browser or a payee account with the member', async () => {
    const { db } = world.services
    const member = { userId: cases['POST /console/restrictUser'].parties[0] as UserId }
    await oneBrowser(world, 'one browser', staff, member)
    expect(await ask(visitor, 'POST /console/restrictUser')).toMatchObject(REFUSED)
    await db.delete(userDevices).where(eq(userDevices.deviceHash, 'one browser'))
    await onePayee(world, 'one payee', [staff, member])
    expect(await ask(visitor, 'POST /console/restrictUser')).toMatchObject(REFUSED)
    await db.update(payees).set({ accountHash: 'another' }).where(eq(payees.accountHash, 'one payee'))
  })

  it('a payee that was added but never paid to is no tie, because anybody can add the number of a staff member', async () => {
    const member = await world.person()
    const other = await world.person()
    await onePayee(world, 'number of others', [member, other], { arrived: false })
    expect(await findTie(world.services.db, member.userId, other.userId)).toBeNull()
    await onePayee(world, 'number of both', [member, other])
    expect(await findTie(world.services.db, member.userId, other.userId)).toBe('payee')
  })
  it('the queue of reports and appeals leaves out those of the reader and against the reader, under any account', async () => {
    const queueOf = async (by: Visitor) => {
      const { reports, appeals } = await by.do('GET /console/blacklistQueue', {})
      return { reports: reports.length, appeals: appeals.length }
    }
    expect(await queueOf(visitor)).toEqual({ reports: 1, appeals: 1 })
    for (const party of cases['POST /console/reviewReport'].parties)
      expect(await queueOf(await twinOf(party))).toEqual({ reports: 0, appeals: 1 })
    const [appellant, , former] = cases['POST /console/reviewAppeal'].parties as [UserId, UserId, UserId]
    for (const party of [appellant, former])
      expect(await queueOf(await twinOf(party))).toEqual({ reports: 1, appeals: 0 })
  })

  it('a second approver is rejected who shares a payee account or a browser with the requester', async () => {
    const asker = await world.logIn({ staff: 'owner' })
    const gift = {
      userId: `${(await world.person()).userId}`,
      title: '满减',
      amount: '5000.00',
      min: '100000.00',
      validDays: '3',
    }
    await asker.do('POST /console/giveCoupon', { ...gift, goodsTypes: '[]', reason: REASON }, {
      key: crypto.randomUUID(),
    } as never)
    const { list } = await asker.do('GET /console/approvals', { state: 'open' })
    const decision = { approvalId: `${list[0]?.approvalId}`, accept: '1', reason: '' } as const
    const seconds = [await world.person({ staff: 'owner' }), await world.person({ staff: 'owner' })]
    await onePayee(world, 'payee of two', [{ userId: asker.userId }, seconds[0] as Person])
    await oneBrowser(world, 'browser of two', { userId: asker.userId }, seconds[1] as Person)
    for (const second of seconds)
      expect((await (await world.logIn(second)).ask('POST /console/decideApproval', decision)).name).toBe('FOUR_EYES')
    const other = await world.logIn({ staff: 'owner' })
    expect((await other.ask('POST /console/decideApproval', decision)).code).toBe(0)
  })

  it('a party of the case neither sees nor decides what was requested about it; the requester can withdraw it', async () => {
    const party = await world.person({ staff: 'owner' })
    const asker = await world.logIn({ staff: 'owner' })
    const gift = { userId: `${party.userId}`, title: '满减', amount: '5000.00', min: '100000.00', validDays: '3' }
    await asker.do('POST /console/giveCoupon', { ...gift, goodsTypes: '[]', reason: REASON }, {
      key: crypto.randomUUID(),
    } as never)
    const { list } = await asker.do('GET /console/approvals', { state: 'open' })
    const approvalId = `${list[0]?.approvalId}`
    const other = await world.person({ staff: 'owner' })
    await onePayee(world, 'payee of a party', [party, other])
    const decline = { approvalId, accept: '0', reason: '不同意这样处理' } as const
    for (const person of [party, other]) {
      const visitor = await world.logIn(person)
      expect((await visitor.do('GET /console/approvals', { state: 'open' })).list).toEqual([])
      expect((await visitor.ask('POST /console/decideApproval', { ...decline, accept: '1' })).name).toBe('FORBIDDEN')
      expect((await visitor.ask('POST /console/decideApproval', decline)).name).toBe('FORBIDDEN')
    }
    expect((await asker.ask('POST /console/decideApproval', decline)).code).toBe(0)
  })

  it('rejects a bulk review that includes an item of the same person', async () => {
    const other = await world.person()
    const at = world.now()
    const goods = { goodsSn: (await world.goods({ seller: other })).sn, gameId: 107, goodsTypeId: 1, distId: 1 }
    const [review] = await world.services.db
      .insert(goodsReviews)
      .values({ ...goods, sellerId: other.userId, version: 1, state: 'waiting', backTo: 1, createdAt: at, dueAt: at })
      .returning({ id: goodsReviews.id })
    const { input, parties } = cases['POST /console/decideGoods']
    const both = { ...input, reviewIds: `${review?.id},${input.reviewIds}` }
    const seller = await twinOf(parties[0] as UserId)
    expect((await seller.ask('POST /console/decideGoods', both)).name).toBe('FORBIDDEN')
  })
})

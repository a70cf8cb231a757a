import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('member accounts in the console', () => {
  const world = new World()
  let staff: Visitor
  let person: Person
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    staff = await world.logIn({ staff: 'risk' })
    person = await world.person({ balance: '12.00' })
    await world.logIn(person)
  })
  const file = async () => staff.do('GET /console/user', { userId: String(person.userId) })
  const find = async (query: string) =>
    (await staff.do('GET /console/users', { query })).list.map(({ userId }) => userId)

  it('members are found by id, full phone number or part of the name, never by part of a phone number, and masked', async () => {
    expect(await find(String(person.userId))).toEqual([person.userId])
    expect(await find(person.phone)).toEqual([person.userId])
    expect(await find(person.nickName)).toContain(person.userId)
    expect(await find(person.phone.slice(0, 10))).toEqual([])
    expect(await find('%')).toEqual([])
    const spaced = person.phone.replace(/^(\d{3})(\d{4})/, '$1 $2 ')
    for (const typed of [`+86 ${person.phone}`, spaced, spaced.replaceAll(' ', '-')])
      expect(await find(typed), typed).toEqual([person.userId])
    await world.services.db.execute(sql`update users set nick_name = ${'Ｖ８貴族'} where id = ${person.userId}`)
    for (const typed of ['v8贵族', 'Ｖ８', '貴族']) expect(await find(typed), typed).toEqual([person.userId])
    const shown = JSON.stringify([await staff.do('GET /console/users', {}), await file()])
    expect(shown).not.toContain(person.phone)
    expect(await file()).toMatchObject({
      coin: '12.00',
      state: 'normal',
      isStaff: false,
      phone: person.phone.replace(/^(\d{3})\d{4}/, '$1****'),
    })
  })

  it('the file of a member counts orders of both sides and goods on sale', async () => {
    expect(await file()).toMatchObject({ orders: 0, goods: 0, isVerified: true })
    const deal = await Deal.open(world, { price: '20.00', balance: '50.00' })
    const { buyer, seller } = deal.people
    const fileOf = (userId: number) => staff.do('GET /console/user', { userId: String(userId) })
    const before = await fileOf(seller.userId)
    await (await deal.place()).pay()
    expect(await fileOf(buyer.userId)).toMatchObject({ orders: 1, goods: 0 })
    expect((await fileOf(seller.userId)).orders).toBe(before.orders + 1)
    expect(before.goods).toBeGreaterThan(0)
  })

  it('personal data is shown only for a reason, which is recorded first', async () => {
    const ask = (reason: string, by = staff) =>
      by.ask('POST /console/revealUser', { userId: String(person.userId), what: 'phone', reason })
    expect((await ask('')).name).toBe('INVALID_INPUT')
    expect((await ask('核实', await world.logIn({ staff: 'reviewer' }))).name).toBe('FORBIDDEN')
    expect((await ask('来电核实本人')).data).toEqual({ value: person.phone })
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/audit', { target: `user:${person.userId}` })
    expect(list).toMatchObject([{ action: 'user.reveal', reason: '来电核实本人', after: '{"what":"phone"}' }])
    expect(JSON.stringify(list)).not.toContain(person.phone)
  })

  it('ending a member’s sessions and adding notes is not visible to the member', async () => {
    expect((await file()).sessions).toHaveLength(1)
    expect(
      await staff.do('POST /console/endUserSessions', { userId: String(person.userId), reason: '设备丢失' }),
    ).toEqual({ ended: 1 })
    await staff.do('POST /console/noteUser', { userId: String(person.userId), text: '常客，电话核实过' })
    expect((await file()).notes).toMatchObject([{ text: '常客，电话核实过' }])
    expect((await staff.ask('POST /console/noteUser', { userId: '1', text: '没有这个人' })).name).toBe('NOT_FOUND')
    const own = await world.logIn(person)
    expect(JSON.stringify(await own.do('GET /user/userInfo', {}))).not.toContain('常客')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportsIn } from '../../support/fixtures/reports'
import { oneBrowser, oneCard } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('reports about the number of a member', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  let staff: Visitor
  const { report, accept, appeal } = reportsIn(world, () => staff)

  it('a reviewer does not see or decide the report about a mobile number of the own person', async () => {
    const reviewer = await world.person({ staff: 'reviewer' })
    const second = await world.person()
    await oneCard(world, 'card of a reviewer', reviewer, second)
    staff = await world.logIn(reviewer)
    for (const { phone } of [reviewer, second]) {
      const { data } = await report(await world.logIn(), phone, { kind: '3' })
      const queued = await staff.do('GET /console/blacklistQueue', {})
      expect(queued.reports.map(({ sn }) => sn)).not.toContain(data.sn)
      expect(
        await staff.ask('POST /console/reviewReport', { sn: data.sn, accept: '0', reason: '截图看不到对方账号' }),
      ).toMatchObject({ name: 'FORBIDDEN' })
      const other = await world.logIn({ staff: 'reviewer' })
      expect((await other.do('GET /console/blacklistQueue', {})).reports.map(({ sn }) => sn)).toContain(data.sn)
    }
  })

  it('the owner of a listed number appeals without typing it, and does not decide the appeal of another person', async () => {
    staff = await world.logIn({ staff: 'service' })
    const listed = async () => {
      const person = await world.person()
      const { data } = await report(await world.logIn(), person.phone, { kind: '3' })
      return { person, code: (await accept(data.sn, person.phone)).data.rulingCode ?? '' }
    }
    const one = await listed()
    expect((await appeal(await world.logIn(), one.code)).name).toBe('NOT_CONCERNED')
    const stranger = await world.person()
    await oneBrowser(world, 'browser of an internet cafe', one.person, stranger)
    expect((await appeal(await world.logIn(stranger), one.code)).name, 'no proof').toBe('NOT_CONCERNED')
    expect((await appeal(await world.logIn(one.person), one.code)).code).toBe(0)
    const { person, code } = await listed()
    const { data } = await appeal(await world.logIn(), code, person.phone)
    await world.employ(person, 'reviewer')
    const decision = { sn: data.sn, result: 'granted', reason: '号码已换主人' } as const
    const decided = (await world.logIn(person)).ask('POST /console/reviewAppeal', decision)
    expect((await decided).name).toBe('FORBIDDEN')
  })
})

import { eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { localSms } from '@/lib/server/db/schema/providers'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const [WRONG, PAUSED, NO_CODE, NOT_VERIFIED] = [1141, 1142, 1140, 1104]

describe('staff login', () => {
  const world = new World()
  let person: Person
  let visitor: Visitor
  let secret: string
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await world.person()
    await world.employ(person, 'owner')
    person.isStaff = false // Logs in to the staff area.
    visitor = await world.logIn(person)
    secret = (await visitor.do('POST /staff/beginEnrolment', {})).secret
  })

  const codeAt = (shift = 0, of = secret) =>
    generateSync({ secret: of, epoch: Math.floor(world.now().getTime() / 1000) + shift })
  const enter = (code: string, by = visitor) => by.ask('POST /staff/verify', { code })
  const isIn = async (by = visitor) => (await by.ask('GET /console/staff', {})).code
  const enrolled = async () => (await enter(codeAt())).data.recoveryCodes
  const wrong = () => enter(codeAt() === '000000' ? '000001' : '000000')

  it('the staff area requires an authenticator code, and the first one completes the enrolment and returns ten recovery codes, once', async () => {
    expect(await isIn()).toBe(NO_CODE)
    const { secret: other } = await visitor.do('POST /staff/beginEnrolment', {})
    expect((await enter(codeAt())).code, 'a key that was replaced').toBe(WRONG)
    secret = other
    const answer = await enter(codeAt())
    expect(new Set(answer.data.recoveryCodes).size).toBe(10)
    expect(await isIn()).toBe(0)
    expect((await visitor.ask('POST /staff/beginEnrolment', {})).name, 'bound').toBe('FORBIDDEN')
    world.pass({ minutes: 5 })
    expect((await enter(codeAt())).data.recoveryCodes, 'not shown again').toEqual([])
  })

  it('an authenticator code works once, and within half a minute before and after', async () => {
    await enrolled()
    expect((await enter(codeAt())).code, 'used').toBe(WRONG)
    world.pass({ minutes: 5 })
    expect((await enter(codeAt(-60))).code, 'a minute late').toBe(WRONG)
    expect((await enter(codeAt(60))).code, 'a minute early').toBe(WRONG)
    expect((await enter(codeAt(-30))).code).toBe(0)
    expect((await enter(codeAt(30))).code).toBe(0)
    expect((await enter(codeAt())).code, 'earlier than the one taken').toBe(WRONG)
  })

  it('the staff login is paused after five wrong codes, also concurrently, but not by used codes', async () => {
    await enrolled()
    for (let i = 0; i < 9; i++) expect((await enter(codeAt())).code).toBe(WRONG)
    world.pass({ minutes: 5 })
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await wrong()).code))
    expect(codes.filter((code) => code === WRONG)).toHaveLength(5)
    expect(codes.filter((code) => code === PAUSED)).toHaveLength(15)
    expect((await enter(codeAt())).code, 'a right one').toBe(PAUSED)
    world.pass({ minutes: 15, seconds: 1 })
    expect((await enter(codeAt())).code).toBe(0)
  })

  it('each recovery code works once, regardless of case and dashes', async () => {
    const [one = '', two = ''] = await enrolled()
    await visitor.do('POST /staff/leave', {})
    expect(await isIn()).toBe(NO_CODE)
    const both = await Promise.all([enter(one), enter(one.toLowerCase().replace('-', ''))])
    expect(both.map(({ code }) => code).sort()).toEqual([0, WRONG])
    expect((await visitor.do('GET /staff/state', {})).recoveryLeft).toBe(9)
    expect((await enter(two)).code).toBe(0)
    const { rows } = await world.services.db.execute('select code_hash from staff_recovery_codes')
    expect(JSON.stringify(rows)).not.toContain(two.replace('-', ''))
  })

  it('a staff login is valid for eight hours, for this session only', async () => {
    await enrolled()
    expect(await isIn(await world.logIn(person))).toBe(NO_CODE)
    world.pass({ hours: 7, minutes: 59 })
    expect(await isIn()).toBe(0)
    world.pass({ minutes: 2 })
    expect(await isIn()).toBe(NO_CODE)
  })

  it('a role change, a reset or a removal of staff applies from the next call', async () => {
    await enrolled()
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/staff', {})
    const memberId = String(list.find(({ userId }) => userId === person.userId)?.memberId)
    expect((await visitor.ask('POST /console/removeStaff', { memberId, reason: '自己' })).name).toBe('FORBIDDEN')
    await owner.do('POST /console/changeRole', { memberId, role: 'auditor', reason: '轮岗' })
    expect(await isIn()).toBe(403)
    expect((await visitor.ask('GET /console/audit', {})).code).toBe(0)
    await owner.do('POST /console/resetStaffCode', { memberId, reason: '换手机' })
    expect((await visitor.ask('GET /console/audit', {})).code).toBe(NO_CODE)
    expect((await enter(codeAt(30))).code, 'the old key').toBe(WRONG)
    await owner.do('POST /console/removeStaff', { memberId, reason: '离职' })
    expect((await enter(codeAt(30))).name).toBe('FORBIDDEN')
    expect((await visitor.do('GET /staff/state', {})).member).toBeNull()
    const entries = (await owner.do('GET /console/audit', { target: `user:${person.userId}` })).list
    expect(entries.map(({ action }) => action)).toEqual([
      ...['staff.remove', 'staff.resetCode', 'staff.role', 'staff.enrol', 'staff.login'],
    ])
    expect(entries[2]).toMatchObject({ before: '{"role":"owner"}', after: '{"role":"auditor"}', reason: '轮岗' })
  })

  it('any phone number can be invited as staff and joins by accepting; the last owner cannot be removed', async () => {
    await enrolled()
    const mobile = '13912345678'
    const ask = (by: Visitor, role: 'owner' | 'service' = 'service') =>
      by.ask('POST /console/addStaff', { mobile, role, reason: '入职' })
    const tokenOf = ({ data }: Awaited<ReturnType<typeof ask>>) => data.link.split('invitation=')[1] ?? ''
    const invited = await ask(visitor)
    expect(invited.code, 'no other account has it').toBe(0)
    const sent = await world.services.db.select().from(localSms).where(eq(localSms.phone, mobile))
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(/邀请你成为员工，请在72小时内打开对方发来的链接/),
    ])
    const early = tokenOf(invited)
    const newcomer = await world.person({ phone: mobile, verified: false })
    const joining = await world.logIn(newcomer)
    const accept = async (by: Visitor, token: string) => (await by.ask('POST /staff/acceptInvitation', { token })).code
    expect((await joining.do('GET /staff/state', {})).member, 'without being asked').toBeNull()
    expect(await accept(await world.logIn(), early), 'another person').toBe(404)
    expect(await accept(joining, early), 'nobody knows who that is').toBe(NOT_VERIFIED)
    await world.services.db.update(users).set({ authStatus: 2 }).where(eq(users.id, newcomer.userId))
    expect(await accept(joining, `${early.slice(0, -2)}AA`), 'altered').toBe(404)
    expect(await accept(joining, early)).toBe(0)
    expect(await accept(joining, early)).toBe(1143)
    const site = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    const ofSiteToken = tokenOf(await ask(site, 'owner'))
    expect(await accept(joining, ofSiteToken), 'on another host').toBe(404)
    const there = await world.logIn(newcomer, 2)
    expect(await accept(there, ofSiteToken)).toBe(0)
    const ofSite = (await site.do('GET /console/staff', {})).list
    expect(ofSite.map(({ userId }) => userId)).toContain(newcomer.userId)
    expect(ofSite.map(({ userId }) => userId)).not.toContain(person.userId)
    const boss = ofSite.find(({ isSelf }) => isSelf)
    newcomer.isStaff = true
    const second = await world.logIn(newcomer, 2)
    await second.do('POST /console/changeRole', { memberId: String(boss?.memberId), role: 'editor', reason: '调整' })
    const remove = { memberId: String(boss?.memberId), reason: '调整' }
    expect((await second.ask('POST /console/removeStaff', remove)).code).toBe(0)
    expect((await ask(await world.logIn({ staff: 'auditor' }))).name).toBe('FORBIDDEN')
  })

  it('platform staff see every site, distributor staff only their own', async () => {
    const sitesOf = async (by: Visitor) =>
      (await by.do('GET /staff/state', {})).member?.sites.map(({ distId }) => distId)
    expect(await sitesOf(visitor)).toEqual(expect.arrayContaining([1, 2]))
    expect(await sitesOf(await world.logIn({ staff: 'owner', ofDist: 2 }, 2))).toEqual([2])
  })

  it('removed staff lose access to order chats at once', async () => {
    const server = await world.person({ staff: 'service' })
    const serving = await world.logIn(server)
    const deal = await Deal.open(world, { price: '20.00', balance: '20.00' })
    await (await deal.place()).pay()
    const { groupId } = await deal.detail()
    const read = async () => (await serving.ask('GET /im/history', { groupId: String(groupId) })).code
    await world.services.db.execute(
      sql`insert into chat_members (group_id, user_id, role, joined_at) values (${groupId}, ${server.userId}, 'service', now()) on conflict do nothing`,
    )
    expect(await read()).toBe(0)
    await serving.do('POST /staff/leave', {})
    expect(await read(), 'without a code').toBe(404)
    await world.services.db.execute(sql`update staff_logins set ended = false where user_id = ${server.userId}`)
    expect(await read()).toBe(0)
    await world.services.db.execute(sql`update staff_members set removed_at = now() where user_id = ${server.userId}`)
    expect(await read(), 'removed').toBe(404)
  })

  it('the staff audit log is immutable in the database', async () => {
    await enrolled()
    for (const statement of [
      "update staff_audits set reason = 'x'",
      'delete from staff_audits',
      'truncate staff_audits',
    ]) {
      await expect(world.asOwner(statement), statement).rejects.toThrow()
      await expect(world.services.db.execute(sql.raw(statement)), `the program: ${statement}`).rejects.toThrow()
    }
  })

  it('authenticator keys are not stored in plain text', async () => {
    const { rows } = await world.services.db.execute(
      sql`select secret from staff_keys where user_id = ${person.userId}`,
    )
    expect(Buffer.from((rows[0] as { secret: Buffer }).secret).toString('latin1')).not.toContain(secret)
  })
})

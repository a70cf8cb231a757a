import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { thirdParties, users } from '@/lib/server/db/schema/identity'
import { codeOf } from '../../support/fixtures/codes'
import { bindVendor, visit } from '../../support/fixtures/vendor'
import { World } from '../../support/world'

const world = new World()
let serial = 0
const somebody = () => `人${++serial}`

beforeAll(() => world.open().then(() => undefined))
beforeEach(() => world.pass({ minutes: 2 }))
afterAll(() => world.close())

describe('binding', () => {
  it('asks for the phone first, is listed, and is told', async () => {
    const person = await world.person()
    const { member, finish } = await bindVendor(world, person, { vendor: 'wechat', name: '微信里的我' })
    expect(await finish()).toMatchObject({ code: 0, data: { returnUrl: '/center/myself/thirdPartyBinding' } })
    const { list } = await member.do('GET /user/thirdParties', {})
    expect(list.map(({ vendor, isBound, nickName }) => [vendor, isBound, nickName])).toEqual([
      ['wechat', true, '微信里的我'],
      ['qq', false, ''],
    ])
    const told = await member.do('GET /notification/list', { kind: 'security' })
    expect(told.list[0]?.title).toBe('微信登录已绑定')
    const wrong = await member.ask('POST /user/beginVendorBinding', { vendor: 'qq', smsCode: '000000' })
    expect(wrong.code).toBe(1102)
  })

  it('of two accounts that bind one person of the vendor at once one wins', async () => {
    const name = somebody()
    const [one, other] = [await world.person(), await world.person()]
    const both = [
      await bindVendor(world, one, { vendor: 'qq', name }),
      await bindVendor(world, other, { vendor: 'qq', name }),
    ]
    const answers = await Promise.all(both.map(({ finish }) => finish()))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1133])
    const rows = await world.services.db
      .select()
      .from(thirdParties)
      .where(eq(thirdParties.subject, `local:${name}`))
    expect(rows).toHaveLength(1)
  })

  it('is finished by the session that began it, not by a login and not by somebody else', async () => {
    const person = await world.person()
    const { member, back, finish } = await bindVendor(world, person, { vendor: 'qq', name: somebody() })
    expect((await member.ask('POST /user/qqLogin', back)).code).toBe(1132)
    const thief = await world.logIn()
    thief.cookies.set('oauth', member.cookies.get('oauth') ?? '')
    expect((await thief.ask('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor: 'qq', ...back })).code).toBe(
      1132,
    )
    expect((await finish()).code).toBe(0)
  })

  it('a login cannot be turned into a binding', async () => {
    const member = await world.logIn()
    const back = await visit(world, member, 'qq', somebody())
    expect((await member.ask('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor: 'qq', ...back })).code).toBe(
      1132,
    )
  })

  it('ends by a code to the phone, and then opens nothing', async () => {
    const person = await world.person()
    const name = somebody()
    const { member, finish } = await bindVendor(world, person, { vendor: 'qq', name })
    await finish()
    const unbind = (smsCode: string) =>
      member.ask('POST /user/unBindThirdPartyAuthorization', { vendor: 'qq', smsCode })
    expect((await unbind('000000')).code).toBe(1102)
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'unbind' })
    expect((await unbind(await codeOf(world, person.phone))).code).toBe(0)
    const browser = world.visitor()
    expect((await browser.do('POST /user/qqLogin', await visit(world, browser, 'qq', name))).login).toBeNull()
  })

  it('never ends as the last way in', async () => {
    const person = await world.person()
    const { member, finish } = await bindVendor(world, person, { vendor: 'qq', name: somebody() })
    await finish()
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'unbind' })
    const smsCode = await codeOf(world, person.phone)
    await world.services.db.update(users).set({ phone: null }).where(eq(users.id, person.userId))
    const answer = await member.ask('POST /user/unBindThirdPartyAuthorization', { vendor: 'qq', smsCode })
    expect(answer.code).toBe(1134)
    expect(await world.services.db.$count(thirdParties, eq(thirdParties.userId, person.userId))).toBe(1)
  })
})

it('a frozen account is not opened by its vendor either', async () => {
  const person = await world.person()
  const name = somebody()
  await (await bindVendor(world, person, { vendor: 'qq', name })).finish()
  await world.services.db.update(users).set({ frozenAt: world.now() }).where(eq(users.id, person.userId))
  const browser = world.visitor()
  expect((await browser.ask('POST /user/qqLogin', await visit(world, browser, 'qq', name))).code).toBe(1131)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { thirdParties, users } from '@/lib/server/db/schema/people/identity'
import { codeOf } from '../../support/fixtures/codes'
import { bindVendor, visit } from '../../support/fixtures/vendor'
import { World } from '../../support/world'

const world = new World()
let serial = 0
const somebody = () => `人${++serial}`

beforeAll(() => world.open().then(() => undefined))
beforeEach(() => world.pass({ minutes: 2 }))
afterAll(() => world.close())

describe('binding a third-party login', () => {
  it('binding a third-party login requires a phone code, is listed, and the member is notified', async () => {
    const person = await world.person()
    const { member, finish } = await bindVendor(world, person, { vendor: 'wechat', name: '微信里的我' })
    expect(await finish()).toMatchObject({ code: 0, data: { returnUrl: '/center/myself/thirdPartyBinding' } })
    const { list } = await member.do('GET /user/thirdParties', {})
    expect(list.map(({ vendor, isBound, nickName }) => [vendor, isBound, nickName])).toEqual([
      ['wechat', true, '微信里的我'],
      ['qq', false, ''],
    ])
    const notices = await member.do('GET /notification/list', { kind: 'security' })
    expect(notices.list[0]?.title).toBe('微信登录已绑定')
    const wrong = await member.ask('POST /user/beginVendorBinding', { vendor: 'qq', smsCode: '000000' })
    expect(wrong.name).toBe('WRONG_SMS_CODE')
  })

  it('only one of two accounts that concurrently bind the same third-party person succeeds', async () => {
    const name = somebody()
    const [one, other] = [await world.person(), await world.person()]
    const both = [
      await bindVendor(world, one, { vendor: 'qq', name }),
      await bindVendor(world, other, { vendor: 'qq', name }),
    ]
    const answers = await Promise.all(both.map(({ finish }) => finish()))
    expect(answers.map(({ name }) => name).sort()).toEqual(['OK', 'VENDOR_TAKEN'])
    const rows = await world.services.db
      .select()
      .from(thirdParties)
      .where(eq(thirdParties.subject, `local:${name}`))
    expect(rows).toHaveLength(1)
  })

  it('a binding can be finished only by the session that started it, not as a login or by another member', async () => {
    const person = await world.person()
    const { member, back, finish } = await bindVendor(world, person, { vendor: 'qq', name: somebody() })
    expect((await member.ask('POST /user/qqLogin', back)).name).toBe('VENDOR_FAILED')
    const thief = await world.logIn()
    thief.cookies.set('oauth', member.cookies.get('oauth') ?? '')
    expect((await thief.ask('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor: 'qq', ...back })).code).toBe(
      1132,
    )
    expect((await finish()).code).toBe(0)
  })

  it('a login flow cannot be finished as a binding', async () => {
    const member = await world.logIn()
    const back = await visit(world, member, 'qq', somebody())
    expect((await member.ask('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor: 'qq', ...back })).code).toBe(
      1132,
    )
  })

  it('unbinding requires a code sent to the phone, and the third party then logs in to nothing', async () => {
    const person = await world.person()
    const name = somebody()
    const { member, finish } = await bindVendor(world, person, { vendor: 'qq', name })
    await finish()
    const unbind = (smsCode: string) =>
      member.ask('POST /user/unBindThirdPartyAuthorization', { vendor: 'qq', smsCode })
    expect((await unbind('000000')).name).toBe('WRONG_SMS_CODE')
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'unbind' })
    expect((await unbind(await codeOf(world, person.phone))).code).toBe(0)
    const browser = world.visitor()
    expect((await browser.do('POST /user/qqLogin', await visit(world, browser, 'qq', name))).login).toBeNull()
  })

  it('rejects unbinding the last login method', async () => {
    const person = await world.person()
    const { member, finish } = await bindVendor(world, person, { vendor: 'qq', name: somebody() })
    await finish()
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'unbind' })
    const smsCode = await codeOf(world, person.phone)
    await world.services.db.update(users).set({ phone: null }).where(eq(users.id, person.userId))
    const answer = await member.ask('POST /user/unBindThirdPartyAuthorization', { vendor: 'qq', smsCode })
    expect(answer.name).toBe('LAST_WAY_IN')
    expect(await world.services.db.$count(thirdParties, eq(thirdParties.userId, person.userId))).toBe(1)
  })
})

it('a frozen account cannot be logged in to by a third-party login either', async () => {
  const person = await world.person()
  const name = somebody()
  await (await bindVendor(world, person, { vendor: 'qq', name })).finish()
  await world.services.db.update(users).set({ frozenAt: world.now() }).where(eq(users.id, person.userId))
  const browser = world.visitor()
  expect((await browser.ask('POST /user/qqLogin', await visit(world, browser, 'qq', name))).name).toBe('ACCOUNT_FROZEN')
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../support/fixtures/codes'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('logins from unknown browsers', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
  })
  afterAll(() => world.close())

  const noticeCount = async (visitor: Visitor) =>
    (await visitor.do('GET /notification/list', { kind: 'security' })).list
      .map(({ title }) => title)
      .filter((title) => title === '你的账号在新的浏览器上登录').length
  const byPassword = (visitor: Visitor, phone: string) =>
    visitor.do('POST /user/login', { phone, password: 'demo1234' })

  it('the owner is notified of a login from an unknown browser by any method, but not of the first or a known browser', async () => {
    const { phone } = await world.person()
    const first = world.visitor()
    await byPassword(first, phone)
    expect(await noticeCount(first)).toBe(0)
    await first.do('POST /user/logout', {})
    await byPassword(first, phone)
    expect(await noticeCount(first)).toBe(0)

    await byPassword(world.visitor(), phone)
    expect(await noticeCount(first)).toBe(1)
    const other = world.visitor()
    await other.do('POST /comm/sms', { phone, purpose: 'login' })
    await other.do('POST /user/loginBySmCode', { phone, smsCode: await codeOf(world, phone) })
    expect(await noticeCount(first)).toBe(2)
    await byPassword(other, phone)
    expect(await noticeCount(first)).toBe(2)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users, vendorVisits } from '@/lib/server/db/schema/people/identity'
import { WrongVendorCode } from '@/lib/server/providers/oauth/port'
import { codeOf } from '../../support/fixtures/codes'
import { agree, bindVendor, visit } from '../../support/fixtures/vendor'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let serial = 0
const somebody = () => `人${++serial}`
const freshPhone = () => `1351111${String(1000 + ++serial)}`

beforeAll(() => world.open().then(() => undefined))
beforeEach(() => world.pass({ minutes: 2 }))
afterAll(() => world.close())

const joins = async (browser: Visitor, state: string, phone: string, more: object = {}) => {
  await browser.do('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state })
  const smsCode = await codeOf(world, phone)
  return browser.ask('POST /user/joinByVendor', { state, phone, smsCode, agree: '1', ...more })
}
/** Returns a browser that came back from the third-party login for the first time, before a phone is entered. */
const waiting = async (vendor: 'qq' | 'wechat', person: string) => {
  const browser = world.visitor()
  const back = await visit(world, browser, vendor, person)
  const answer = await browser.do(vendor === 'qq' ? 'POST /user/qqLogin' : 'POST /user/wechatLogin', back)
  expect(answer).toMatchObject({ login: null, nickName: person })
  return { browser, ...back }
}
describe('first third-party login', () => {
  it.each(['qq', 'wechat'] as const)(
    'a first login by %s requires a phone and creates an account, which the next one logs in to',
    async (vendor) => {
      const [name, phone] = [somebody(), freshPhone()]
      const { browser, state } = await waiting(vendor, name)
      const joined = await joins(browser, state, phone)
      expect(joined).toMatchObject({ code: 0, data: { returnUrl: '/' } })
      const me = await browser.do('GET /user/userInfo', {})
      expect(me).toMatchObject({ isHadPhone: true, isHadPassWord: false, nickName: name })
      const again = world.visitor()
      const back = await visit(world, again, vendor, name, '/center')
      const { login, returnUrl } = await again.do(
        vendor === 'qq' ? 'POST /user/qqLogin' : 'POST /user/wechatLogin',
        back,
      )
      expect([login?.userId, returnUrl]).toEqual([me.userId, '/center'])
      const { list } = await again.do('GET /user/loginRecords', {})
      expect(list.map(({ way, result }) => [way, result])).toEqual([
        [vendor === 'qq' ? 'QQ登录' : '微信登录', 'in'],
        [vendor === 'qq' ? 'QQ登录' : '微信登录', 'in'],
      ])
    },
  )

  it.each(['官方客服', '有 空格'])(
    'a first third-party login with the name %s creates an account with a neutral name',
    async (name) => {
      const phone = freshPhone()
      const { browser, state } = await waiting('wechat', name)
      expect((await joins(browser, state, phone)).code).toBe(0)
      expect(await browser.do('GET /user/userInfo', {})).toMatchObject({ nickName: `玩家${phone.slice(-4)}` })
    },
  )

  it('a first third-party login binds the existing account of the phone, and notifies it', async () => {
    const person = await world.person()
    const { browser, state } = await waiting('qq', somebody())
    expect((await joins(browser, state, person.phone)).data.login?.userId).toBe(person.userId)
    const { list } = await browser.do('GET /notification/list', { kind: 'security' })
    expect(list[0]?.title).toBe('QQ登录已绑定')
  })

  it('rejects a first third-party login for a phone already bound to another person; another phone works', async () => {
    const person = await world.person()
    expect((await (await bindVendor(world, person, { vendor: 'qq', name: somebody() })).finish()).code).toBe(0)
    world.pass({ minutes: 2 })
    const { browser, state } = await waiting('qq', somebody())
    expect(await joins(browser, state, person.phone)).toMatchObject({ name: 'VENDOR_TAKEN' })
    expect((await joins(browser, state, freshPhone())).code).toBe(0)
  })

  it('the code is sent only after a third-party login, and does not reveal whether the phone has an account', async () => {
    const known = await world.person()
    const stranger = world.visitor()
    const ask = (phone: string, state: string, by: Visitor) =>
      by.ask('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state })
    expect((await ask(known.phone, 'login.qq.none', stranger)).name).toBe('VENDOR_FAILED')
    expect((await stranger.ask('POST /comm/smsBindPhone', { purpose: 'bind' })).code).toBe(1)
    const { browser, state } = await waiting('qq', somebody())
    expect((await ask(known.phone, state, stranger)).name).toBe('VENDOR_FAILED')
    const fresh = freshPhone()
    const [one, other] = [await ask(known.phone, state, browser), await ask(fresh, state, browser)]
    expect({ ...one, data: { ...one.data, phone: '' } }).toEqual({ ...other, data: { ...other.data, phone: '' } })
  })

  it('two concurrent first third-party logins with one phone create one account', async () => {
    const phone = freshPhone()
    const [one, other] = [await waiting('qq', somebody()), await waiting('wechat', somebody())]
    await one.browser.do('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state: one.state })
    const first = await codeOf(world, phone)
    world.pass({ minutes: 2 })
    await other.browser.do('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state: other.state })
    const second = await codeOf(world, phone)
    const answers = await Promise.all([
      one.browser.ask('POST /user/joinByVendor', { state: one.state, phone, smsCode: first, agree: '1' }),
      other.browser.ask('POST /user/joinByVendor', { state: other.state, phone, smsCode: second, agree: '1' }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(answers[0].data.login?.userId).toBe(answers[1].data.login?.userId)
    expect(await world.services.db.$count(users, eq(users.phone, phone))).toBe(1)
  })

  it('a first third-party login expires ten minutes after it started', async () => {
    const { browser, state } = await waiting('qq', somebody())
    const phone = freshPhone()
    await browser.do('POST /comm/smsBindPhone', { purpose: 'thirdParty', phone, state })
    const smsCode = await codeOf(world, phone)
    world.pass({ minutes: 9, seconds: 59 })
    world.pass({ seconds: 2 })
    expect((await browser.ask('POST /user/joinByVendor', { state, phone, smsCode, agree: '1' })).name).toBe(
      'VENDOR_FAILED',
    )
  })
})

describe('third-party login callback', () => {
  it('a callback is rejected in another browser, on another host, for another vendor, or with another state', async () => {
    const name = somebody()
    const browser = world.visitor()
    const back = await visit(world, browser, 'qq', name)
    const half = browser.cookies.get('oauth') ?? ''
    expect(half).not.toBe('')
    expect((await world.visitor().ask('POST /user/qqLogin', back)).name).toBe('VENDOR_FAILED')
    const elsewhere = world.visitor(2)
    elsewhere.cookies.set('oauth', half)
    expect((await elsewhere.ask('POST /user/qqLogin', back)).name).toBe('VENDOR_FAILED')
    expect((await browser.ask('POST /user/wechatLogin', back)).name).toBe('VENDOR_FAILED')
    expect((await browser.ask('POST /user/qqLogin', { ...back, state: `${back.state}x` })).name).toBe('VENDOR_FAILED')
    expect((await browser.ask('POST /user/qqLogin', back)).code).toBe(0)
  })

  it('a callback is accepted once, also under concurrent requests', async () => {
    const browser = world.visitor()
    const back = await visit(world, browser, 'wechat', somebody())
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.ask('POST /user/wechatLogin', back)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await browser.ask('POST /user/wechatLogin', back)).name).toBe('VENDOR_FAILED')
  })

  it('a code is sent to the vendor once, with any state', async () => {
    const codes: string[] = []
    const { oauth } = world.services
    const identity = { subject: `s${++serial}`, nickName: 'x' }
    const identify = async ({ code }: { code: string }) => {
      codes.push(code)
      return identity
    }
    world.services.oauth = {
      appOf: (...of) => ({ ...oauth.appOf(...of), addressOf: ({ state }) => `https://v/?state=${state}`, identify }),
    }
    try {
      const login = async () => {
        const browser = world.visitor()
        const { url } = await browser.do('POST /user/beginVendorLogin', { vendor: 'qq' })
        const state = new URL(url).searchParams.get('state') ?? ''
        return browser.ask('POST /user/qqLogin', { state, code: 'stolen-code' })
      }
      const answers = await Promise.all([login(), login(), login()])
      expect(answers.map(({ name }) => name).sort()).toEqual(['OK', 'VENDOR_FAILED', 'VENDOR_FAILED'])
      expect(codes).toEqual(['stolen-code'])
    } finally {
      world.services.oauth = oauth
    }
  })

  it('a callback expires after ten minutes', async () => {
    const browser = world.visitor()
    const back = await visit(world, browser, 'qq', somebody())
    world.pass({ minutes: 10, seconds: 1 })
    expect((await browser.ask('POST /user/qqLogin', back)).name).toBe('VENDOR_FAILED')
  })

  it.each([
    ['a code the vendor does not know', new WrongVendorCode('x'), /没有完成/],
    ['a vendor that cannot be asked', new Error('socket'), /联系不上QQ/],
  ])('rejects a callback with %s', async (_, error, message) => {
    const { oauth } = world.services
    world.services.oauth = {
      appOf: () => ({ addressOf: ({ state }) => `https://v/?state=${state}`, identify: () => Promise.reject(error) }),
    }
    try {
      const browser = world.visitor()
      const { url } = await browser.do('POST /user/beginVendorLogin', { vendor: 'qq' })
      const state = new URL(url).searchParams.get('state') ?? ''
      const answer = await browser.ask('POST /user/qqLogin', { state, code: somebody() })
      expect(answer).toMatchObject({ name: 'VENDOR_FAILED', msg: expect.stringMatching(message) })
    } finally {
      world.services.oauth = oauth
    }
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'a third-party login never redirects to %s',
    async (returnUrl) => {
      const browser = world.visitor()
      const name = somebody()
      const back = await visit(world, browser, 'qq', name, returnUrl)
      expect((await browser.do('POST /user/qqLogin', back)).returnUrl).toBe('/')
    },
  )

  it('the local vendor redirects only to our own hosts', async () => {
    const page = (redirect: string) =>
      world.app.api.fetch(
        new Request(
          `${world.dist().origin}/dev/oauth/qq?${new URLSearchParams({ redirect_uri: redirect, state: 's' })}`,
        ),
      )
    expect((await page(`${world.dist().origin}/login/back`)).status).toBe(200)
    for (const bad of ['https://evil.test/login/back', `${world.dist().origin}/center`, '/login/back', 'x'])
      expect((await page(bad)).status).toBe(400)
  })

  it('a declined third-party login returns no code', async () => {
    const browser = world.visitor()
    const { url } = await browser.do('POST /user/beginVendorLogin', { vendor: 'qq' })
    const back = await agree(world, url, null)
    expect(back.code).toBe('')
    expect((await browser.ask('POST /user/qqLogin', back)).name).toBe('INVALID_INPUT')
  })

  it('callback state is stored as hashes', async () => {
    const browser = world.visitor()
    const { state } = await visit(world, browser, 'qq', somebody())
    const rows = await world.services.db.select().from(vendorVisits)
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('oauth'))
  })
})

it('a host without a vendor app does not offer that vendor', async () => {
  const { oauth } = world.services
  world.services.oauth = {
    appOf: (distId, vendor) => (distId === 2 && vendor === 'qq' ? undefined : oauth.appOf(distId, vendor)),
  }
  try {
    const there = world.visitor(2)
    expect(await there.do('GET /user/vendors', {})).toEqual({ vendors: ['wechat'] })
    expect((await there.ask('POST /user/beginVendorLogin', { vendor: 'qq' })).name).toBe('NOT_FOUND')
  } finally {
    world.services.oauth = oauth
  }
})

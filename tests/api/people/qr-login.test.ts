import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../support/world'

describe('QR login', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const begin = async (distId = 1) => {
    const browser = world.visitor(distId)
    const { code, url, expiresIn } = await browser.do('POST /operation/wechat_login', {})
    return { browser, code, url, expiresIn, poll: () => browser.ask('GET /operation/wechat_login', { id: `${code}u` }) }
  }

  it('a QR login logs in the browser that started it, once, after the phone scanned and approved', async () => {
    const { browser, code, url, expiresIn, poll } = await begin()
    expect(url).toBe(`${world.dist().origin}/login/scan?code=${code}`)
    expect(expiresIn).toBe(120)
    expect((await poll()).data).toMatchObject({ state: 'waiting', token: '' })
    const phone = await world.logIn()
    const scanned = await phone.do('POST /operation/scanQrLogin', { code })
    expect(scanned).toMatchObject({ siteName: expect.stringMatching(/./), place: '本机', device: '未知设备' })
    expect((await poll()).data.state).toBe('scanned')
    await phone.do('POST /operation/answerQrLogin', { code, accept: '1' })
    const answers = await Promise.all([poll(), poll(), poll()])
    expect(answers.filter((a) => a.data.token)).toHaveLength(1)
    expect(await browser.do('GET /user/userInfo', {})).toMatchObject({ userId: phone.userId })
    expect((await poll()).name).toBe('NOT_FOUND')
  })

  it('a QR login poll without an id needs no cookies, and one with an id requires the CSRF token', async () => {
    const bare = world.visitor()
    bare.cookies.clear()
    const { state, footImages } = await bare.do('GET /operation/wechat_login', {})
    expect([state, footImages]).toEqual(['none', world.dist().conf.botQuals])
    const { code } = await begin()
    bare.cookies.clear()
    for (const path of [`/api/operation/wechat_login/${code}u`, `/api/operation/wechat_login?id=${code}u`]) {
      const answer = await bare.send(new Request(`${bare.origin}${path}`))
      expect((await answer.json()).name).toBe('BAD_CSRF')
    }
  })

  it('a QR login does not work in another browser, on another host, or with a photo of the code', async () => {
    const { code, poll } = await begin()
    const phone = await world.logIn()
    await phone.do('POST /operation/scanQrLogin', { code })
    await phone.do('POST /operation/answerQrLogin', { code, accept: '1' })
    for (const thief of [world.visitor(), world.visitor(2)]) {
      thief.cookies.set('qr', 'x'.repeat(32))
      expect((await thief.ask('GET /operation/wechat_login', { id: `${code}u` })).name).toBe('NOT_FOUND')
    }
    expect((await poll()).data.token).not.toBe('')
  })

  it('a QR login can be confirmed only by the member who scanned it, on the same host', async () => {
    const { code, poll } = await begin()
    const [first, second, elsewhere] = [await world.logIn(), await world.logIn(), await world.logIn(undefined, 2)]
    expect((await first.ask('POST /operation/answerQrLogin', { code, accept: '1' })).name).toBe('NOT_FOUND')
    await first.do('POST /operation/scanQrLogin', { code })
    expect((await second.ask('POST /operation/scanQrLogin', { code })).name).toBe('NOT_FOUND')
    expect((await second.ask('POST /operation/answerQrLogin', { code, accept: '1' })).name).toBe('NOT_FOUND')
    expect((await elsewhere.ask('POST /operation/scanQrLogin', { code })).name).toBe('NOT_FOUND')
    await first.do('POST /operation/answerQrLogin', { code, accept: '0' })
    expect((await poll()).data).toMatchObject({ state: 'refused', token: '' })
    expect((await first.ask('POST /operation/answerQrLogin', { code, accept: '1' })).name).toBe('NOT_FOUND')
  })

  it('a QR login expires after 120 seconds, even if it was confirmed in time', async () => {
    const { code, poll } = await begin()
    const phone = await world.logIn()
    await phone.do('POST /operation/scanQrLogin', { code })
    await phone.do('POST /operation/answerQrLogin', { code, accept: '1' })
    world.pass({ seconds: 121 })
    expect((await poll()).data).toEqual({ state: 'expired', token: '', footImages: [] })
    const late = await begin()
    world.pass({ seconds: 121 })
    expect((await (await world.logIn()).ask('POST /operation/scanQrLogin', { code: late.code })).name).toBe('NOT_FOUND')
  })

  it('a QR login poll without an id returns the footer pictures', async () => {
    const visitor = world.visitor()
    const { botQuals } = await visitor.do('GET /dist/homeConf', {})
    expect(botQuals.length).toBeGreaterThan(0)
    expect(await visitor.do('GET /operation/wechat_login', {})).toEqual({
      state: 'none',
      token: '',
      footImages: botQuals,
    })
  })

  it('rejects QR login codes of an invalid format', async () => {
    expect((await world.visitor().ask('GET /operation/wechat_login', { id: 'x' })).name).toBe('INVALID_INPUT')
    expect((await (await world.logIn()).ask('POST /operation/scanQrLogin', { code: '../../etc' })).name).toBe(
      'INVALID_INPUT',
    )
  })
})

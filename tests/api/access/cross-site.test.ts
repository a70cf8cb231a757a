import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../support/world'

describe('cross-site requests', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it.each([
    ['no token', { 'x-csrf-token': '' }],
    ['another token', { 'x-csrf-token': 'aaaaaaaaaaaa.bbbb' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('rejects a write request with %s', async (_, headers) => {
    const visitor = await world.logIn()
    await visitor.do('GET /comm/csrf', {})
    expect(await visitor.ask('POST /user/changeUserUsualInfo', { nickName: '改名了' }, { headers })).toMatchObject({
      name: 'BAD_CSRF',
      status: 403,
    })
  })

  it('rejects a write request from the same host with another scheme, and accepts its own origin', async () => {
    const visitor = await world.logIn()
    const from = (origin: string) =>
      visitor.ask('POST /user/changeUserUsualInfo', { nickName: '改名了' }, { headers: { origin } })
    expect((await from(visitor.origin.replace('http:', 'https:'))).name).toBe('BAD_CSRF')
    expect((await from(visitor.origin)).code).toBe(0)
  })

  it('a valid CSRF token is not replaced, so concurrent requests do not invalidate each other', async () => {
    const visitor = world.visitor()
    await visitor.do('GET /comm/csrf', {})
    const held = visitor.cookies.get('csrf')
    await visitor.do('GET /comm/csrf', {})
    expect(visitor.cookies.get('csrf')).toBe(held)
    visitor.cookies.set('csrf', 'nonce12345.forged')
    await visitor.do('GET /comm/csrf', {})
    expect(visitor.cookies.get('csrf')).not.toBe('nonce12345.forged')
    const member = await world.logIn()
    expect(member.cookies.get('csrf')).not.toBe(held)
  })

  it('rejects a CSRF token of another session even as a cookie', async () => {
    const [victim, attacker] = [await world.logIn(), await world.logIn()]
    await attacker.do('GET /comm/csrf', {})
    victim.cookies.set('csrf', attacker.cookies.get('csrf') as string)
    expect((await victim.ask('POST /user/changeUserUsualInfo', { nickName: '改名了' })).name).toBe('BAD_CSRF')
  })

  it('a GET that writes also requires the CSRF token', async () => {
    const visitor = await world.logIn()
    const token = () => ({ headers: { 'x-csrf-token': '' } })
    expect((await visitor.ask('GET /comm/imagesTempUploadToken', { purpose: 'goods' }, token())).name).toBe('BAD_CSRF')
    expect((await visitor.ask('GET /comm/imagesTempUploadToken', { purpose: 'goods' })).code).toBe(0)
    expect((await visitor.ask('GET /user/userInfo', {}, token())).code).toBe(0)
  })

  it('every response sends X-Content-Type-Options: nosniff', async () => {
    for (const path of [
      '/api/comm/csrf',
      '/api/user/userInfo',
      '/api/nope',
      '/api/openapi.json',
      '/dev/sms',
      '/dev/nope',
    ]) {
      const answer = await world.app.api.fetch(new Request(`${world.dist().origin}${path}`))
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  })
})

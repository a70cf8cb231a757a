import { expect, test } from 'vitest'
import { WrongVendorCode } from '@/lib/server/providers/oauth/port'
import { createQqOAuth } from '@/lib/server/providers/oauth/qq'
import { jsonServer, type ReceivedRequest } from '../../support/json-server'

const APP = { appId: '101234567', secret: 's3cret' }
const BACK = { code: 'c1', redirectUri: 'https://market.example/login/back' }

/** Implements oauth2.0/token, oauth2.0/me and user/get_user_info in JSON (fmt=json). */
const double = (more: { me?: object; person?: object } = {}) => {
  const codes = new Set(['c1'])
  return jsonServer(({ path, query }: ReceivedRequest) => {
    if (query.fmt !== 'json') return `callback( {"error":100000,"error_description":"fmt"} );`
    if (path === '/oauth2.0/token') {
      if (query.client_id !== APP.appId || query.client_secret !== APP.secret)
        return { error: 100001, error_description: 'param client_id is wrong' }
      if (query.redirect_uri !== BACK.redirectUri)
        return { error: 100010, error_description: 'redirect uri is illegal' }
      if (query.code === 'used') return { error: 100020, error_description: 'code is reused error' }
      if (!codes.delete(query.code ?? '')) return { error: 100019, error_description: 'code to access token error' }
      return { access_token: 't1', expires_in: '7776000', refresh_token: 'r' }
    }
    if (query.access_token !== 't1') return { error: 100016, error_description: 'access token check failed' }
    if (path === '/oauth2.0/me')
      return { client_id: APP.appId, openid: 'o1', ...(query.unionid === '1' && { unionid: 'UID_1' }), ...more.me }
    if (query.oauth_consumer_key !== APP.appId || query.openid !== 'o1') return { ret: -22, msg: 'openid is invalid' }
    return { ret: 0, msg: '', nickname: '小北', figureurl: '', ...more.person }
  })
}

test('redirects to the documented QQ login URL', () => {
  const url = new URL(createQqOAuth(APP).addressOf({ redirectUri: BACK.redirectUri, state: 'st' }))
  expect(url.origin + url.pathname).toBe('https://graph.qq.com/oauth2.0/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: APP.appId,
    redirect_uri: BACK.redirectUri,
    state: 'st',
    scope: 'get_user_info',
  })
})

test('identifies a QQ user by unionid, and accepts a code once', async () => {
  const { origin } = await double()
  const app = createQqOAuth({ ...APP, api: origin })
  expect(await app.identify(BACK)).toEqual({ subject: 'UID_1', nickName: '小北' })
  await expect(app.identify(BACK)).rejects.toThrow(WrongVendorCode)
  await expect(app.identify({ ...BACK, code: 'used' })).rejects.toThrow(WrongVendorCode)
})

test('without a unionid a QQ user is identified per app', async () => {
  const { origin } = await double({ me: { unionid: undefined } })
  expect((await createQqOAuth({ ...APP, api: origin }).identify(BACK)).subject).toBe(`${APP.appId}:o1`)
})

test('rejects a QQ token of another app', async () => {
  const { origin } = await double({ me: { client_id: '109999999' } })
  await expect(createQqOAuth({ ...APP, api: origin }).identify(BACK)).rejects.toThrow(WrongVendorCode)
})

test.each([
  ['a wrong secret', { secret: 'other' }, {}, '100001'],
  ['a profile that is refused', {}, { person: { ret: -22, msg: 'openid is invalid' } }, '-22'],
])('%s is not reported as an invalid QQ code', async (_, app, more, expected) => {
  const { origin } = await double(more)
  const failed = await createQqOAuth({ ...APP, ...app, api: origin })
    .identify(BACK)
    .catch((error) => error)
  expect(failed).not.toBeInstanceOf(WrongVendorCode)
  expect(failed.message).toContain(expected)
})

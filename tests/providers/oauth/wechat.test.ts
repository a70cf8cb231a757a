import { expect, test } from 'vitest'
import { WrongVendorCode } from '@/lib/server/providers/oauth/port'
import { createWechatOAuth } from '@/lib/server/providers/oauth/wechat'
import { jsonServer, type ReceivedRequest } from '../../support/json-server'

const APP = { appId: 'wx0123456789abcdef', secret: 's3cret' }
const BACK = { code: 'c1', redirectUri: 'https://market.example/login/back' }

/** Implements sns/oauth2/access_token and sns/userinfo: a code works once, a token belongs to one person. */
const double = (more: { person?: object; token?: object } = {}) => {
  const codes = new Set(['c1'])
  return jsonServer(({ path, query }: ReceivedRequest) => {
    if (query.appid !== undefined && (query.appid !== APP.appId || query.secret !== APP.secret))
      return { errcode: 40125, errmsg: 'invalid appsecret' }
    if (path === '/sns/oauth2/access_token') {
      if (query.grant_type !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' }
      if (query.code === 'used') return { errcode: 40163, errmsg: 'code been used' }
      if (!codes.delete(query.code ?? '')) return { errcode: 40029, errmsg: 'invalid code' }
      return {
        access_token: 't1',
        expires_in: 7200,
        refresh_token: 'r',
        openid: 'o1',
        scope: 'snsapi_login',
        ...more.token,
      }
    }
    if (path === '/sns/userinfo' && query.access_token === 't1' && query.openid === 'o1')
      return {
        openid: 'o1',
        nickname: '南山老猫',
        sex: 0,
        headimgurl: '',
        privilege: [],
        unionid: 'u1',
        ...more.person,
      }
    return { errcode: 40001, errmsg: 'invalid credential' }
  })
}

test('redirects to the documented WeChat QR login URL', () => {
  const url = new URL(createWechatOAuth(APP).addressOf({ redirectUri: BACK.redirectUri, state: 'st' }))
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: APP.appId,
    redirect_uri: BACK.redirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 'st',
  })
  expect(url.hash).toBe('#wechat_redirect')
})

test('identifies a WeChat user by unionid, and accepts a code once', async () => {
  const { origin } = await double()
  const app = createWechatOAuth({ ...APP, api: origin })
  expect(await app.identify(BACK)).toEqual({ subject: 'u1', nickName: '南山老猫' })
  await expect(app.identify(BACK)).rejects.toThrow(WrongVendorCode)
  await expect(app.identify({ ...BACK, code: 'used' })).rejects.toThrow(WrongVendorCode)
})

test('without a unionid a WeChat user is identified per app', async () => {
  const { origin } = await double({ person: { unionid: undefined } })
  expect((await createWechatOAuth({ ...APP, api: origin }).identify(BACK)).subject).toBe(`${APP.appId}:o1`)
})

test.each([
  ['somebody else', { person: { openid: 'o2' } }],
  ['no person', { token: { openid: undefined } }],
])('rejects a WeChat response about %s', async (_, more) => {
  const { origin } = await double(more)
  await expect(createWechatOAuth({ ...APP, api: origin }).identify(BACK)).rejects.toThrow(/wechat/)
})

test('a wrong app secret is not reported as an invalid WeChat code, and the error does not contain it', async () => {
  const { origin } = await double()
  const failed = await createWechatOAuth({ ...APP, secret: 'other', api: origin })
    .identify(BACK)
    .catch((error) => error)
  expect(failed).not.toBeInstanceOf(WrongVendorCode)
  expect(failed.message).toContain('40125')
  const gone = await createWechatOAuth({ ...APP, api: 'http://127.0.0.1:1' })
    .identify(BACK)
    .catch((error) => error)
  expect(`${gone.message} ${gone.stack}`).not.toContain(APP.secret)
})

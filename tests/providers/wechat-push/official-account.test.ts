import { expect, test } from 'vitest'
import { signatureOf } from '@/lib/server/providers/wechat-push/envelope'
import { createOfficialAccount } from '@/lib/server/providers/wechat-push/official-account'
import { FollowerLeft } from '@/lib/server/providers/wechat-push/port'
import { ACCOUNT, eventXml, seal, vendorCall } from '../../support/fixtures/official-account'
import { jsonServer, type ReceivedRequest } from '../../support/json-server'

const NOW = new Date('2026-03-02T12:00:00+08:00')
const MESSAGE = { openId: 'o1', title: '你的订单已发货', at: NOW, url: 'https://market.example/center', key: 'n-1-x' }
const account = (api?: string) => createOfficialAccount({ ...ACCOUNT, now: () => NOW, ...(api && { api }) })

/** Implements stable_token, qrcode/create and template/send; `over` makes the first tokens expired. */
const double = ({ over = 0, refuse = 0 } = {}) => {
  let tokens = 0
  return jsonServer(({ path, query, body }: ReceivedRequest) => {
    const json = JSON.parse(body || '{}')
    if (path === '/cgi-bin/stable_token')
      return json.appid === ACCOUNT.appId && json.secret === ACCOUNT.secret && json.grant_type === 'client_credential'
        ? { access_token: `t${++tokens}`, expires_in: 7200 }
        : { errcode: 40125, errmsg: 'invalid appsecret' }
    if (query.access_token === `t${over}`) return { errcode: 42001, errmsg: 'access_token expired' }
    if (path === '/cgi-bin/qrcode/create')
      return {
        ticket: 'k',
        expire_seconds: json.expire_seconds,
        url: `http://weixin.qq.com/q/${json.action_info.scene.scene_str}`,
      }
    return refuse ? { errcode: refuse, errmsg: 'refused' } : { errcode: 0, errmsg: 'ok', msgid: 1 }
  })
}

test('creates a QR picture with its scene, and requests one token for all calls', async () => {
  const { origin, requests } = await double()
  const push = account(origin)
  expect(await push.pictureOf({ origin: '', scene: 'sc1', seconds: 600 })).toBe('http://weixin.qq.com/q/sc1')
  await push.send(MESSAGE)
  expect(requests.map(({ path }) => path)).toEqual([
    ...['/cgi-bin/stable_token', '/cgi-bin/qrcode/create', '/cgi-bin/message/template/send'],
  ])
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    expire_seconds: 600,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: 'sc1' } },
  })
  expect(JSON.parse(requests[2]?.body ?? '')).toEqual({
    touser: 'o1',
    template_id: 'tpl',
    url: MESSAGE.url,
    client_msg_id: 'n-1-x',
    data: { thing1: { value: '你的订单已发货' }, time2: { value: '2026-03-02 12:00:00' } },
  })
})

test('a push title is limited to 20 characters', async () => {
  const { origin, requests } = await double()
  await account(origin).send({ ...MESSAGE, title: '长'.repeat(30) })
  expect(JSON.parse(requests[1]?.body ?? '').data.thing1.value).toBe(`${'长'.repeat(19)}…`)
})

test('an expired token is requested again, once', async () => {
  const { origin, requests } = await double({ over: 1 })
  await account(origin).send(MESSAGE)
  expect(requests.map(({ query }) => query.access_token)).toEqual([undefined, 't1', undefined, 't2'])
})

test('a follower who left is reported as gone, other errors can be retried', async () => {
  await expect(account((await double({ refuse: 43004 })).origin).send(MESSAGE)).rejects.toThrow(FollowerLeft)
  const busy = await account((await double({ refuse: -1 })).origin)
    .send(MESSAGE)
    .catch((error) => error)
  expect(busy).not.toBeInstanceOf(FollowerLeft)
  expect(busy.message).toContain('-1')
})

test('the URL check is answered with the signed text', () => {
  const echo = (token: string) =>
    account().readEcho(
      new URLSearchParams({ signature: signatureOf(token, '1', '2'), timestamp: '1', nonce: '2', echostr: 'hello' }),
    )
  expect(echo(ACCOUNT.token)).toBe('hello')
  expect(echo('other')).toBeUndefined()
  expect(account().readEcho(new URLSearchParams({ echostr: 'hello' }))).toBeUndefined()
})

test.each([
  ['subscribe', 'qrscene_sc1', { kind: 'follow', openId: 'o1', scene: 'sc1' }],
  ['SCAN', 'sc1', { kind: 'follow', openId: 'o1', scene: 'sc1' }],
  ['unsubscribe', '', { kind: 'leave', openId: 'o1', scene: '' }],
  ['CLICK', 'menu', null],
])('reads the %s event', (event, key, read) => {
  const { query, body } = vendorCall(eventXml(event, 'o1', key), NOW)
  expect(account().readEvent(query, body)).toEqual(read)
})

test('rejects callbacks that are unsigned, modified, old, unencrypted or for another account', () => {
  const good = vendorCall(eventXml('SCAN', 'o1', 'sc1'), NOW)
  const other = seal(eventXml('SCAN', 'thief', 'sc1'))
  expect(account().readEvent(good.query, `<xml><Encrypt><![CDATA[${other}]]></Encrypt></xml>`)).toBeUndefined()
  expect(account().readEvent(new URLSearchParams(), good.body)).toBeUndefined()
  expect(account().readEvent(good.query, eventXml('SCAN', 'o1', 'sc1'))).toBeUndefined()
  const old = vendorCall(eventXml('SCAN', 'o1', 'sc1'), new Date(NOW.getTime() - 301_000))
  expect(account().readEvent(old.query, old.body)).toBeUndefined()
  const forged = vendorCall(eventXml('SCAN', 'o1', 'sc1'), NOW, { ...ACCOUNT, token: 'guessed' })
  expect(account().readEvent(forged.query, forged.body)).toBeUndefined()
  const elsewhere = createOfficialAccount({ ...ACCOUNT, appId: 'wxother', now: () => NOW })
  expect(elsewhere.readEvent(good.query, good.body)).toBeUndefined()
})

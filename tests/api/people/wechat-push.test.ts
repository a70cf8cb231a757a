import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localPushes } from '@/lib/server/db/schema/providers'
import { signatureOf } from '@/lib/server/providers/wechat-push/envelope'
import { createOfficialAccount } from '@/lib/server/providers/wechat-push/official-account'
import { ACCOUNT, eventXml, vendorCall } from '../../support/fixtures/official-account'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let serial = 0
beforeAll(() => world.open().then(() => undefined))
beforeEach(() => world.pass({ minutes: 12 }))
afterAll(() => world.close())

const begin = async (member: Visitor) => (await member.do('POST /user/bindWeChatOfficialAccountPush', {})).url
const status = (member: Visitor) => member.do('GET /user/bindWeChatOfficialAccountPushStatus', {})
/** Opens the local account's page, as the phone would. */
const scan = (url: string, person: string, answer = 'yes') =>
  world.app.api.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ person, answer }) }))

describe('official account QR picture', () => {
  it('scanning the picture binds WeChat once and notifies the member; messages are sent until it is unbound', async () => {
    const member = await world.logIn()
    const name = `关注者${++serial}`
    expect(await status(member)).toMatchObject({ isOffered: true, isBound: false, picture: 'none' })
    const url = await begin(member)
    expect((await status(member)).picture).toBe('waiting')
    await scan(url, name, 'no')
    expect((await status(member)).picture).toBe('waiting')
    await scan(url, name)
    expect(await status(member)).toMatchObject({ isBound: true, picture: 'bound' })
    await scan(url, 'somebody else')
    await member.do('POST /user/testWechatPush', {})
    const got = await world.services.db
      .select()
      .from(localPushes)
      .where(eq(localPushes.openId, `local:${name}`))
    expect(got.map(({ title }) => title)).toEqual(['这是一条测试消息'])
    const { list } = await member.do('GET /notification/list', { kind: 'security' })
    expect(list[0]?.title).toBe('消息提醒已绑定微信')
    await member.do('POST /user/unbindWechatPush', {})
    expect((await status(member)).isBound).toBe(false)
    expect((await member.ask('POST /user/testWechatPush', {})).name).toBe('NOT_FOUND')
  })

  it('the QR picture expires after ten minutes', async () => {
    const member = await world.logIn()
    const url = await begin(member)
    world.pass({ minutes: 10, seconds: 1 })
    await scan(url, `关注者${++serial}`)
    expect(await status(member)).toMatchObject({ isBound: false, picture: 'expired' })
  })

  it('a follower is bound to one account, also when scanning two concurrently', async () => {
    const [one, other] = [await world.logIn(), await world.logIn()]
    const urls = [await begin(one), await begin(other)]
    const name = `关注者${++serial}`
    await Promise.all(urls.map((url) => scan(url, name)))
    const states = [await status(one), await status(other)]
    expect(states.map(({ isBound }) => isBound).sort()).toEqual([false, true])
    expect(states.map(({ picture }) => picture).sort()).toEqual(['bound', 'taken'])
  })
})

describe('official account callbacks', () => {
  const call = (query: URLSearchParams, body?: string) =>
    world.app.api.fetch(
      new Request(`${world.dist().origin}/api/operation/wechatPush?${query}`, { method: body ? 'POST' : 'GET', body }),
    )
  const withAccount = async (work: () => Promise<void>) => {
    const local = world.services.wechatPush
    const account = createOfficialAccount({ ...ACCOUNT, now: () => world.now() })
    world.services.wechatPush = { ...account, pictureOf: async ({ scene }) => `http://weixin.qq.com/q/${scene}` }
    try {
      await work()
    } finally {
      world.services.wechatPush = local
    }
  }

  it('callbacks are rejected while the local account is used', async () => {
    expect((await call(new URLSearchParams({ echostr: 'x' }))).status).toBe(403)
  })

  it('callbacks verify the URL, bind a follower who scans, and unbind one who leaves', () =>
    withAccount(async () => {
      const signed = { timestamp: '1', nonce: '2', echostr: 'hello' }
      const echo = await call(new URLSearchParams({ ...signed, signature: signatureOf(ACCOUNT.token, '1', '2') }))
      expect([echo.status, await echo.text()]).toEqual([200, 'hello'])
      const member = await world.logIn()
      const scene = (await begin(member)).split('/q/')[1] ?? ''
      const tell = async (xml: string, token = ACCOUNT.token) => {
        const { query, body } = vendorCall(xml, world.now(), { ...ACCOUNT, token })
        return call(query, body)
      }
      expect((await tell(eventXml('SCAN', 'o-thief', scene), 'guessed')).status).toBe(403)
      expect((await status(member)).isBound).toBe(false)
      const response = await tell(eventXml('subscribe', 'o-own', `qrscene_${scene}`))
      expect([response.status, await response.text()]).toEqual([200, 'success'])
      expect((await status(member)).isBound).toBe(true)
      await tell(eventXml('unsubscribe', 'o-own'))
      expect((await status(member)).isBound).toBe(false)
    }))
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { revokeSessions } from '@/lib/server/modules/people/identity/sessions/revoke-sessions'
import { Deal } from '../../support/fixtures/deal'
import { APP, RongCloudDouble, signed } from '../../support/fixtures/rongcloud'
import { SOON } from '../../support/soon'
import { World } from '../../support/world'

const world = new World()
const double = new RongCloudDouble()
beforeAll(async () => {
  const api = await double.open()
  const env = { CHAT_PROVIDER: 'rongcloud', RONGCLOUD_APP_KEY: APP.appKey, RONGCLOUD_APP_SECRET: APP.appSecret }
  await world.open({ env: { ...env, RONGCLOUD_API: api } })
})
afterAll(async () => {
  await world.close()
  double.close()
})
beforeEach(() => {
  double.calls.length = 0
})

const PUBLISH = '/message/group/publish.json'

async function talk() {
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const groupId = Number((await deal.detail()).groupId)
  // Wait for the group and its first message, so that they do not mix with what follows.
  await expect.poll(() => double.of(PUBLISH).some(({ toGroupId }) => toGroupId === `g${groupId}`), SOON).toBe(true)
  const [buyer, seller] = [`d1u${deal.people.buyer.userId}`, `d1u${deal.people.seller.userId}`]
  return { deal, groupId, buyer, seller }
}
const path = (name: string) => `${world.dist().origin}/api/im/${name}`
/** Sends the callback that the vendor sends before it delivers a page's message. */
const posted = async (form: Record<string, string>, query = signed(world.now())) => {
  const body = new URLSearchParams({ appKey: APP.appKey, channelType: 'GROUP', msgType: 'RC:TxtMsg', ...form })
  const answer = await world.app.api.fetch(new Request(path('rongMessage') + query, { method: 'POST', body }))
  return { status: answer.status, ...((await answer.json()) as { pass?: number }) }
}
const text = (content: string, clientMsgId: string, more = {}) =>
  JSON.stringify({ content, extra: JSON.stringify({ clientMsgId, ...more }) })

describe('RongCloud chat provider', () => {
  it('an IM token is exchanged for a RongCloud token, a new one each time', async () => {
    const { deal, buyer } = await talk()
    const params = await deal.buyer.do('GET /user/getImParams', { orderSn: deal.orderSn, expand: '1' })
    expect(params).toMatchObject({ groupId: expect.any(Number), unread: 1 })
    const { token, nonce } = params
    const first = await deal.buyer.do('GET /im/getImCenterToken', { token, nonce })
    expect(first).toMatchObject({ provider: 'rongcloud', appKey: APP.appKey, token: expect.stringMatching(/^token-/) })
    const again = await deal.buyer.do('GET /im/getImCenterToken', { token, nonce })
    expect([again.token === first.token, again.linkId === first.linkId]).toEqual([false, true])
    expect(double.of('/user/getToken.json')[0]?.userId).toBe(buyer)
    const list = await deal.buyer.do('GET /user/getImListParams', {})
    const exchange = { token: list.imToken, nonce: list.authToken }
    expect((await deal.buyer.do('GET /im/getImCenterToken', exchange)).provider).toBe('rongcloud')
    for (const [who, input] of [
      [deal.seller, exchange],
      [deal.buyer, { ...exchange, nonce: 'other' }],
    ] as const)
      expect(await who.ask('GET /im/getImCenterToken', input)).toMatchObject({ name: 'CHAT_TOKEN' })
    world.pass({ seconds: 61 })
    expect(await deal.buyer.ask('GET /im/getImCenterToken', exchange)).toMatchObject({ name: 'CHAT_TOKEN' })
    double.failing = '/user/getToken.json'
    expect(await deal.buyer.ask('GET /im/getRCloudToken', {})).toMatchObject({ name: 'UNAVAILABLE' })
  })

  it('a RongCloud group has both parties, and stored messages are published in order, also after a failure', async () => {
    const { deal, groupId, buyer, seller } = await talk()
    expect([...(double.groups.get(`g${groupId}`) ?? [])].sort()).toEqual([buyer, seller].sort())
    double.failing = PUBLISH
    for (const content of ['一', '二', '加我微信：abc_12345'])
      await deal.buyer.do('POST /im/sendMessage', {
        groupId: String(groupId),
        clientMsgId: `api-${content.length}-${content.codePointAt(0)}`,
        content,
        messageType: 'text',
      })
    const published = () => double.of(PUBLISH).filter(({ toGroupId }) => toGroupId === `g${groupId}`)
    await expect.poll(() => published().length, SOON).toBe(4)
    expect(published().map(({ fromUserId, objectName }) => `${fromUserId} ${objectName}`)).toEqual(
      ['system', buyer, buyer, buyer].map((who) => `${who} RC:TxtMsg`),
    )
    expect(published().map(({ content }) => JSON.parse(content ?? '').content)).toEqual([
      expect.any(String),
      ...['一', '二', '加我微信：********'],
    ])
  })

  it('RongCloud’s callback stores a message once with our number, and messages with masked contacts are sent by us', async () => {
    const { deal, groupId, buyer } = await talk()
    const from = { fromUserId: buyer, targetId: `g${groupId}` }
    double.calls.length = 0
    expect(await posted({ ...from, content: text('在吗', 'carried-1') })).toEqual({ status: 200, pass: 1 })
    expect(await posted({ ...from, content: text('在吗', 'carried-1') })).toMatchObject({ pass: 0 })
    expect(await posted({ ...from, content: text('我的 QQ 12345678', 'carried-2', { replyTo: 2 }) })).toMatchObject({
      pass: 0,
    })
    // The page sends us the same message: it is already stored.
    const sent = { groupId: String(groupId), clientMsgId: 'carried-1', messageType: 'text', content: '在吗' } as const
    expect((await deal.buyer.do('POST /im/sendMessage', sent)).seq).toBe(2)
    const { messages } = await deal.seller.do('GET /im/history', { groupId: String(groupId) })
    expect(messages.map((m) => [m.seq, m.content, m.quote?.seq])).toEqual([
      [1, expect.any(String), undefined],
      [2, '在吗', undefined],
      [3, '我的 QQ ********', 2],
    ])
    await expect
      .poll(() => double.of(PUBLISH).map(({ content }) => JSON.parse(content ?? '').content), SOON)
      .toEqual(['我的 QQ ********'])
  })

  it('RongCloud is not allowed to deliver forbidden messages, and only signed callbacks are accepted', async () => {
    const { deal, groupId, buyer } = await talk()
    const from = { fromUserId: buyer, targetId: `g${groupId}` }
    const stranger = await world.person()
    for (const form of [
      { ...from, fromUserId: `d1u${stranger.userId}`, content: text('让我说', 'carried-x1') },
      { ...from, fromUserId: 'system', content: text('货款已退回', 'carried-x2') },
      { ...from, fromUserId: buyer.replace('d1', 'd2'), content: text('别的站', 'carried-x3') },
      { ...from, msgType: 'RC:VcMsg', content: text('语音', 'carried-x4') },
      { ...from, content: text('没有编号', '') },
      { ...from, channelType: 'PERSON', content: text('私聊', 'carried-x5') },
    ])
      expect(await posted(form)).toEqual({ status: 200, pass: 0 })
    const content = text('伪造', 'carried-x6')
    const old = signed(new Date(world.now().getTime() - 10 * 60_000))
    for (const query of ['', signed(world.now()).replace(/signature=./, 'signature=0x'), old])
      expect(await posted({ ...from, content }, query)).toEqual({ status: 403 })
    expect(await posted({ ...from, content, appKey: 'other' })).toEqual({ status: 403 })
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    expect(await posted({ ...from, content: text('还在吗', 'carried-x7') })).toMatchObject({ pass: 0 })
    const { messages } = await deal.buyer.do('GET /im/history', { groupId: String(groupId) })
    expect(messages.every((m) => m.messageType === 'system')).toBe(true)
  })

  it('RongCloud status callbacks set who is online, and an ended session is disconnected', async () => {
    const { deal, groupId, seller } = await talk()
    const away = () => deal.buyer.do('GET /im/isOfflineRemind', { groupId: String(groupId) })
    const status = (state: string) =>
      world.app.api.fetch(
        new Request(path('rongStatus') + signed(world.now()), {
          method: 'POST',
          body: JSON.stringify([{ userid: seller, status: state, os: 'Websocket', time: Date.now() }]),
        }),
      )
    expect((await away()).sendOfflineRemind).toBe(true)
    await status('0')
    expect((await away()).sendOfflineRemind).toBe(false)
    await status('1')
    expect((await away()).sendOfflineRemind).toBe(true)
    const { linkId } = await deal.seller.do('GET /im/getRCloudToken', {})
    await revokeSessions(world.ctx(deal.people.seller), { userId: deal.people.seller.userId })
    await expect.poll(() => double.of('/user/token/expire.json').map(({ userId }) => userId), SOON).toEqual([seller])
    const notices = double.of('/message/system/publish.json').filter(({ content }) => content?.includes('break_link'))
    expect(notices).toMatchObject([{ toUserId: seller, content: JSON.stringify({ type: 'break_link', linkId }) }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '@/lib/server/modules/market/chat/send-message'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

interface Talk {
  deal: Deal
  groupId: string
  buyer: Visitor
  seller: Visitor
}

/** Creates a paid order: its group contains the system's greeting as message 1. */
async function talk(): Promise<Talk> {
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  return { deal, groupId: String((await deal.detail()).groupId), buyer: deal.buyer, seller: deal.seller }
}

let sent = 0
const line = (groupId: string, content: string, clientMsgId = `message-${++sent}`) => ({
  groupId,
  clientMsgId,
  messageType: 'text' as const,
  content,
})

describe('chat messages', () => {
  it('200 messages sent concurrently by two people are numbered without gaps or duplicates', async () => {
    const { groupId, buyer, seller } = await talk()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        (i % 2 ? buyer : seller).do('POST /im/sendMessage', line(groupId, `第${i}条`)),
      ),
    )
    expect(answers.map((message) => message.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, i) => i + 2),
    )
    const { messages, hasMore, lastSeq } = await buyer.do('GET /im/history', { groupId, after: '1' })
    expect({ hasMore, lastSeq }).toEqual({ hasMore: false, lastSeq: 201 })
    expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: 200 }, (_, i) => i + 2))
    expect(new Set(messages.map((message) => message.content)).size).toBe(200)
  })

  it('both parties see a message of an instance whose clock is behind that of the one which opened the group', async () => {
    const { deal, groupId, buyer, seller } = await talk()
    const late = { ...world.ctx(deal.people.buyer), now: () => new Date(world.now().getTime() - 60_000) }
    await sendMessage(late, { ...line(groupId, '在吗'), groupId: Number(groupId) })
    for (const party of [buyer, seller]) {
      const { messages } = await party.do('GET /im/history', { groupId })
      expect(messages.map(({ content }) => content)).toContain('在吗')
    }
  })

  it('a message sent again is stored once, also under twenty concurrent requests', async () => {
    const { groupId, buyer, seller } = await talk()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyer.do('POST /im/sendMessage', line(groupId, '在吗', 'resend-1'))),
    )
    expect(new Set(answers.map((message) => message.messageUId)).size).toBe(1)
    expect((await buyer.do('POST /im/sendMessage', line(groupId, '在吗', 'resend-1'))).seq).toBe(2)
    expect((await seller.do('POST /im/sendMessage', line(groupId, '在的'))).seq).toBe(3)
    expect(
      await seller.ask('POST /im/sendMessage', line(groupId, '不是我的编号', 'resend-1')),
      "another's number",
    ).toMatchObject({
      name: 'INVALID_INPUT',
    })
  })

  it('the message history is returned in pages of twenty, or from a given number on', async () => {
    const { groupId, buyer } = await talk()
    for (let i = 2; i <= 45; i++) await buyer.do('POST /im/sendMessage', line(groupId, String(i)))
    const newest = await buyer.do('GET /im/history', { groupId })
    expect(newest.messages.map((message) => message.seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 26))
    const older = await buyer.do('GET /im/history', { groupId, before: '26' })
    expect([older.messages[0]?.seq, older.messages.at(-1)?.seq, older.hasMore]).toEqual([6, 25, true])
    const oldest = await buyer.do('GET /im/history', { groupId, before: '6' })
    expect([oldest.messages.length, oldest.hasMore, oldest.messages[0]?.messageType]).toEqual([5, false, 'system'])
    const missed = await buyer.do('GET /im/history', { groupId, after: '43' })
    expect(missed.messages.map((message) => message.seq)).toEqual([44, 45])
    expect((await buyer.do('GET /im/history', { groupId, after: '45' })).messages).toEqual([])
  })

  it('each message shows its sender and direction', async () => {
    const { groupId, buyer, seller } = await talk()
    await buyer.do('POST /im/sendMessage', line(groupId, '你好'))
    const seen = async (who: Visitor) =>
      (await who.do('GET /im/history', { groupId })).messages.map((m) => [m.messageDirection, m.senderUserId])
    expect(await seen(buyer)).toEqual([
      [2, null],
      [1, buyer.userId],
    ])
    expect(await seen(seller)).toEqual([
      [2, null],
      [2, buyer.userId],
    ])
  })

  it('rejects messages that are sent as the system, empty, or with an id reserved by us', async () => {
    const { groupId, buyer } = await talk()
    expect(
      await buyer.ask('POST /im/sendMessage', { ...line(groupId, '货款已退回'), messageType: 'system' as 'text' }),
    ).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect(await buyer.ask('POST /im/sendMessage', line(groupId, '   '))).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '消息不能为空!',
    })
    for (const id of ['system:abcdefgh', 'greeting:2', 'short', 'a b c d e f'])
      expect(await buyer.ask('POST /im/sendMessage', line(groupId, '你好', id))).toMatchObject({
        name: 'INVALID_INPUT',
      })
    expect(
      await buyer.ask('POST /im/sendMessage', { ...line(groupId, 'somebody/elses.png'), messageType: 'image' }),
    ).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect((await buyer.do('GET /im/history', { groupId })).lastSeq).toBe(1)
  })

  it.each([
    ['加我微信：abc_12345', '加我微信：********'],
    ['QQ 12345678', 'QQ ********'],
    ['电话13812345678谢谢', '电话********谢谢'],
    ['vx:hello-world88', 'vx:********'],
    ['q 1 2 3 4 5 6 7 8', 'q ********'],
    ['皮肤300个，价格1000', '皮肤300个，价格1000'],
  ])('masks contact details in messages: %s', async (content, shown) => {
    const { groupId, buyer, seller } = await talk()
    expect(await buyer.do('POST /im/sendMessage', line(groupId, content))).toMatchObject({
      content: shown,
      expansion: shown === content ? null : { type: 'masked' },
    })
    expect((await seller.do('GET /im/history', { groupId })).messages.at(-1)?.content).toBe(shown)
  })

  it('a group is closed for messages when its order is refunded, and can still be read', async () => {
    const { deal, groupId, buyer, seller } = await talk()
    await buyer.do('POST /im/sendMessage', line(groupId, '不要了', 'last-words'))
    await Promise.all([
      deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
      ...Array.from({ length: 10 }, () => seller.ask('POST /im/sendMessage', line(groupId, '等等'))),
    ])
    expect(await seller.ask('POST /im/sendMessage', line(groupId, '还在吗'))).toMatchObject({
      name: 'CHAT_CLOSED',
      msg: '订单已结束，群聊已关闭',
    })
    expect(
      (await buyer.do('POST /im/sendMessage', line(groupId, '不要了', 'last-words'))).content,
      'a resend finds the stored one',
    ).toBe('不要了')
    const { messages } = await buyer.do('GET /im/history', { groupId })
    expect(messages.at(-1)).toMatchObject({ messageType: 'system', content: expect.stringContaining('订单群聊已关闭') })
    expect(messages.map((message) => message.seq)).toEqual(messages.map((_, i) => i + 1))
  })
})

describe('chat groups', () => {
  it("a group is not found for third parties and on another distributor's host", async () => {
    const { deal, groupId, buyer } = await talk()
    const stranger = await world.logIn()
    for (const ask of [
      () => stranger.ask('GET /im/history', { groupId }),
      () => stranger.ask('GET /im/groupInfo', { groupId }),
      () => stranger.ask('GET /im/isOfflineRemind', { groupId }),
      () => stranger.ask('POST /im/sendMessage', line(groupId, '让我看看')),
      () => stranger.ask('PUT /im/markRead', { id: groupId, seq: '1' }),
    ])
      expect(await ask()).toMatchObject({ name: 'NOT_FOUND', status: 404, msg: '群聊不存在' })
    expect((await stranger.do('POST /im/getImGroupIdMap', { orderSnList: deal.orderSn })).map).toEqual({})
    const elsewhere = world.visitor(2)
    for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value)
    expect(await elsewhere.ask('GET /im/history', { groupId })).toMatchObject({ status: 401 })
    expect(await world.visitor().ask('GET /im/history', { groupId })).toMatchObject({ status: 401, code: 1 })
  })

  it("a group masks the counterparty's name and shows the staff name", async () => {
    await world.person({ staff: 'service', nickName: '客服小安' })
    const { groupId, buyer, deal } = await talk()
    const { members } = await buyer.do('GET /im/groupInfo', { groupId })
    const shown = Object.fromEntries(members.map((member) => [member.role, member.nickName]))
    expect(shown).toEqual({
      buyer: deal.people.buyer.nickName,
      seller: expect.stringMatching(/^玩\*+/),
      service: '客服小安',
    })
  })

  it('a new message moves its order to the top of the chat list, but not of the order list', async () => {
    const { deal: old, groupId, buyer, seller } = await talk()
    world.pass({ minutes: 1 })
    const young = await Deal.open(world, { balance: '100.00', seller: old.people.seller })
    await (await young.place()).pay()
    const list = async (sort: 'activity' | 'created') =>
      (await seller.do('GET /order/queryOrderList', { belong: '1', sort })).orderList.map((one) => one.orderSn)
    expect(await list('activity')).toEqual([young.orderSn, old.orderSn])
    world.pass({ minutes: 1 })
    await buyer.do('POST /im/sendMessage', line(groupId, '在吗'))
    expect(await list('activity')).toEqual([old.orderSn, young.orderSn])
    expect(await list('created')).toEqual([young.orderSn, old.orderSn])
  })

  it('unread messages are counted, and the read mark only moves forward', async () => {
    const { deal, groupId, buyer, seller } = await talk()
    for (const content of ['一', '二', '三']) await buyer.do('POST /im/sendMessage', line(groupId, content))
    const unread = async () =>
      (await seller.do('GET /im/unread', {})).groups.find((group) => String(group.groupId) === groupId)?.unread ?? 0
    expect(await unread()).toBe(4)
    expect(
      (await seller.do('GET /order/queryOrderList', { belong: '1' })).orderList.find(
        (order) => order.orderSn === deal.orderSn,
      )?.unread,
    ).toBe(4)
    const { groups } = await seller.do('GET /im/unread', {})
    expect(groups.find((group) => String(group.groupId) === groupId)?.role).toBe('seller')
    await Promise.all(['3', '1', '2'].map((seq) => seller.do('PUT /im/markRead', { id: groupId, seq })))
    expect(await unread()).toBe(1)
    const { readSeq } = await seller.do('GET /im/history', { groupId })
    expect(readSeq, 'where the reader is shown that new ones begin').toBe(3)
    await seller.do('PUT /im/markRead', { id: groupId, seq: '999999' })
    expect(await unread()).toBe(0)
    await buyer.do('POST /im/sendMessage', line(groupId, '四'))
    expect(await unread(), 'a mark past the end does not swallow what comes later').toBe(1)
  })
})

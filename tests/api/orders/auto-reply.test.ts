import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

describe('automatic replies', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const TEXT = '晚上八点后在线，看到就回'
  const turnOn = (seller: Visitor, text = TEXT) => seller.do('POST /im/saveAutoReply', { isOn: '1', text })
  async function talk() {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    return { deal, groupId: String((await deal.detail()).groupId), buyer: deal.buyer, seller: deal.seller }
  }
  let sent = 0
  const say = (who: Visitor, groupId: string, content = '在吗') =>
    who.do('POST /im/sendMessage', { groupId, clientMsgId: `message-${++sent}`, messageType: 'text', content })
  const autoIn = async (who: Visitor, groupId: string) =>
    (await who.do('GET /im/history', { groupId })).messages.filter(({ expansion }) => expansion?.type === 'auto')

  it('a buyer who writes first gets one reply in twelve hours, marked as automatic and unread by the seller', async () => {
    const { groupId, buyer, seller } = await talk()
    await turnOn(seller)
    const first = await say(buyer, groupId)
    const [reply, ...more] = await autoIn(buyer, groupId)
    expect(more).toEqual([])
    expect(reply).toMatchObject({
      content: TEXT,
      messageType: 'text',
      senderUserId: seller.userId,
      messageDirection: 2,
      quote: { seq: first.seq },
    })
    await say(buyer, groupId, '还在吗')
    expect(await autoIn(buyer, groupId)).toHaveLength(1)
    expect((await seller.do('GET /im/unread', {})).total).toBeGreaterThan(0)
    world.pass({ hours: 12, minutes: 1 })
    await say(buyer, groupId, '人呢')
    expect(await autoIn(buyer, groupId)).toHaveLength(2)
  })

  it('two messages at the same time get one reply', async () => {
    const { groupId, buyer, seller } = await talk()
    await turnOn(seller)
    await Promise.all(['一', '二', '三', '四'].map((text) => say(buyer, groupId, text)))
    expect(await autoIn(buyer, groupId)).toHaveLength(1)
  })

  it('a seller who wrote lately, the seller’s own message, and a switched off reply send nothing', async () => {
    const { groupId, buyer, seller } = await talk()
    await turnOn(seller)
    await say(seller, groupId, '你好')
    await say(buyer, groupId)
    expect(await autoIn(buyer, groupId)).toEqual([])
    const other = await talk()
    await other.seller.do('POST /im/saveAutoReply', { isOn: '0', text: TEXT })
    await say(other.buyer, other.groupId)
    expect(await autoIn(other.buyer, other.groupId)).toEqual([])
  })

  it('a frozen seller’s reply is not sent', async () => {
    const { groupId, buyer, seller } = await talk()
    await turnOn(seller)
    await seller.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    await say(buyer, groupId)
    expect(await autoIn(buyer, groupId)).toEqual([])
  })

  it('contacts are masked when the reply is saved; forbidden words and an empty text are refused', async () => {
    const { seller } = await talk()
    expect((await turnOn(seller, '加我微信 abc123456，八点在')).text).toBe('加我微信 ********，八点在')
    expect(await seller.do('GET /im/autoReply', {})).toEqual({ isOn: true, text: '加我微信 ********，八点在' })
    expect(await seller.ask('POST /im/saveAutoReply', { isOn: '1', text: '' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请填写回复内容',
    })
    expect((await seller.ask('POST /im/saveAutoReply', { isOn: '1', text: '私下交易更便宜' })).name).toBe(
      'INVALID_INPUT',
    )
    expect((await seller.do('GET /im/autoReply', {})).text).toBe('加我微信 ********，八点在')
  })

  it('a question gets the reply for its asker alone; it stays open and does not count as an answer', async () => {
    const person = await establish(world, await world.person())
    const seller = await world.logIn(person)
    await turnOn(seller)
    const { sn: goodsSn } = await world.goods({ seller: person, price: '500.00' })
    const asker = await world.logIn()
    for (const content of ['能先看仓库吗？', '今晚能换绑吗？'])
      await asker.do('POST /question/ask', { goodsSn, content })
    const { list } = await asker.do('GET /question/own', { side: 'asked' })
    expect(list.map(({ autoReply, answer }) => [autoReply, answer])).toEqual([
      ['', ''],
      [TEXT, ''],
    ])
    expect((await asker.do('GET /notification/list', {})).list.map(({ title }) => title)).toEqual(['卖家自动回复'])
    expect((await seller.do('GET /question/own', { side: 'received' })).open).toBe(2)
    expect((await world.visitor().do('GET /question/list', { goodsSn })).list).toEqual([])
  })

  it('the reply time of a seller is that of the answers, not of automatic replies', async () => {
    const person = await establish(world, await world.person())
    const seller = await world.logIn(person)
    await turnOn(seller)
    const { sn: goodsSn } = await world.goods({ seller: person, price: '500.00' })
    for (let asked = 0; asked < 3; asked++) {
      const asker = await world.logIn()
      const { questionId } = await asker.do('POST /question/ask', { goodsSn, content: '现在还能换绑吗？' })
      world.pass({ minutes: 30 })
      await seller.do('POST /question/answer', { questionId: String(questionId), content: '能' })
    }
    const { replyMinutes } = await world.visitor().do('GET /goods/sellerFigures', { goodsSn })
    expect(replyMinutes).toBeGreaterThanOrEqual(30)
  })
})

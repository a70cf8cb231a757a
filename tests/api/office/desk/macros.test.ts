import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_TAGS } from '@/lib/shared/staff/desk'
import { Deal } from '../../../support/fixtures/deal'
import { oneCard } from '../../../support/one-person'
import type { Visitor } from '../../../support/visitor'
import { type Person, World } from '../../../support/world'

describe('tags, macros, mentions and search of the desk', () => {
  const world = new World()
  let owner: Visitor
  let agent: { person: Person; visitor: Visitor }
  beforeAll(async () => {
    await world.open()
    await world.rule({ staffSteps: 'required', mostPerStaff: 0 })
    owner = await world.logIn({ staff: 'owner' })
    const person = await world.person({ staff: 'service' })
    agent = { person, visitor: await world.logIn(person) }
  })
  afterAll(() => world.close())

  const paid = async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const tag = async (name: string) => (await owner.do('POST /desk/saveTag', { name })).tagId
  const tagsOf = async (orderSn: string) => (await agent.visitor.do('GET /desk/order', { orderSn })).tags
  const listed = async (more: object) =>
    (await agent.visitor.do('GET /desk/orders', { queue: 'all', ...more })).list.map(({ orderSn }) => orderSn)
  const talk = (orderSn: string) => agent.visitor.do('GET /desk/conversation', { orderSn })

  it('only staff with the permission change the list of tags, names are unique, and the list is limited', async () => {
    const tagId = await tag('加急')
    expect((await agent.visitor.ask('POST /desk/saveTag', { name: '复查' })).name).toBe('FORBIDDEN')
    expect((await owner.ask('POST /desk/saveTag', { name: '加急' })).data).toMatchObject({ field: 'name' })
    await owner.do('POST /desk/saveTag', { tagId: `${tagId}`, name: '很急' })
    const { list, mayEdit } = await agent.visitor.do('GET /desk/tags', {})
    expect([list.find((one) => one.tagId === tagId)?.name, mayEdit]).toEqual(['很急', false])
    for (let i = list.length; i < MOST_TAGS; i++) await tag(`标签${i}`)
    expect((await owner.ask('POST /desk/saveTag', { name: '多一个' })).name).toBe('INVALID_INPUT')
    const { list: all } = await agent.visitor.do('GET /desk/tags', {})
    for (const one of all) await owner.do('POST /desk/removeTag', { tagId: `${one.tagId}` })
  })

  it('a tag on an order is listed, counted and found, and disappears with the tag', async () => {
    const [one, two] = [await paid(), await paid()]
    const tagId = `${await tag('可疑')}`
    const put = { orderSn: one.orderSn, tagId, isOn: '1' } as const
    await agent.visitor.do('POST /desk/tagOrder', put)
    await agent.visitor.do('POST /desk/tagOrder', put)
    expect(await tagsOf(one.orderSn)).toEqual([{ tagId: Number(tagId), name: '可疑' }])
    expect(await listed({ tag: tagId })).toEqual([one.orderSn])
    expect(await listed({})).toContain(two.orderSn)
    const { list } = await agent.visitor.do('GET /desk/tags', {})
    expect(list.find((found) => found.tagId === Number(tagId))?.orders).toBe(1)
    const { list: audits } = await owner.do('GET /console/audit', { target: `order:${one.orderSn}` })
    expect(audits.filter(({ action }) => action === 'order.tag')).toHaveLength(1)
    await agent.visitor.do('POST /desk/tagOrder', { ...put, isOn: '0' })
    expect(await tagsOf(one.orderSn)).toEqual([])
    await agent.visitor.do('POST /desk/tagOrder', put)
    await owner.do('POST /desk/removeTag', { tagId })
    expect(await tagsOf(one.orderSn)).toEqual([])
    expect((await agent.visitor.ask('POST /desk/tagOrder', put)).name).toBe('NOT_FOUND')
  })

  it('a macro takes the order, tags it and sends its text, and a repeated call adds nothing', async () => {
    const deal = await paid()
    const tagId = await tag('已问候')
    const macro = {
      orderSn: deal.orderSn,
      clientMsgId: randomUUID(),
      title: '接手问候',
      content: '您好，由我处理',
      tagId: `${tagId}`,
      step: 'take',
    } as const
    await Promise.all([1, 2, 3].map(() => agent.visitor.ask('POST /desk/sendMacro', macro)))
    await agent.visitor.do('POST /desk/sendMacro', macro)
    expect(await deal.state()).toBe('1 VERIFY')
    const { lead, tags } = await agent.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    expect([lead?.userId, tags.map(({ name }) => name)]).toEqual([agent.person.userId, ['已问候']])
    const { messages } = await talk(deal.orderSn)
    expect(messages.filter(({ content }) => content === '您好，由我处理')).toHaveLength(1)
  })

  it('a macro with a freeze sends its text first and gives its title as the reason', async () => {
    const deal = await paid()
    await agent.visitor.do('POST /desk/takeOrder', { orderSn: deal.orderSn }, { key: randomUUID() })
    const macro = { orderSn: deal.orderSn, clientMsgId: randomUUID(), title: '核实凭证', content: '请稍候' } as const
    await agent.visitor.do('POST /desk/sendMacro', { ...macro, step: 'freeze' })
    expect((await agent.visitor.do('GET /desk/order', { orderSn: deal.orderSn })).isFrozen).toBe(true)
    const { list } = await owner.do('GET /console/audit', { target: `order:${deal.orderSn}` })
    expect(list.find(({ action }) => action === 'order.freeze')?.reason).toBe('核实凭证')
  })

  it('a macro of somebody who does not lead the order and does not take it is refused and sends nothing', async () => {
    const deal = await paid()
    const macro = { orderSn: deal.orderSn, clientMsgId: randomUUID(), title: '问候', content: '不该发出' } as const
    expect((await agent.visitor.ask('POST /desk/sendMacro', macro)).name).toBe('FORBIDDEN')
    expect((await talk(deal.orderSn)).messages.some(({ content }) => content === '不该发出')).toBe(false)
  })

  it('saved replies keep their tag and step', async () => {
    const own = [{ title: '接手问候', text: '您好', tagId: 3, step: 'take' as const }]
    await agent.visitor.do('POST /desk/saveReplies', { scope: 'own', replies: JSON.stringify(own) })
    expect((await agent.visitor.do('GET /desk/replies', {})).own).toEqual(own)
    const wrong = JSON.stringify([{ title: '退款', text: '退', step: 'refund' }])
    expect((await agent.visitor.ask('POST /desk/saveReplies', { scope: 'own', replies: wrong })).name).toBe(
      'INVALID_INPUT',
    )
  })

  it('a colleague named in a note is notified with a link; others cannot be named', async () => {
    const deal = await paid()
    const person = await world.person({ staff: 'service' })
    const colleague = await world.logIn(person)
    const note = { orderSn: deal.orderSn, text: '@同事 麻烦看一下' }
    await agent.visitor.do('POST /desk/note', { ...note, mentions: JSON.stringify([person.userId]) })
    const { list } = await colleague.do('GET /notification/list', {})
    expect(list[0]).toMatchObject({ href: `/desk?orderSn=${deal.orderSn}`, text: '@同事 麻烦看一下' })
    expect((await talk(deal.orderSn)).notes[0]?.mentions).toHaveLength(1)
    const buyer = JSON.stringify([deal.people.buyer.userId])
    const refused = await agent.visitor.ask('POST /desk/note', { ...note, mentions: buyer })
    expect(refused.data).toMatchObject({ field: 'mentions' })
    expect((await talk(deal.orderSn)).notes).toHaveLength(1)
  })

  it('the search finds messages of orders the caller may work on, and every search is recorded', async () => {
    const [deal, own] = [await paid(), await paid()]
    const { person, visitor } = agent
    for (const { orderSn } of [deal, own]) {
      await visitor.do('POST /desk/takeOrder', { orderSn }, { key: randomUUID() })
      const line = { orderSn, kind: 'text', content: '火麒麟的皮肤少了一个', clientMsgId: randomUUID() } as const
      await visitor.do('POST /desk/say', line)
    }
    const search = async (who: Visitor, keyWord: string) =>
      (await who.do('POST /desk/searchMessages', { keyWord })).list.map(({ orderSn }) => orderSn)
    expect(await search(visitor, '火麒麟 皮肤')).toEqual([own.orderSn, deal.orderSn])
    await oneCard(world, 'card of an agent', person, own.people.buyer)
    expect(await search(visitor, '火麒麟')).toEqual([deal.orderSn])
    for (const content of ['蓝宝石王冠，请稍等', '蓝宝石王冠在订单页，请您看一下'])
      await visitor.do('POST /desk/say', { orderSn: deal.orderSn, kind: 'text', content, clientMsgId: randomUUID() })
    const canned = [{ title: '看订单页', text: '蓝宝石王冠在订单页，请您看一下' }]
    await visitor.do('POST /desk/saveReplies', { scope: 'own', replies: JSON.stringify(canned) })
    expect(await search(visitor, '蓝宝石王冠'), 'not the canned reply').toEqual([deal.orderSn])
    expect(await search(visitor, '平台认证客服'), 'not the introduction').toEqual([])
    expect(await search(visitor, '没有说过的话')).toEqual([])
    const notes = async (who: Visitor) =>
      (await who.do('POST /desk/searchMessages', { keyWord: '绿松石' })).notes.map(({ orderSn, text }) => [
        orderSn,
        text,
      ])
    await visitor.do('POST /desk/note', { orderSn: deal.orderSn, text: '买家要绿松石那件' })
    expect(await notes(visitor)).toEqual([[deal.orderSn, '买家要绿松石那件']])
    expect((await visitor.ask('POST /desk/searchMessages', { keyWord: '火' })).name).toBe('INVALID_INPUT')
    const finance = await world.logIn({ staff: 'finance' })
    expect((await finance.ask('POST /desk/searchMessages', { keyWord: '火麒麟' })).name).toBe('FORBIDDEN')
    const elsewhere = await world.logIn(await world.person({ staff: 'service', ofDist: 2 }), 2)
    expect(await search(elsewhere, '火麒麟')).toEqual([])
    expect(await notes(elsewhere)).toEqual([])
    const { list } = await owner.do('GET /console/audit', { action: 'chat.search' })
    expect(list.some(({ userId, changes }) => userId === person.userId && changes[0]?.after === '火麒麟')).toBe(true)
  })

  it('saved views belong to one person and list, and a name is replaced', async () => {
    const save = (query: string) => agent.visitor.do('POST /console/saveView', { screen: '/desk', name: '换绑', query })
    await save('queue=mine')
    await save('queue=all&mode=account')
    const views = (who: Visitor) => who.do('GET /console/views', { screen: '/desk' })
    const { list } = await views(agent.visitor)
    expect(list).toMatchObject([{ name: '换绑', query: 'queue=all&mode=account' }])
    expect((await views(owner)).list).toEqual([])
    expect((await agent.visitor.do('GET /console/views', { screen: '/console/orders' })).list).toEqual([])
    const viewId = `${list[0]?.viewId}`
    expect((await owner.ask('POST /console/removeView', { viewId })).name).toBe('NOT_FOUND')
    await agent.visitor.do('POST /console/removeView', { viewId })
    expect((await views(agent.visitor)).list).toEqual([])
  })
})

import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { inquiries, inquiryBlocks } from '@/lib/server/db/schema/market/inquiries'
import { saveHours } from '@/lib/server/modules/listings/hours/save-hours'
import { eraseInquiryBlocks } from '@/lib/server/modules/market/inquiries/erase-inquiry-blocks'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { accountsOfOne } from '../../support/at-once'
import { Deal } from '../../support/fixtures/deal'
import { restrict } from '../../support/fixtures/restriction'
import { sendCase } from '../../support/fixtures/service-case'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let asker: Person
let buyer: Visitor
let shop: Visitor
let goodsSn: string

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  seller = await world.person()
  asker = await world.person()
  buyer = await world.logIn(asker)
  shop = await world.logIn(seller)
  goodsSn = (await world.goods({ seller, price: '500.00' })).sn
})
afterAll(() => world.close())

const ask = (content = '能再便宜一点吗', who = buyer, sn = goodsSn) =>
  who.ask('POST /inquiry/ask', { goodsSn: sn, content })
const open = async (content?: string) => String(((await ask(content)).data as { inquiryId: number }).inquiryId)
const say = (who: Visitor, inquiryId: string, content = '在的') => who.ask('POST /inquiry/send', { inquiryId, content })
const textsOf = async (who: Visitor, inquiryId: string) =>
  (await who.do('GET /inquiry/detail', { inquiryId })).messages.map(({ by, content }) => [by, content])
const news = async (who: Visitor) =>
  (await who.do('GET /notification/list', { kind: 'question' })).list.map(({ title }) => title)

it('buyer and seller write to each other, each is notified once, and no one else can read it', async () => {
  const inquiryId = await open()
  await ask('可以今晚交易吗')
  expect(await news(shop)).toEqual(['有买家咨询'])
  expect((await shop.do('GET /inquiry/list', { side: 'seller' })).list).toMatchObject([
    { goodsSn, side: 'seller', last: '可以今晚交易吗', unread: true },
  ])
  expect((await shop.do('GET /inquiry/list', { side: 'buyer' })).unread).toEqual({ buyer: 0, seller: 1 })
  await shop.do('POST /inquiry/read', { inquiryId, seq: '2' })
  expect((await shop.do('GET /inquiry/list', { side: 'buyer' })).unread).toEqual({ buyer: 0, seller: 0 })
  await say(shop, inquiryId, '可以')
  expect(await news(buyer)).toEqual(['卖家回复了你的咨询'])
  expect((await buyer.do('GET /inquiry/list', { side: 'buyer' })).unread).toEqual({ buyer: 1, seller: 0 })
  const texts = [
    ['buyer', '能再便宜一点吗'],
    ['buyer', '可以今晚交易吗'],
    ['seller', '可以'],
  ]
  expect(await textsOf(buyer, inquiryId)).toEqual(texts)
  expect((await buyer.do('GET /inquiry/ofGoods', { goodsSn })).inquiryId).toBe(Number(inquiryId))
  const stranger = await world.logIn()
  expect(await stranger.ask('GET /inquiry/detail', { inquiryId })).toMatchObject({ name: 'NOT_FOUND' })
  expect(await say(stranger, inquiryId)).toMatchObject({ name: 'NOT_FOUND' })
  expect((await stranger.do('GET /inquiry/ofGoods', { goodsSn })).messages).toEqual([])
})

it('contacts are masked and expressions of trading elsewhere refused, as in public questions', async () => {
  const inquiryId = await open('加我微信 abc123456')
  const [message] = (await shop.do('GET /inquiry/detail', { inquiryId })).messages
  expect(message).toMatchObject({ content: expect.not.stringContaining('abc123456'), isMasked: true })
  expect(await ask('私下交易便宜点')).toMatchObject({ name: 'INVALID_INPUT' })
  expect(await say(shop, inquiryId, '线下付款')).toMatchObject({ name: 'INVALID_INPUT' })
})

it('a mobile number that is sent in parts is masked where it would be complete, prices in a row are not', async () => {
  const inquiryId = await open('138')
  await say(buyer, inquiryId, '0013')
  await say(shop, inquiryId, '什么意思')
  await say(buyer, inquiryId, '8000 晚上在')
  expect(await textsOf(shop, inquiryId)).toEqual([
    ['buyer', '138'],
    ['buyer', '0013'],
    ['seller', '什么意思'],
    ['buyer', '**** 晚上在'],
  ])
  await say(shop, inquiryId, '3500')
  await say(shop, inquiryId, '3200 最低了')
  expect((await textsOf(buyer, inquiryId)).at(-1)).toEqual(['seller', '3200 最低了'])
})

it('own goods, goods of the same person and goods off the shelf cannot be asked about', async () => {
  expect(await ask('在吗', shop)).toMatchObject({ name: 'OWN_GOODS' })
  const [one, other] = await accountsOfOne(world)
  const { sn } = await world.goods({ seller: one.person })
  expect(await ask('在吗', other.visitor, sn)).toMatchObject({ name: 'OWN_GOODS' })
  const { sn: sold } = await world.goods({ seller, status: GOODS_STATUS.sold })
  expect(await ask('还有吗', buyer, sold)).toMatchObject({ name: 'GOODS_GONE' })
})

it('a conversation ends when its item leaves the shelf, and both sides can still read it', async () => {
  const inquiryId = await open()
  await world.services.db
    .update(goods)
    .set({ status: GOODS_STATUS.offShelf })
    .where(eq(goods.sn, goodsSn as never))
  for (const who of [buyer, shop]) {
    expect(await say(who, inquiryId)).toMatchObject({ name: 'GOODS_GONE' })
    expect(await who.do('GET /inquiry/detail', { inquiryId })).toMatchObject({
      isForSale: false,
      messages: [{ content: '能再便宜一点吗' }],
    })
  }
})

it('a blocked buyer cannot write with any account of the person until the seller lifts the block', async () => {
  const [one, other] = await accountsOfOne(world)
  const first = await ask('在吗', one.visitor)
  const inquiryId = String((first.data as { inquiryId: number }).inquiryId)
  expect(await one.visitor.ask('POST /inquiry/block', { inquiryId, blocked: '1' })).toMatchObject({ name: 'FORBIDDEN' })
  await shop.do('POST /inquiry/block', { inquiryId, blocked: '1' })
  for (const { visitor } of [one, other]) expect(await ask('在吗', visitor)).toMatchObject({ name: 'FORBIDDEN' })
  expect(await say(shop, inquiryId)).toMatchObject({ name: 'FORBIDDEN' })
  await shop.do('POST /inquiry/block', { inquiryId, blocked: '0' })
  expect(await ask('在吗', other.visitor)).toMatchObject({ code: 0 })
  await shop.do('POST /inquiry/block', { inquiryId, blocked: '1' })
  await world.services.db.transaction((tx) => eraseInquiryBlocks(tx, seller.userId))
  expect(await world.services.db.$count(inquiryBlocks, eq(inquiryBlocks.sellerId, seller.userId))).toBe(0)
})

it('a person who is restricted from chatting can neither ask nor answer', async () => {
  const inquiryId = await open()
  await restrict(world, seller, { kinds: ['chat'] })
  expect(await say(shop, inquiryId)).toMatchObject({ name: 'RESTRICTED' })
  await restrict(world, asker, { kinds: ['chat'] })
  expect(await ask('在吗')).toMatchObject({ name: 'RESTRICTED' })
})

it('five sellers who have not answered are the most in a day; an answer makes room for another one', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => world.goods({ seller })))
  const [first = '', ...others] = all.map(({ sn }) => sn)
  const { data } = await ask('在吗', buyer, first)
  const inquiryId = String((data as { inquiryId: number }).inquiryId)
  for (const sn of others.slice(0, 4)) expect(await ask('在吗', buyer, sn)).toMatchObject({ code: 0 })
  const sixth = others[4] ?? ''
  expect(await ask('在吗', buyer, sixth)).toMatchObject({ name: 'TOO_MANY' })
  expect(await ask('还在吗', buyer, first), 'one that is open').toMatchObject({ code: 0 })
  await say(shop, inquiryId)
  expect(await ask('在吗', buyer, sixth)).toMatchObject({ code: 0 })
  expect(await world.services.db.$count(inquiries, eq(inquiries.buyerId, asker.userId))).toBe(6)
})

it('each side sends twenty messages at most, also when many arrive at once', async () => {
  const inquiryId = await open()
  await say(shop, inquiryId)
  const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => say(shop, inquiryId, `第 ${i} 条`)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(19)
  expect(answers.filter(({ name }) => name === 'TOO_MANY')).toHaveLength(5)
  const { messages, left } = await shop.do('GET /inquiry/detail', { inquiryId })
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
  expect(left).toBe(0)
  expect((await buyer.do('GET /inquiry/detail', { inquiryId })).left).toBe(19)
})

it('outside the hours of the seller the buyer reads when there will be an answer', async () => {
  // 2035-03-13 is a Tuesday; the world opens at noon in Beijing or later
  await saveHours(world.ctx(seller), { windows: [[0, 840]], hidesCoins: false } as never)
  const { rest } = await buyer.do('GET /inquiry/ofGoods', { goodsSn })
  expect(rest).toMatch(/^卖家休息中，(?:明天|周.) 0:00 后回复$/)
})

it("the seller's automatic reply is sent once and is no answer", async () => {
  await shop.do('POST /im/saveAutoReply', { isOn: '1', text: '晚上八点后在线' })
  const inquiryId = await open()
  await ask('在吗')
  expect(await textsOf(buyer, inquiryId)).toEqual([
    ['buyer', '能再便宜一点吗'],
    ['auto', '晚上八点后在线'],
    ['buyer', '在吗'],
  ])
  const [row] = await world.services.db
    .select()
    .from(inquiries)
    .where(eq(inquiries.id, Number(inquiryId)))
  expect(row).toMatchObject({ sellerSent: 0, lastSeq: 3 })
})

it('the conversation belongs to the order of its buyer and to the archive of its evidence', async () => {
  const deal = await Deal.open(world, { price: '966.00', balance: '1000.00' })
  const { inquiryId } = await deal.buyer.do('POST /inquiry/ask', { goodsSn: deal.goods.sn, content: '含全部皮肤吗' })
  await (await deal.place()).pay()
  for (const who of [deal.buyer, deal.seller])
    expect(await who.do('GET /order/orderDetail', { orderSn: deal.orderSn })).toMatchObject({ inquiryId })
  const cookie = [...deal.seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${deal.seller.origin}/api/order/evidenceFile/${deal.orderSn}`
  const answer = await deal.seller.send(new Request(address, { headers: { cookie } }))
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['inquiry.json'] as Uint8Array))).toMatchObject({
    inquiryId,
    messages: [{ by: 'buyer', content: '含全部皮肤吗' }],
  })
})

it('staff read a conversation that one of its sides reported; each look is recorded', async () => {
  const inquiryId = await open('你怎么骂人')
  const other = await world.logIn()
  const input = {
    kind: 'complaint',
    statement: '对方在咨询里辱骂我，请处理',
    facts: JSON.stringify({ inquiry: inquiryId }),
  } as const
  expect(await other.ask('POST /case/create', input)).toMatchObject({ data: { field: 'inquiry' } })
  const caseSn = await sendCase(shop, 'complaint', { facts: { inquiry: inquiryId } })
  const agent = await world.logIn({ staff: 'service' })
  expect(await agent.do('POST /desk/readInquiry', { caseSn })).toMatchObject({
    inquiryId: Number(inquiryId),
    messages: [{ by: 'buyer', content: '你怎么骂人' }],
  })
  const owner = await world.logIn({ staff: 'owner' })
  expect((await owner.do('GET /console/audit', { action: 'ticket.inquiry' })).list).toHaveLength(1)
  const none = await sendCase(shop, 'complaint')
  expect(await agent.ask('POST /desk/readInquiry', { caseSn: none })).toMatchObject({ name: 'NOT_FOUND' })
})

it("a conversation on another site is not shown to a distributor's staff, and its buyer is notified there", async () => {
  const away = await world.logIn(asker, 2)
  const { data } = await ask('在吗', away)
  const inquiryId = String((data as { inquiryId: number }).inquiryId)
  expect(await news(shop)).toEqual(['有买家咨询'])
  await say(shop, inquiryId)
  expect(await news(away)).toEqual(['卖家回复了你的咨询'])
  expect(await news(buyer)).toEqual([])
  const caseSn = await sendCase(shop, 'complaint', { facts: { inquiry: inquiryId } })
  const local = await world.logIn(await world.person({ staff: 'service', ofDist: 1 }))
  expect(await local.ask('POST /desk/readInquiry', { caseSn })).toMatchObject({ name: 'NOT_FOUND' })
})

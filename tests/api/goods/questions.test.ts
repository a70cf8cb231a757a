import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { goodsQuestions } from '@/lib/server/db/schema/market/questions'
import { goodsReports } from '@/lib/server/db/schema/office/trust'
import { establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let buyer: Visitor
let shop: Visitor
let goodsSn: string

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  seller = await establish(world, await world.person())
  buyer = await world.logIn()
  shop = await world.logIn(seller)
  goodsSn = (await world.goods({ seller, price: '500.00' })).sn
})
afterAll(() => world.close())

const ask = (content: string, sn = goodsSn) => buyer.ask('POST /question/ask', { goodsSn: sn, content })
const shown = async () => (await world.visitor().do('GET /question/list', { goodsSn })).list

it('a question is public once its seller has answered, with contacts masked in both texts', async () => {
  const { questionId, question } = await buyer.do('POST /question/ask', {
    goodsSn,
    content: '能先看仓库吗？加我微信 abc123456',
  })
  expect(question).not.toContain('abc123456')
  expect(await shown()).toEqual([])
  expect(await shop.do('GET /question/own', { side: 'received' })).toMatchObject({
    open: 1,
    list: [{ questionId, goodsSn, question, answer: '', answerTime: null }],
  })
  const answered = await shop.do('POST /question/answer', {
    questionId: String(questionId),
    content: '可以，13812345678 找我',
  })
  expect(answered.answer).toMatch(/^可以，\*+ 找我$/)
  const [row] = await shown()
  expect(row).toMatchObject({ questionId, question, answer: answered.answer })
  expect(row?.asker).toMatch(/\*/)
  expect((await shop.do('GET /question/own', { side: 'received' })).open).toBe(0)
  expect((await buyer.do('GET /question/own', { side: 'asked' })).list[0]).toMatchObject({ answer: answered.answer })
})

it('questions are sorted by the time they were asked, not by id', async () => {
  const older = await buyer.do('POST /question/ask', { goodsSn, content: '还有其他皮肤吗？' })
  const newer = await buyer.do('POST /question/ask', { goodsSn, content: '能先看仓库吗？' })
  const list = async (visitor: Visitor, side: 'received' | 'asked') =>
    (await visitor.do('GET /question/own', { side })).list.map(({ questionId }) => questionId)
  expect(await list(shop, 'received')).toEqual([newer.questionId, older.questionId])
  const createdAt = new Date(world.now().getTime() + 60_000)
  const isOlder = eq(goodsQuestions.id, older.questionId)
  await world.services.db.update(goodsQuestions).set({ createdAt }).where(isOlder)
  for (const side of ['received', 'asked'] as const)
    expect(await list(side === 'received' ? shop : buyer, side)).toEqual([older.questionId, newer.questionId])
})

it('only the seller can answer a question, once', async () => {
  const { questionId } = await buyer.do('POST /question/ask', { goodsSn, content: '还有其他皮肤吗？' })
  const answer = (visitor: Visitor) =>
    visitor.ask('POST /question/answer', { questionId: String(questionId), content: '都在截图里' })
  expect(await answer(buyer)).toMatchObject({ name: 'NOT_FOUND' })
  expect(await answer(await world.logIn())).toMatchObject({ name: 'NOT_FOUND' })
  expect(await answer(shop)).toMatchObject({ code: 0 })
  expect(await answer(shop)).toMatchObject({ name: 'NOT_FOUND' })
})

it.each([
  ['问', 400],
  ['可以私 下·交易吗，便宜点', 400],
  ['问'.repeat(121), 400],
])('rejects the question %s', async (content, code) => {
  expect(await ask(content)).toMatchObject({ code })
  expect(await shop.do('GET /question/own', { side: 'received' })).toMatchObject({ total: 0 })
})

it('limits questions to three unanswered per item and ten a day', async () => {
  for (let i = 0; i < 3; i++) expect(await ask(`第${i}个问题是什么`)).toMatchObject({ code: 0 })
  expect(await ask('第四个问题是什么')).toMatchObject({ name: 'TOO_MANY' })
  const others = await Promise.all(Array.from({ length: 3 }, () => world.goods({ seller })))
  const codes: number[] = []
  for (const { sn } of others) for (let i = 0; i < 3; i++) codes.push((await ask(`第${i}个问题是什么`, sn)).code)
  expect(codes.filter((code) => code === 0)).toHaveLength(7)
})

it('rejects questions about own, sold or unknown goods', async () => {
  expect(await shop.ask('POST /question/ask', { goodsSn, content: '自己问自己' })).toMatchObject({ name: 'OWN_GOODS' })
  const sold = await world.goods({ seller, status: 3 })
  expect(await ask('还能买吗？', sold.sn)).toMatchObject({ name: 'GOODS_GONE' })
  expect(await ask('还能买吗？', 'ZHWZ9999999')).toMatchObject({ name: 'NOT_FOUND' })
})

it('a price alert notifies of each new lowest price and starts again after a rise', async () => {
  const own = async () => (await buyer.do('GET /goods/priceAlerts', {})).list
  const price = (to: string) => shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: to })
  const noticeTitles = async () =>
    (await buyer.do('GET /notification/list', { kind: 'price' })).list.map(({ title }) => title)
  await buyer.do('POST /goods/priceAlert', { goodsSn, on: '1' })
  expect(await own()).toEqual([{ goodsSn, price: '500.00', target: null, fell: null }])
  await price('520.00')
  expect(await noticeTitles()).toEqual([])
  await price('468.00')
  expect(await own()).toEqual([{ goodsSn, price: '500.00', target: null, fell: '32.00' }])
  expect(await noticeTitles()).toEqual(['你关注的商品降到 ¥468.00'])
  await price('480.00')
  expect(await own()).toEqual([{ goodsSn, price: '500.00', target: null, fell: '20.00' }])
  expect(await noticeTitles()).toHaveLength(1)
  await price('450.00')
  expect(await noticeTitles()).toEqual(['你关注的商品降到 ¥450.00', '你关注的商品降到 ¥468.00'])
  await price('500.00')
  expect(await own()).toEqual([{ goodsSn, price: '500.00', target: null, fell: null }])
  expect(await noticeTitles()).toHaveLength(2)
  await shop.do('POST /goods/updatetGoods', { goodsSn, bigTitle: '换个标题', price: '400.00' })
  expect(await own()).toEqual([{ goodsSn, price: '500.00', target: null, fell: '100.00' }])
  await buyer.do('POST /goods/priceAlert', { goodsSn, on: '0' })
  expect(await own()).toEqual([])
  expect(await shop.ask('POST /goods/priceAlert', { goodsSn, on: '1' })).toMatchObject({ name: 'OWN_GOODS' })
})

it('a price alert with a target notifies once the price is at most the target', async () => {
  const { sn } = await world.goods({ seller, price: '500.00' })
  const set = (target?: string) => buyer.ask('POST /goods/priceAlert', { goodsSn: sn, on: '1', target })
  const own = async () => (await buyer.do('GET /goods/priceAlerts', {})).list
  const price = (to: string) => shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price: to })
  const notices = async () =>
    (await buyer.do('GET /notification/list', { kind: 'price' })).list.filter(({ href }) => href.includes(sn))
  for (const target of ['500.00', '600'])
    expect(await set(target)).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'target' } })
  expect(await set('450')).toMatchObject({ code: 0 })
  await price('460.00')
  expect(await own()).toEqual([{ goodsSn: sn, price: '500.00', target: '450.00', fell: null }])
  expect(await notices()).toEqual([])
  await price('450.00')
  expect(await own()).toEqual([{ goodsSn: sn, price: '500.00', target: '450.00', fell: '50.00' }])
  expect(await notices()).toEqual([
    expect.objectContaining({
      title: '你关注的商品降到 ¥450.00',
      text: expect.stringContaining('设提醒时 ¥500.00，提醒价 ¥450.00'),
    }),
  ])
  await price('470.00')
  expect((await own())[0]?.fell).toBeNull()
  // another target starts again at the current price, the same one does not
  await set('450')
  expect((await own())[0]?.price).toBe('500.00')
  await set()
  expect(await own()).toEqual([{ goodsSn: sn, price: '470.00', target: null, fell: null }])
  await price('469.00')
  expect(await notices()).toHaveLength(2)
  await buyer.do('POST /goods/priceAlert', { goodsSn: sn, on: '0' })
})

it('a report of an item masks contacts, and a member can have one open per item', async () => {
  const report = (visitor: Visitor, story = '卖家让我加 QQ 3900001024 交易，截图也对不上。') =>
    visitor.ask('POST /black/reportGoods', { goodsSn, fault: 'offSite', story })
  expect(await report(buyer, '太短')).toMatchObject({ name: 'INVALID_INPUT' })
  expect(await report(buyer)).toMatchObject({ code: 0 })
  expect(await report(buyer)).toMatchObject({ name: 'REPORT_PENDING' })
  expect(await report(shop)).toMatchObject({ name: 'OWN_GOODS' })
  const rows = await world.services.db.select().from(goodsReports).where(eq(goodsReports.reporterId, buyer.userId))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ fault: 'offSite', state: 'pending', goodsSn })
  expect(rows[0]?.story).not.toContain('3900001024')
})

it('the seller’s reply time is the median of at least three answers', async () => {
  const figures = () => world.visitor().do('GET /goods/sellerFigures', { goodsSn })
  for (const minutes of [4, 9, 30]) {
    expect((await figures()).replyMinutes).toBeNull()
    const asker = await world.logIn()
    const { questionId } = await asker.do('POST /question/ask', { goodsSn, content: '现在还能换绑吗？' })
    world.pass({ minutes })
    await shop.do('POST /question/answer', { questionId: String(questionId), content: '能' })
  }
  const { replyMinutes, stars, rated, list } = await figures()
  expect(replyMinutes).toBeGreaterThanOrEqual(9)
  expect(replyMinutes).toBeLessThanOrEqual(10)
  expect({ stars, rated, list }).toEqual({ stars: null, rated: 0, list: [] })
})

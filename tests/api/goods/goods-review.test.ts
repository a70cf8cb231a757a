import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { goodsReviews } from '@/lib/server/db/schema/office/goods-review'
import type { GoodsSn } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import { Deal } from '../../support/fixtures/deal'
import { accountParts, establish, storePicture } from '../../support/fixtures/listing'
import { lift, restrict } from '../../support/fixtures/restriction'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

type Form = InputOf<ApiContract['POST /goods/releaseGoods']>

describe('goods review', () => {
  const world = new World()
  let person: Person
  let pictures: string
  let seller: Visitor
  let reviewer: Visitor
  beforeAll(async () => {
    await world.open()
    // Accounts of the game are compared by a number.
    const fields = [{ key: 'skins', label: '皮肤', kind: 'number' as const, isMain: true }]
    await world.services.db.update(games).set({ fields }).where(eq(games.id, 107))
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await establish(world, await world.person())
    pictures = (await accountParts(world, person)).images
    seller = await world.logIn(person)
    reviewer = await world.logIn({ staff: 'reviewer' })
  })
  const form = (more: Partial<Form> = {}): Form => ({
    gameId: '107',
    goodsTypeId: '1',
    areaId: '1',
    bigTitle: '贵族八 全英雄 300 皮',
    price: '100.00',
    images: pictures,
    ...more,
  })
  const publish = (more: Partial<Form> = {}) =>
    seller.do('POST /goods/releaseGoods', form(more), { key: crypto.randomUUID() })
  const status = async (sn: string) => (await world.goodsRow(sn)).status
  const file = (goodsSn: string) => reviewer.do('GET /console/goodsReview', { goodsSn })
  const waiting = async (goodsSn: string) => (await file(goodsSn)).versions.find(({ state }) => state === 'waiting')
  const idOf = async (goodsSn: string) => String((await waiting(goodsSn))?.reviewId)
  const decide = (reviewIds: string, pass: '0' | '1', more: { reasons?: string; words?: string } = {}, by = reviewer) =>
    by.do('POST /console/decideGoods', { reviewIds, pass, ...more })
  const rulesOf = async (goodsSn: string) => (await waiting(goodsSn))?.findings.map(({ rule }) => rule)

  it('an item without findings is for sale at once, without review', async () => {
    const { goodsSn, status: now } = await publish()
    expect(now).toBe(1)
    expect((await file(goodsSn)).versions).toEqual([])
  })

  it('items with contacts, forbidden words, a blacklisted seller or an unusual price wait for review, hidden from others', async () => {
    const contact = await publish({ description: '诚心要的加微信：abc12345 细聊' })
    expect(contact.status).toBe(0)
    expect(await rulesOf(contact.goodsSn)).toEqual(['contact'])
    expect((await world.visitor().ask('GET /goods/goodsInfo', { goodsSn: contact.goodsSn })).name).toBe('NOT_FOUND')
    const word = await publish({ bigTitle: '支持线下交易 300 皮' })
    expect(await rulesOf(word.goodsSn)).toEqual(['word'])
    expect((await decide(await idOf(word.goodsSn), '1', { words: '看过' })).list).toMatchObject([{ ok: false }])
    const rich = await publish({ price: '1000.00' })
    expect(await rulesOf(rich.goodsSn)).toEqual(['fresh'])
    await listed(person.phone)
    expect(await rulesOf((await publish()).goodsSn)).toEqual(['black'])
  })

  it('an item priced far from comparable sales waits for review, also after a price change', async () => {
    const facts = JSON.stringify({ skins: '300' })
    await sell(20, '1000.00', 300)
    const cheap = await publish({ price: '400.00', facts })
    expect(await rulesOf(cheap.goodsSn)).toEqual(['cheap'])
    expect((await file(cheap.goodsSn)).range).toMatchObject({ count: 20, mid: '1000.00' })
    const fair = await publish({ price: '900.00', facts })
    expect(fair.status).toBe(1)
    const changes = ['300.00', '800.00'].map((price) => JSON.stringify([{ goodsSn: fair.goodsSn, price }]))
    const asked = await Promise.all(changes.map((one) => seller.do('GET /goods/priceFindings', { changes: one })))
    expect(asked.map(({ list }) => list[0]?.findings)).toEqual([[expect.stringContaining('低 70%')], []])
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: fair.goodsSn, price: '300.00' })
    expect(await status(fair.goodsSn)).toBe(0)
    expect((await waiting(fair.goodsSn))?.changes).toEqual(['价格 ¥900.00 → ¥300.00'])
    // Changing the price back needs no review: the waiting version is replaced.
    await seller.do('POST /goods/bulkPrice', { changes: JSON.stringify([{ goodsSn: fair.goodsSn, price: '900.00' }]) })
    expect(await status(fair.goodsSn)).toBe(1)
    expect((await file(fair.goodsSn)).versions.map(({ state }) => state)).toEqual(['replaced'])
  })

  it('an item with a picture that another member uploaded first waits for review, and the reviewer sees that item', async () => {
    const other = await world.person()
    const twin = await world.goods({ seller: other, title: '别人的号' })
    await storePicture(world, other, 'goods/aa/first.webp')
    await world.services.db.execute(`update goods set images = '["goods/aa/first.webp"]' where sn = '${twin.sn}'`)
    world.pass({ minutes: 1 })
    await storePicture(world, person, 'goods/bb/second.webp')
    const { goodsSn } = await publish({ images: JSON.stringify(['goods/bb/second.webp']) })
    expect(await rulesOf(goodsSn)).toEqual(['picture'])
    expect((await file(goodsSn)).repeated).toEqual([{ place: 1, goodsSn: twin.sn, title: '别人的号' }])
  })

  it('a refused item shows its seller the reason; after a fix it is reviewed again and then for sale', async () => {
    const { goodsSn } = await publish({ description: '加微信：abc12345' })
    await decide(await idOf(goodsSn), '0', { reasons: 'contact', words: '请去掉微信号' })
    expect(await status(goodsSn)).toBe(5)
    expect(await seller.do('GET /goods/ownReview', { goodsSn })).toMatchObject({
      state: 'refused',
      reasons: ['含联系方式或引导站外交易'],
      words: '请去掉微信号',
    })
    const { list } = await seller.do('GET /notification/list', {})
    expect(list[0]).toMatchObject({ kind: 'goods', href: '/center/sell/sellOutGoods' })
    expect(list[0]?.text).toContain('请去掉微信号')
    const shelf = await seller.ask('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '1' })
    expect(shelf.msg).toContain('未通过审核')
    expect((await seller.ask('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '90.00' })).msg).toContain(
      '未通过审核',
    )
    await seller.do('POST /goods/updatetGoods', { ...form({ description: '只走平台' }), goodsSn })
    expect(await rulesOf(goodsSn)).toEqual(['again'])
    await decide(await idOf(goodsSn), '1')
    expect(await status(goodsSn)).toBe(1)
  })

  it('only one of two reviewers decides, and a version replaced by its seller cannot be decided', async () => {
    const { goodsSn } = await publish({ price: '2000.00' })
    const id = await idOf(goodsSn)
    const other = await world.logIn({ staff: 'reviewer' })
    const both = await Promise.all([decide(id, '1'), decide(id, '0', { reasons: 'price' }, other)])
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1])
    expect(await status(goodsSn)).toBe(both[0]?.done === 1 ? 1 : 5)

    const second = await publish({ price: '2000.00' })
    const seen = await idOf(second.goodsSn)
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: second.goodsSn, price: '3000.00' })
    expect((await decide(seen, '1')).list).toMatchObject([{ ok: false, msg: '卖家刚刚改过，请看新的一版' }])
    expect(await status(second.goodsSn)).toBe(0)
    expect((await waiting(second.goodsSn))?.version).toBe(2)
  })

  it('a concurrent edit and decision leave exactly one valid version', async () => {
    for (let i = 0; i < 5; i++) {
      const { goodsSn } = await publish({ price: '2000.00' })
      const id = await idOf(goodsSn)
      await Promise.all([decide(id, '1'), seller.ask('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '3000.00' })])
      const [now, row] = [await waiting(goodsSn), await world.goodsRow(goodsSn)]
      expect([row.status, now === undefined]).toEqual(now ? [0, false] : [1, true])
      if (now) expect(now.changes).toEqual(['价格 ¥2,000.00 → ¥3,000.00'])
    }
  })

  it('many items can be approved at once, except those with serious findings, which need a separate decision with a comment', async () => {
    const [fresh, grave] = [await publish({ price: '1500.00' }), await publish({ description: 'QQ：123456789' })]
    const ids = [await idOf(fresh.goodsSn), await idOf(grave.goodsSn)]
    expect(await decide(ids.join(','), '1', { words: '看过' })).toMatchObject({
      done: 1,
      list: [{ ok: true }, { ok: false, msg: '有重点提示，请单独审核' }],
    })
    expect((await decide(ids[1] as string, '1')).list).toMatchObject([{ msg: '请写明为什么可以通过' }])
    expect((await decide(ids[1] as string, '1', { words: '是区服编号' })).done).toBe(1)
    expect((await reviewer.ask('POST /console/decideGoods', { reviewIds: ids[0] as string, pass: '0' })).name).toBe(
      'INVALID_INPUT',
    )
  })

  it('staff cannot review their own goods', async () => {
    const { goodsSn } = await publish({ price: '2000.00' })
    const id = await idOf(goodsSn)
    await world.employ(person, 'reviewer')
    const self = await world.logIn(person)
    await expect(decide(id, '1', {}, self)).rejects.toThrow('这与你本人的账号有关，请由其他员工处理')
    expect((await self.do('GET /console/goodsReview', { goodsSn })).isOwn).toBe(true)
  })

  it('a reported item is taken off sale with a reason, and its reporter and seller are notified', async () => {
    const { sn } = await world.goods({ seller: person })
    const member = await world.logIn()
    await member.do('POST /black/reportGoods', { goodsSn: sn, fault: 'notOwn', story: '这是我的截图，他盗用' })
    const reported = await reviewer.do('GET /console/goodsReviews', { list: 'reported' })
    expect(reported.list.map(({ goods }) => goods.goodsSn)).toContain(sn)
    const off = { goodsSns: sn, reasons: 'picture', words: '截图属于别人' }
    const both = await Promise.all([
      reviewer.do('POST /console/takeOffGoods', off),
      reviewer.do('POST /console/takeOffGoods', off),
    ])
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1])
    expect(await status(sn)).toBe(5)
    expect((await member.do('GET /notification/list', {})).list[0]?.title).toContain('已下架')
    expect((await seller.do('GET /goods/ownReview', { goodsSn: sn })).state).toBe('removed')
    expect((await reviewer.do('GET /console/goodsReview', { goodsSn: sn })).statusName).toBe('被下架')
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/audit', { target: `goods:${sn}` })
    expect(list).toMatchObject([{ action: 'goods.takeOff', reason: '截图属于别人' }])
  })

  it('a reported item without violations stays for sale, and its reports are answered once', async () => {
    const { sn } = await world.goods({ seller: person })
    await (await world.logIn()).do('POST /black/reportGoods', {
      goodsSn: sn,
      fault: 'price',
      story: '价格不对，比同类低得离谱',
    })
    const keep = () => reviewer.ask('POST /console/keepReportedGoods', { goodsSn: sn, words: '价格正常' })
    expect((await Promise.all([keep(), keep()])).map(({ name }) => name).sort()).toEqual(['OK', 'REVIEW_DONE'])
    expect(await status(sn)).toBe(1)
  })

  it('goods of a seller restricted from listing cannot be bought, and come back when the restriction is lifted', async () => {
    const deal = await Deal.open(world, { seller: person, balance: '100.00' })
    const { sn } = deal.goods
    const waits = await publish({ price: '2000.00' })
    const shown = async () =>
      (await world.visitor().do('GET /goods/getGoodsList', { gid: '107', gt: '1', pageSize: '60' })).list.some(
        ({ goodsSn }) => goodsSn === sn,
      )
    expect(await shown()).toBe(true)
    const id = await restrict(world, person, { kinds: ['list'] })
    expect(await shown()).toBe(false)
    const order = { goodsSn: sn, price: '100.00', agree: '1' } as const
    expect((await deal.buyer.ask('POST /order/placeOrder', order)).code).not.toBe(0)
    // An item approved meanwhile is not listed either.
    await decide(await idOf(waits.goodsSn), '1')
    expect(await status(waits.goodsSn)).toBe(6)
    await lift(world, id)
    expect([await status(sn), await status(waits.goodsSn), await shown()]).toEqual([1, 1, true])
    expect((await deal.buyer.ask('POST /order/placeOrder', order)).code).toBe(0)
  })

  it('an item refunded while its seller is frozen stays unlisted until the freeze is lifted', async () => {
    const risk = await world.logIn({ staff: 'risk' })
    const deal = await Deal.open(world, { seller: person, balance: '100.00' })
    await (await deal.place()).pay()
    await seller.do('POST /user/freezeAccount', { payPassword: '246810' })
    expect((await deal.act('buyer', 'refund')).code).toBe(0)
    if ((await status(deal.goods.sn)) === 3) throw new Error('the order was not ended')
    expect(await status(deal.goods.sn)).toBe(6)
    const id = await restrict(world, person, { kinds: ['list'] })
    await risk.do('POST /console/thawAccount', { userId: String(person.userId), reason: '本人' })
    expect(await status(deal.goods.sn)).toBe(6)
    await lift(world, id)
    expect(await status(deal.goods.sn)).toBe(1)
  })

  it('review lists filter by finding, number and seller, and show statistics of the day', async () => {
    const { goodsSn } = await publish({ price: '2000.00' })
    const find = async (more: InputOf<ApiContract['GET /console/goodsReviews']>) =>
      (await reviewer.do('GET /console/goodsReviews', { pageSize: '60', ...more })).list.map(
        ({ goods }) => goods.goodsSn,
      )
    expect(await find({ rule: 'fresh' })).toContain(goodsSn)
    expect(await find({ rule: 'contact' })).not.toContain(goodsSn)
    expect(await find({ query: goodsSn })).toEqual([goodsSn])
    expect(await find({ query: String(person.userId) })).toEqual([goodsSn])
    expect(await find({ gid: '111' })).not.toContain(goodsSn)
    world.pass({ hours: 3 })
    reviewer = await world.logIn({ staff: 'reviewer' })
    const before = await reviewer.do('GET /console/goodsReviews', {})
    expect(before.overdue).toBeGreaterThan(0)
    await decide(await idOf(goodsSn), '1')
    const after = await reviewer.do('GET /console/goodsReviews', { list: 'passed' })
    expect(after.list[0]).toMatchObject({ goods: { goodsSn }, reviewer: expect.any(String) })
    expect(after.today.done).toBe(before.today.done + 1)
    expect(after.counts.waiting).toBe(before.counts.waiting - 1)
  })

  it('a database constraint requires a complete decision on every reviewed version', async () => {
    const { goodsSn } = await publish({ price: '2000.00' })
    const own = eq(goodsReviews.goodsSn, goodsSn as GoodsSn)
    await expect(world.services.db.update(goodsReviews).set({ state: 'passed' }).where(own)).rejects.toThrow()
  })

  async function sell(count: number, yuan: string, skins: number) {
    const soldAt = world.now()
    await world.services.db.insert(sales).values(
      Array.from({ length: count }, () => ({
        goodsSn: 'ZHWZ1',
        gameId: 107,
        goodsTypeId: 1,
        title: '号',
        priceFen: yuanToFen(yuan),
        facts: { skins: String(skins) },
        listedAt: soldAt,
        soldAt,
      })),
    )
  }
  async function listed(account: string) {
    const { hashAccount } = await import('@/lib/server/modules/office/trust/rules')
    const hash = hashAccount(world.services.vault, account)
    await world.services.db.execute(
      `insert into black_entries (kind, value_hash, value_mask, ruling_code) values (3, '${hash}', '***', 'B1')`,
    )
  }
})

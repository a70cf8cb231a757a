import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundTerms, goods } from '@/lib/server/db/schema/listings/catalog'
import { queryTerms, searchTerms } from '@/lib/server/modules/listings/catalog/rules'
import { saveViews } from '@/lib/server/modules/listings/catalog/save-views'
import { accountParts, establish } from '../../support/fixtures/listing'
import { type Person, World } from '../../support/world'

describe('catalogue', () => {
  const world = new World()
  let seller: Person
  beforeAll(async () => {
    await world.open()
    seller = await establish(world, await world.person())
  })
  afterAll(() => world.close())
  const find = async (input: Record<string, string>) =>
    (await world.visitor().do('GET /goods/getGoodsList', input as never)).list.map((g) => g.bigTitle)

  it('the keyword search finds Chinese substrings, words and numbers, and only adjacent characters', async () => {
    await world.goods({ seller, title: '贵族8 武则天倪克斯神谕 全英雄' })
    await world.goods({ seller, title: '倪克 斯文神谕' })
    expect(await find({ keyWord: '倪克斯' })).toEqual(['贵族8 武则天倪克斯神谕 全英雄'])
    expect(await find({ keyWord: '神谕 武则天' })).toEqual(['贵族8 武则天倪克斯神谕 全英雄'])
    expect(await find({ keyWord: '谕' })).toHaveLength(2)
    expect(await find({ keyWord: '貂蝉' })).toEqual([])
    await world.goods({ seller, title: 'Diamond8899 满皮' })
    expect(await find({ keyWord: 'diamond88' })).toEqual(['Diamond8899 满皮'])
  })

  it('the keyword search ignores full-width, hidden and traditional variants, in title and keyword', async () => {
    await world.goods({ seller, title: 'V9 凤求凰皮肤' })
    await world.goods({ seller, title: 'Ｖ９ 鳳求凰皮膚' })
    for (const keyWord of ['凤求凰皮肤', '鳳求凰皮膚', '凤求\u200b凰', 'ｖ９ 凤求凰', '《凤求凰》', '🅥❾，凤求凰！'])
      expect((await find({ keyWord })).sort(), keyWord).toEqual(['V9 凤求凰皮肤', 'Ｖ９ 鳳求凰皮膚'])
  })

  it('the keyword search finds words of one game within the index', async () => {
    await world.services.db.execute(sql`
      insert into goods (sn, game_id, goods_type_id, title, price_fen, seller_id, dist_id, terms)
      select 'FILL' || n, 107, 99, 'x', 100, 1, 1, array_to_tsvector(array['填充', 'w' || n]) from generate_series(1, 5000) n`)
    await world.asOwner('analyze goods')
    const plan = await world.services.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select 1 from ${goods} where status = 1 and ${foundTerms(goods)} @@ '''填充'' & ''/g109'''::tsquery`,
    )
    expect(plan.rows.map((r) => r['QUERY PLAN']).join('\n')).toContain('goods_found')
  })

  it('lists the goods of a word that is common in the game, and of one that is common in another game only', async () => {
    await world.services.db.execute(sql`
      insert into goods (sn, game_id, goods_type_id, title, price_fen, seller_id, dist_id, terms)
      select 'WORD' || n, 177, 1, '重复词 w' || n, 100, 1, 1, array_to_tsvector(array['重', '复', '词', '重复', '复词', 'w' || n])
      from generate_series(1, 450) n`)
    const list = (input: object) => world.visitor().do('GET /goods/getGoodsList', input as never)
    const common = await list({ gid: '177', keyWord: '重复词' })
    expect(common).toMatchObject({ total: 200, more: true })
    expect((await list({ gid: '177', keyWord: '重复词', page: '2' })).list).toHaveLength(common.pageSize)
    expect(await list({ gid: '177', keyWord: '重复词 w449' })).toMatchObject({ total: 1 })
    expect(await list({ gid: '107', keyWord: '重复词' })).toMatchObject({ total: 0, list: [] })
    expect(await list({ keyWord: '重复词 w450' })).toMatchObject({ total: 1 })
  })

  it('search terms are character pairs of CJK runs and whole words', () => {
    expect(searchTerms('V8 荣耀典藏')).toEqual(['v8', '荣', '耀', '典', '藏', '荣耀', '耀典', '典藏'])
    expect(queryTerms('荣耀')).toEqual(['荣耀'])
    expect(queryTerms('荣')).toEqual(['荣'])
  })

  it('the goods list filters by price, area and cover, and sorts', async () => {
    const cheap = await world.goods({ seller, price: '10.00', title: '便宜号', goodsTypeId: 27, stock: 3 })
    const dear = await world.goods({
      seller,
      price: '900.00',
      title: '贵号',
      goodsTypeId: 27,
      stock: 3,
      ensureOpen: true,
    })
    const sns = async (input: Record<string, string>) =>
      (await world.visitor().do('GET /goods/getGoodsList', { gt: '27', ...input } as never)).list.map((g) => g.goodsSn)
    expect(await sns({ sort: 'priceAsc' })).toEqual([cheap.sn, dear.sn])
    expect(await sns({ sort: 'priceDesc' })).toEqual([dear.sn, cheap.sn])
    expect(await sns({ minPrice: '10.01' })).toEqual([dear.sn])
    expect(await sns({ maxPrice: '10.00' })).toEqual([cheap.sn])
    expect(await sns({ areaId: '1' })).toEqual([])
    expect(await sns({ pageSize: '1', page: '2', sort: 'priceAsc' })).toEqual([dear.sn])
    await world.services.db.update(goods).set({ crossId: 4, crossName: '跨4' }).where(eq(goods.sn, dear.sn))
    expect(await sns({ crossId: '4' })).toEqual([dear.sn])
    expect(await sns({ crossId: '5' })).toEqual([])
    expect((await world.visitor().do('GET /comm/crossList', {})).crossList).toMatchObject([{ crossId: 4, count: 1 }])
  })

  it('lists hide unlisted, in-review and removed goods; by number only unlisted ones are shown', async () => {
    const removed = await world.goods({ seller, title: '已删除', status: 4 })
    const review = await world.goods({ seller, title: '审核中', status: 0 })
    const off = await world.goods({ seller, title: '已下架', status: 2 })
    expect(await find({ keyWord: '已' })).toEqual([])
    const info = (sn: string) => world.visitor().ask('GET /goods/goodsInfo', { goodsSn: sn })
    expect([(await info(removed.sn)).status, (await info(review.sn)).status, (await info(off.sn)).code]).toEqual([
      410, 404, 0,
    ])
    const own = await world.logIn(seller)
    expect((await own.ask('GET /goods/goodsInfo', { goodsSn: review.sn })).name, 'one answer for everybody').toBe(
      'NOT_FOUND',
    )
    expect((await own.ask('GET /goods/selfPublishGoodsByGoodsId', { goodsSn: review.sn })).code).toBe(0)
    for (const call of ['GET /goods/findDiscount', 'GET /order/checkGoodsOversold'] as const)
      for (const { sn } of [review, removed])
        expect((await own.ask(call, { goodsSn: sn })).name, call).toBe('NOT_FOUND')
  })

  it('rejects a price below the minimum, in every call that sets one', async () => {
    const visitor = await world.logIn(seller)
    const parts = await accountParts(world, seller)
    const form = { gameId: '107', goodsTypeId: '1', bigTitle: '便宜', price: '0.99', ...parts }
    const least = { code: 400, msg: '单价不能低于1.00元', data: { field: 'price' } }
    expect(await visitor.ask('POST /goods/releaseGoods', form)).toMatchObject(least)
    const { goodsSn } = await visitor.do('POST /goods/releaseGoods', { ...form, price: '1.00' })
    expect(await visitor.ask('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '0.99' })).toMatchObject(least)
    expect(await visitor.ask('POST /goods/updatetGoods', { ...form, goodsSn })).toMatchObject(least)
    const rent = { goodsSn, hour: '0.19', night: '1.00', day: '1.00', week: '1.00', deposit: '0.00' }
    expect(await visitor.ask('POST /rental/saveOffer', rent)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '时租不能低于0.20元',
      data: { field: 'hour' },
    })
    expect((await visitor.ask('POST /rental/saveOffer', { ...rent, hour: '0.20' })).code).toBe(0)
    const conf = await visitor.do('GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId: '1' })
    expect(conf).toMatchObject({ leastPrice: '1.00', leastFee: '0.01' })
  })

  it('a seller publishes, edits, reprices, unlists and lists an item', async () => {
    const visitor = await world.logIn(seller)
    const form = {
      gameId: '107',
      goodsTypeId: '1',
      areaId: '1',
      serverId: '11',
      bigTitle: '满皮号 支持验号',
      price: '388.00',
      images: (await accountParts(world, seller)).images,
      facts: JSON.stringify({ ranking: '荣耀王者', skins: '300', unknown: 'x' }),
      ensureOpen: '1' as const,
    }
    const { goodsSn } = await visitor.do('POST /goods/releaseGoods', form)
    expect(goodsSn).toMatch(/^ZHWZ\d{7}$/)
    const shown = await world.visitor().do('GET /goods/goodsInfo', { goodsSn })
    expect(shown).toMatchObject({
      areaName: '安卓QQ',
      serverName: '手Q 1区',
      price: '388.00',
      stock: 1,
      canEnsure: true,
      status: 1,
    })
    expect(shown.facts).toEqual([
      { key: 'ranking', label: '段位', value: '荣耀王者' },
      { key: 'skins', label: '皮肤', value: '300' },
    ])
    await visitor.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '300.00' })
    await visitor.do('POST /goods/updatetGoods', { ...form, goodsSn, bigTitle: '改过的标题', price: '310.00' })
    expect(await find({ keyWord: '改过' })).toEqual(['改过的标题'])
    await visitor.do('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '0' })
    expect(await find({ keyWord: '改过' })).toEqual([])
    const buyer = await world.logIn()
    expect((await buyer.ask('POST /order/placeOrder', { goodsSn, price: '310.00', agree: '1' })).name).toBe(
      'GOODS_GONE',
    )
  })

  it.each([
    ['a server of another area', { areaId: '1', serverId: '21' }, '服务器'],
    ['an unknown area', { areaId: '9' }, '大区'],
    ['a picture of somebody else', { images: '["goods/aa/x.webp"]' }, '图片已失效'],
    ['broken facts', { facts: '{' }, '商品属性'],
    ['a price of nothing', { price: '0.00' }, '价格'],
    ['no title', { bigTitle: '  ' }, '标题'],
    ['one letter over and over', { bigTitle: 'x'.repeat(60) }, '不要重复字符'],
    ['a description of filler', { description: '12'.repeat(20) }, '描述请写清'],
    ['a type the game does not have', { gameId: '177', goodsTypeId: '22' }, '暂停此类交易'],
  ])('rejects publishing an item with %s', async (_, change, why) => {
    const answer = await (await world.logIn(seller)).ask('POST /goods/releaseGoods', {
      gameId: '107',
      goodsTypeId: '1',
      areaId: '1',
      bigTitle: '标题',
      price: '1.00',
      facts: JSON.stringify({ ranking: '荣耀王者' }),
      ...change,
    })
    expect(answer.code).toBeGreaterThan(0)
    expect(answer.msg).toContain(why)
  })

  it('editing a demo account keeps its drawn pictures, lists show its cover, and pictures from elsewhere are rejected', async () => {
    const { sn, price } = await world.goods({ seller })
    const drawn = ['/media/art/4/screen/wall/107/A.svg', '/media/art/4/screen/profile/107/A.svg']
    await world.services.db.update(goods).set({ images: drawn }).where(eq(goods.sn, sn))
    const visitor = await world.logIn(seller)
    const images = JSON.stringify(drawn.slice(1))
    await visitor.do('POST /goods/updatetGoods', { goodsSn: sn, bigTitle: '带图的号', price, images })
    const shown = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
    expect(shown).toMatchObject({ images: drawn.slice(1), thumbnail: '' })
    const other = await world.goods({ seller })
    const taken = await visitor.ask('POST /goods/updatetGoods', {
      goodsSn: other.sn,
      bigTitle: '别的号',
      price,
      images,
    })
    expect(taken.msg).toContain('图片已失效')
    const buyer = await world.logIn()
    const { orderSn } = await buyer.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    expect(await buyer.do('GET /order/orderDetail', { orderSn })).toMatchObject({
      thumbnail: '',
      smallTitleName: shown.smallTitleName,
      listPrice: price,
    })
  })

  it('an item reserved by an unpaid order cannot be edited or unlisted', async () => {
    const { sn, price } = await world.goods({ seller })
    await (await world.logIn()).do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    const visitor = await world.logIn(seller)
    expect((await visitor.ask('POST /goods/updatetGoods', { goodsSn: sn, bigTitle: '换个号', price })).name).toBe(
      'GOODS_BUSY',
    )
    expect((await visitor.ask('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '0' })).name).toBe('GOODS_BUSY')
    expect((await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })).reserved).toBe(true)
  })

  it('views are counted, and history and favourites are stored per member', async () => {
    const { sn } = await world.goods({ seller, title: '看过的号' })
    const visitor = await world.logIn()
    await visitor.do('POST /goods/recordView', { goodsSn: sn })
    await visitor.do('POST /goods/recordView', { goodsSn: sn })
    await saveViews(world.services)
    expect((await visitor.do('GET /goods/getUserLookGoodsHistory', {})).list.map((g) => [g.goodsSn, g.views])).toEqual([
      [sn, 1],
    ])
    const follow = (value: '0' | '1') => visitor.do('POST /user/followGoods', { goodsSn: sn, follow: value })
    await Promise.all([follow('1'), follow('1'), follow('1')])
    expect(await follow('1')).toEqual({ followed: true, favourites: 1 })
    expect((await visitor.do('GET /user/followState', { goodsSns: sn })).followed).toEqual([sn])
    expect(await follow('0')).toEqual({ followed: false, favourites: 0 })
  })

  it('a favourite shows how much cheaper it is than when it was added, while it is for sale', async () => {
    const [{ sn }, other] = [
      await world.goods({ seller, price: '500.00', images: ['goods/te/a.webp'] }),
      await world.goods({ seller, price: '80.00' }),
    ]
    const visitor = await world.logIn()
    const shop = await world.logIn(seller)
    const follow = (goodsSn: string) => visitor.do('POST /user/followGoods', { goodsSn, follow: '1' })
    const cost = (price: string) =>
      shop.do('POST /goods/bulkPrice', { changes: JSON.stringify([{ goodsSn: sn, price }]) })
    const priceDrops = async () => {
      const { list, fallen } = await visitor.do('GET /user/goodsUserFollow', {})
      return {
        fell: list.find((one) => one.goodsSn === sn)?.fell,
        fallen,
        others: list.filter(({ fell }) => fell).length,
      }
    }
    await follow(other.sn)
    await follow(sn)
    expect(await priceDrops()).toEqual({ fell: null, fallen: 0, others: 0 })
    await cost('468.00')
    await follow(sn)
    expect(await priceDrops()).toEqual({ fell: '32.00', fallen: 1, others: 1 })
    await shop.do('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '0' })
    expect(await priceDrops()).toEqual({ fell: null, fallen: 0, others: 0 })
    await shop.do('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '1' })
    await cost('520.00')
    expect(await priceDrops()).toEqual({ fell: null, fallen: 0, others: 0 })
  })

  it('counts one view per visitor and item in half an hour, regardless of the user agent', async () => {
    const [{ sn }, other] = [await world.goods({ seller }), await world.goods({ seller })]
    const look = (address: string, goodsSn = sn, agent = '') =>
      world.visitor(1, address).ask('POST /goods/recordView', { goodsSn }, { headers: { 'user-agent': agent } })
    const views = async () => {
      await saveViews(world.services)
      return [(await world.goodsRow(sn)).views, (await world.goodsRow(other.sn)).views]
    }
    await Promise.all(Array.from({ length: 60 }, (_, i) => look('203.0.113.1', sn, `browser ${i}`)))
    expect(await views()).toEqual([1, 0])
    await look('203.0.113.2')
    await look('203.0.113.1', other.sn)
    expect(await views()).toEqual([2, 1])
    world.pass({ minutes: 31 })
    await look('203.0.113.1')
    expect(await views()).toEqual([3, 1])
    expect(await views()).toEqual([3, 1])
  })
})

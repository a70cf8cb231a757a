import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRules, resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { Gold, offerTerms, openShop } from '../../support/fixtures/coin'
import { Recovery } from '../../support/fixtures/recovery'
import { Rental } from '../../support/fixtures/rental'
import { Work } from '../../support/fixtures/work'
import { World } from '../../support/world'

/** What begins a trade is refused where trade is closed. */
describe('trade that is closed on one site', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const set = async (tradeOpen: boolean, distId = 0) => {
    await world.rule({ tradeOpen }, distId)
    resetRuleBook(world.services.db)
  }
  const closed = { name: 'MODE_OFF' }
  const key = () => ({ key: randomUUID() })

  it('refuses posts, requests, publishing, offers, rental terms and works there, and nothing elsewhere', async () => {
    const [rental, recovery, work] = [await Rental.open(world), await Recovery.open(world), await Work.open(world)]
    const shop = await openShop(world)
    const gold = await Gold.open(world)
    const person = await world.person({ balance: '500.00' })
    const pay = async (demand: Work) => (await demand.pay()).orderSn
    const there = {
      owner: await world.logIn(rental.people.owner, 3),
      seller: await world.logIn(recovery.people.owner, 3),
      merchant: await world.logIn(shop.person, 3),
      booster: await world.logIn(work.people.booster, 3),
      member: await world.logIn(person, 3),
    }
    const here = await world.logIn(person)
    const own = await world.goods({ seller: person, price: '100.00' })
    await work.place()
    const demand = await pay(work)
    await world.asOwner(`update orders set dist_id = 3 where sn = '${demand}'`)
    await set(false, 3)

    const want = { gameId: '107', title: '收一个贵族八的账号', goodsTypeId: '1', budget: '950.00' } as const
    expect(await there.member.ask('POST /goods/releaseWantGoods', want)).toMatchObject(closed)
    expect(await here.ask('POST /goods/releaseWantGoods', want)).toMatchObject({ code: 0 })
    expect(await there.seller.ask('POST /recycling/ask', recovery.form())).toMatchObject(closed)
    expect(await recovery.owner.ask('POST /recycling/ask', recovery.form())).toMatchObject({ code: 0 })
    const place = { gameId: '107', goodsTypeId: '1' } as const
    expect(await there.member.ask('GET /goods/getGoodsUpperConf', place)).toMatchObject(closed)
    expect(await here.ask('GET /goods/getGoodsUpperConf', place)).toMatchObject({ code: 0 })
    const item = {
      ...place,
      bigTitle: '贵族八全英雄满皮肤',
      price: '100.00',
      description: '可换绑手机',
      agree: '1',
    } as const
    expect(await there.member.ask('POST /goods/releaseGoods', item, key())).toMatchObject(closed)
    expect((await here.ask('POST /goods/releaseGoods', item, key())).name).not.toBe('MODE_OFF')
    const terms = offerTerms()
    expect(await there.merchant.ask('POST /quickCoin/createQuickCoin', terms, key())).toMatchObject(closed)
    expect(await shop.visitor.ask('POST /quickCoin/createQuickCoin', terms, key())).toMatchObject({ code: 0 })
    const many = { gid: '107', areaId: '1', serverId: '11', amount: '400000' } as const
    expect((await there.member.ask('GET /quickCoin/quote', many)).name).toBe('NO_COIN_OFFER')
    expect(await gold.buyer.ask('GET /quickCoin/quote', many)).toMatchObject({ code: 0 })
    const offer = {
      goodsSn: rental.goodsSn,
      hour: '6.00',
      night: '40.00',
      day: '80.00',
      week: '400.00',
      deposit: '60.00',
      rules: '',
    }
    expect(await there.owner.ask('POST /rental/saveOffer', offer)).toMatchObject(closed)
    expect(await rental.owner.ask('POST /rental/saveOffer', offer)).toMatchObject({ code: 0 })
    expect(await there.booster.ask('POST /booster/accept', { orderSn: demand }, key())).toMatchObject(closed)
    const pack = {
      kind: 'boosting',
      gid: '107',
      title: '巅峰赛 1600 上 1700',
      price: '60.00',
      hours: '6',
      safety: '10.00',
      efficiency: '10.00',
    } as const
    expect(await there.booster.ask('POST /booster/savePackage', pack)).toMatchObject(closed)
    expect(await there.booster.ask('POST /booster/savePackage', { ...pack, on: '0' })).toMatchObject({ code: 0 })
    const shelf = (onShelf: '0' | '1') => ({ goodsSn: own.sn, onShelf })
    expect(await there.member.ask('POST /goods/pushOrPullGoods', shelf('0'))).toMatchObject({ code: 0 })
    expect(await there.member.ask('POST /goods/pushOrPullGoods', shelf('1'))).toMatchObject(closed)
    expect((await here.ask('POST /goods/pushOrPullGoods', shelf('1'))).name).not.toBe('MODE_OFF')
    const typesOn = async (distId: number) =>
      (await world.visitor(distId).do('GET /comm/gameList', {})).gameList.find(({ id }) => id === 107)
        ?.goodsTypeAndNameMap
    expect(await typesOn(3)).toBe('{}')
    expect(await typesOn(1)).not.toBe('{}')

    await set(true, 3)
    expect(await there.booster.ask('POST /booster/accept', { orderSn: demand }, key())).toMatchObject({ code: 0 })
  })

  it('stays closed where it was reopened once, when the platform closes it', async () => {
    await set(true, 3)
    await set(false)
    const open = async (distId: number) =>
      (await loadRules(world.services, { mode: 'account', gameId: 107, distId })).tradeOpen
    expect([await open(1), await open(3)]).toEqual([false, false])
    await set(true)
    expect([await open(1), await open(3)]).toEqual([true, true])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, offer, openShop } from '../../support/fixtures/coin'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('ratios of a currency merchant', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(() => closeMarket(world))

  const shop = async () => (await openShop(world, '500.00')).visitor
  const rivalsOf = async (who: Visitor, kind: 'sell' | 'recycle' = 'sell') =>
    (await who.do('GET /quickCoin/rivals', { kind })).list
  const preview = async (who: Visitor, way: 'percent' | 'best', percent: string, kind: 'sell' | 'recycle' = 'sell') =>
    (await who.do('GET /quickCoin/ratioPreview', { kind, way, percent })).list
  const ratioNow = async (who: Visitor) =>
    (await who.do('GET /quickCoin/selfPublishQuickCoinList', { kind: 'sell' })).list.map(({ ratio }) => ratio)

  it('the merchant sees the best ratio of others at the place, and the own rank', async () => {
    const [own, one, two] = [await shop(), await shop(), await shop()]
    const { offerSn } = await offer(own, { ratio: '20000.00', areaId: '1', serverId: '11' })
    expect(await rivalsOf(own)).toEqual([{ offerSn, best: null, rivals: 0, rank: 1 }])
    await offer(one, { ratio: '21000.00' })
    await offer(two, { ratio: '19000.00', areaId: '1', serverId: '11' })
    await offer(two, { ratio: '38000.00', areaId: '2' })
    expect(await rivalsOf(own)).toEqual([{ offerSn, best: '21000.00', rivals: 2, rank: 2 }])
    expect(await rivalsOf(one, 'recycle')).toEqual([])
  })

  it('a preview changes nothing; the previewed ratios are then set, and orders use them', async () => {
    const [own, rival] = [await shop(), await shop()]
    const { offerSn } = await offer(own, { ratio: '20000.00' })
    await offer(rival, { ratio: '21000.00' })
    expect(await preview(own, 'percent', '-2')).toMatchObject([{ offerSn, from: '20000.00', to: '19600.00', why: '' }])
    const [change] = await preview(own, 'best', '1')
    expect(change).toMatchObject({ offerSn, from: '20000.00', to: '20790.00' })
    expect(await ratioNow(own)).toEqual(['20000.00'])
    const changes = JSON.stringify([{ offerSn, from: change?.from, to: change?.to }])
    expect(await own.do('POST /quickCoin/changeRatios', { changes })).toMatchObject({ changed: 1 })
    expect(await ratioNow(own)).toEqual(['20790.00'])
    expect(await own.do('POST /quickCoin/changeRatios', { changes })).toMatchObject({
      changed: 0,
      list: [{ to: null, why: '报价已变动，请重新预览' }],
    })
  })

  it('buyers of currency stay above the lowest rival', async () => {
    const [own, rival] = [await shop(), await shop()]
    await offer(own, { kind: 'recycle', ratio: '20000.00' })
    await offer(rival, { kind: 'recycle', ratio: '18000.00' })
    expect(await preview(own, 'best', '1', 'recycle')).toMatchObject([{ to: '18180.00' }])
  })

  it('a ratio that the rules do not allow, or that jumps, keeps the old one with the reason', async () => {
    const [own, rival] = [await shop(), await shop()]
    const { offerSn } = await offer(own, { ratio: '20000.00', least: '20000' })
    await offer(rival, { ratio: '39000.00' })
    expect(await preview(own, 'best', '0')).toMatchObject([{ to: null, why: '一次最多变动 50%，请单独修改' }])
    expect(await preview(own, 'percent', '10')).toMatchObject([
      { to: null, why: expect.stringContaining('每单最少的数量要值') },
    ])
    const forced = JSON.stringify([{ offerSn, from: '20000.00', to: '22000.00' }])
    expect(await own.do('POST /quickCoin/changeRatios', { changes: forced })).toMatchObject({ changed: 0 })
    expect(await ratioNow(own)).toEqual(['20000.00'])
  })

  it.each([
    ['percent', '21'],
    ['percent', 'x'],
    ['percent', '1.234'],
    ['best', '-1'],
  ] as const)('rejects a change of %s %s', async (way, percent) => {
    const own = await shop()
    expect((await own.ask('GET /quickCoin/ratioPreview', { kind: 'sell', way, percent })).name).toBe('INVALID_INPUT')
  })

  it('offers of others are not changed', async () => {
    const [own, other] = [await shop(), await shop()]
    const { offerSn } = await offer(other, { ratio: '20000.00' })
    const changes = JSON.stringify([{ offerSn, from: '20000.00', to: '19000.00' }])
    expect(await own.do('POST /quickCoin/changeRatios', { changes })).toEqual({ list: [], changed: 0 })
    expect(await ratioNow(other)).toEqual(['20000.00'])
  })
})

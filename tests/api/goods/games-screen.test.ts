import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { Deal } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { accountParts, establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let staff: Visitor
let purged: string[] = []
beforeAll(async () => {
  await world.open()
  staff = await world.logIn({ staff: 'editor' })
  world.app.purge.subscribe(({ gone }) => purged.push(...gone))
})
beforeEach(() => {
  purged = []
})
afterAll(() => world.close())

type GameForm = InputOf<ApiContract['POST /console/saveGame']>
const FORM: GameForm = {
  name: '星海远航',
  gameType: '1',
  snCode: 'XH',
  coinName: '星币',
  goodsTypes: JSON.stringify([{ id: 1, name: '账号' }]),
}
const save = (more: Partial<GameForm> = {}) => staff.ask('POST /console/saveGame', { ...FORM, ...more })
const gamesOn = async (distId = 1) => (await world.visitor(distId).do('GET /comm/gameList', {})).gameList
const filterOf = (gameId: number) => world.visitor().ask('GET /comm/gamefilter', { gameId: `${gameId}` })
const FIELD = { kind: 'choice', options: [], unit: '', group: '', isMain: false, isSort: false, least: 0, most: 999 }
const saveFields = (gameId: number, fields: object[]) =>
  staff.ask('POST /console/saveGameFields', { gameId: `${gameId}`, fields: JSON.stringify(fields) })
const savePlaces = (gameId: number, areas: object[]) =>
  staff.ask('POST /console/saveGamePlaces', { gameId: `${gameId}`, areas: JSON.stringify(areas) })
let made = 0
const newGame = async () => (await save({ name: `新游${++made}` })).data.gameId
const sell = async (gameId: number, facts: Record<string, string> = {}) =>
  (await world.goods({ seller: await world.person(), gameId, facts })).sn

describe('game settings', () => {
  it('a new game appears on every site that shows all games, with its pinyin initials, and can be traded at once', async () => {
    const { gameId } = (await save()).data
    expect(purged).toEqual(['*'])
    const found = (await gamesOn()).find(({ id }) => id === gameId)
    expect(found).toMatchObject({
      name: '星海远航',
      initial: 'X',
      initials: 'xhyh',
      pinyin: 'xinghaiyuanhang',
      hot: null,
    })
    const seller = await world.logIn(await establish(world, await world.person()))
    const { goodsSn } = await seller.do('POST /goods/releaseGoods', {
      gameId: `${gameId}`,
      goodsTypeId: '1',
      bigTitle: '满级开荒号',
      price: '88.00',
      ...(await accountParts(world, seller)),
      areaId: undefined,
    })
    expect(goodsSn).toMatch(/^ZHXH/)
    const { list } = await staff.do('GET /console/games', { key: 'xhyh' })
    expect(list).toMatchObject([{ name: '星海远航', onShelf: 1, areas: 0, types: ['账号'] }])
    for (const key of ['ＸＨＹＨ', '星海：遠航'])
      expect((await staff.do('GET /console/games', { key })).list, key).toEqual(list)
    expect(await save()).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'name' } })
  })

  it('a game can be renamed, marked as hot, and given only a logo uploaded by its editor', async () => {
    const gameId = await newGame()
    const person = await world.person({ staff: 'editor' })
    const [editor, theirs] = [await world.logIn(person), await ownPicture(world, await world.person())]
    const change = { ...FORM, gameId: `${gameId}`, name: `改名${gameId}`, hotRank: '0' }
    expect((await editor.ask('POST /console/saveGame', { ...change, logo: theirs })).name).toBe('INVALID_INPUT')
    const logo = await ownPicture(world, person)
    await editor.do('POST /console/saveGame', { ...change, logo, snCode: 'ZZ' })
    const [first] = (await gamesOn()).filter(({ id }) => id === gameId)
    expect(first).toMatchObject({ name: `改名${gameId}`, gameLogo: `/media/${logo}`, hot: expect.any(Number) })
    expect(await staff.do('GET /console/game', { gameId: `${gameId}` })).toMatchObject({ logo, snCode: 'XH' })
    const owner = await world.logIn({ staff: 'owner' })
    expect((await owner.do('GET /console/audit', { target: `game:${gameId}` })).list).toHaveLength(2)
  })

  it('rejects a game without goods types or with unknown ones', async () => {
    for (const goodsTypes of ['[]', JSON.stringify([{ id: 999, name: '坐骑' }])])
      expect((await save({ name: '没有类型', goodsTypes })).name).toBe('INVALID_INPUT')
  })
})

describe('game fields', () => {
  it('changed game fields apply to list filters at once, and a new sort field re-sorts the goods', async () => {
    const gameId = await newGame()
    await saveFields(gameId, [
      { ...FIELD, key: 'rank', label: '段位', options: ['白银', '黄金'], isMain: true },
      { ...FIELD, key: 'skins', label: '皮肤', kind: 'number', unit: '个', isSort: true },
      { ...FIELD, key: 'heroes', label: '英雄', kind: 'number' },
    ])
    const few = await sell(gameId, { rank: '黄金', skins: '3', heroes: '90' })
    const many = await sell(gameId, { rank: '黄金', skins: '40', heroes: '12' })
    await saveFields(gameId, [
      { ...FIELD, key: 'rank', label: '段位', options: ['白银', '黄金', '铂金'], isMain: true },
      { ...FIELD, key: 'skins', label: '皮肤', kind: 'number' },
      { ...FIELD, key: 'heroes', label: '英雄', kind: 'number', isSort: true },
    ])
    expect((await filterOf(gameId)).data.fields.map(({ label, options }) => [label, options.length])).toEqual([
      ['段位', 3],
      ['皮肤', 0],
      ['英雄', 0],
    ])
    const { list } = await world
      .visitor()
      .do('GET /goods/getGoodsList', { gid: `${gameId}`, gt: '1', sort: 'mainDesc', attrs: 'rank.黄金' })
    expect(list.map(({ goodsSn }) => goodsSn)).toEqual([few, many])
  })

  it('number fields return their bounds to forms; other fields have none', async () => {
    const gameId = await newGame()
    await saveFields(gameId, [
      { ...FIELD, key: 'skins', label: '皮肤', kind: 'number', least: 1, most: 1200 },
      { ...FIELD, key: 'power', label: '战力', kind: 'number', least: undefined, most: undefined },
      { ...FIELD, key: 'note', label: '备注', kind: 'text' },
    ])
    const { fields } = (await filterOf(gameId)).data
    expect(fields.map(({ key, least, most }) => [key, least, most])).toEqual([
      ['skins', 1, 1200],
      ['power', 0, 9_999_999],
      ['note', undefined, undefined],
    ])
    const { fields: shown } = await staff.do('GET /console/game', { gameId: `${gameId}` })
    expect(shown[0]).toMatchObject({ key: 'skins', least: 1, most: 1200 })
  })

  it.each([
    [
      'bounds the wrong way round',
      [{ key: 'a', label: '皮肤', kind: 'number', least: 5, most: 5 }],
      '“皮肤”的最小值须小于最大值',
    ],
    [
      'two of one key',
      [
        { key: 'a', label: '甲', kind: 'text' },
        { key: 'a', label: '乙', kind: 'text' },
      ],
      '出现了两次',
    ],
    ['a choice of one', [{ key: 'a', label: '甲', options: ['一'] }], '至少要有两个选项'],
    ['a text to sort by', [{ key: 'a', label: '甲', kind: 'text', isSort: true }], '不是数字'],
    ['a mark of addresses', [{ key: 'a', label: '甲', options: ['v1.0', '二'] }], '不能含有'],
    ['a key that is none', [{ key: 'A-1', label: '甲', kind: 'text' }], '字段代号'],
  ])('rejects game fields with %s', async (_, fields, fault) => {
    const answer = await saveFields(
      107,
      fields.map((field) => ({ ...FIELD, ...field })),
    )
    expect(answer.name).toBe('INVALID_INPUT')
    expect(answer.msg).toContain(fault)
  })
})

describe('game areas and servers', () => {
  const placesOf = async (gameId: number) => (await staff.do('GET /console/game', { gameId: `${gameId}` })).areas

  it('areas and servers are added, renamed together with their goods, and removed if they have no goods', async () => {
    const gameId = await newGame()
    await savePlaces(gameId, [
      { name: '华东', crossName: '跨一', servers: [{ name: '一服' }, { name: '二服' }] },
      { name: '华南', crossName: '跨一', servers: [{ name: '一服' }] },
      { name: '海外', servers: [] },
    ])
    const [east, south, sea] = await placesOf(gameId)
    expect(south?.crossName).toBe('跨一')
    const sn = await sell(gameId)
    const place = { areaId: east?.areaId, areaName: '华东', serverId: east?.servers[0]?.serverId, serverName: '一服' }
    await world.services.db.update(goods).set(place).where(eq(goods.sn, sn))
    const renamed = { ...east, name: '东海', servers: [{ ...east?.servers[0], name: '头服' }] }
    expect((await savePlaces(gameId, [renamed, south as object])).code).toBe(0)
    const detail = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
    expect(detail).toMatchObject({ areaName: '东海', serverName: '头服', crossName: '跨一' })
    const found = await world.visitor().do('GET /goods/getGoodsList', { gt: '1', keyWord: '东海' })
    expect(found.list.map(({ goodsSn }) => goodsSn)).toEqual([sn])
    expect((await placesOf(gameId)).map(({ name }) => name)).toEqual(['东海', '华南'])
    expect(await savePlaces(gameId, [south as object])).toMatchObject({ msg: '“东海”还有商品，不能去掉' })
    expect(await savePlaces(gameId, [renamed, { ...sea, name: '海外' }])).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await savePlaces(gameId, [renamed, { name: '东海', servers: [] }])).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await savePlaces(gameId, [{ ...south, servers: renamed.servers }])).toMatchObject({ name: 'INVALID_INPUT' })
  })
})

const PROPS = { price: '100.00', balance: '300.00', goodsTypeId: 27 }

describe('deactivated games', () => {
  const flip = (gameId: number, active: '0' | '1') =>
    staff.do('POST /console/switchGame', { gameId: `${gameId}`, active, reason: '版号到期' })

  it('a deactivated game disappears from lists, search, details and totals, cannot be ordered, and is fully restored on reactivation', async () => {
    const gameId = await newGame()
    const sn = await sell(gameId)
    const shown = async () => {
      const visitor = world.visitor()
      const { list, total } = await visitor.do('GET /goods/getGoodsList', { gt: '1', pageSize: '60' })
      expect(total).toBe(list.length)
      return {
        inList: list.some(({ goodsSn }) => goodsSn === sn),
        inGames: (await gamesOn()).some(({ id }) => id === gameId),
        detail: (await visitor.ask('GET /goods/goodsInfo', { goodsSn: sn })).code,
        filter: (await filterOf(gameId)).code,
      }
    }
    const there = { inList: true, inGames: true, detail: 0, filter: 0 }
    expect(await shown()).toEqual(there)
    purged = []
    await flip(gameId, '0')
    expect(purged).toEqual(['*'])
    expect(await shown()).toEqual({ inList: false, inGames: false, detail: 404, filter: 404 })
    expect(
      (await staff.do('GET /console/games', { key: '新游' })).list.find((one) => one.gameId === gameId),
    ).toMatchObject({
      active: false,
      onShelf: 1,
    })
    await flip(gameId, '1')
    expect(await shown()).toEqual(there)
  })

  it('running orders of a deactivated game can be completed, and new ones are rejected', async () => {
    const deal = await Deal.open(world, PROPS)
    await (await deal.place()).pay()
    const later = await Deal.open(world, PROPS)
    await flip(107, '0')
    await deal.deliver()
    await deal.confirm()
    expect((await deal.detail()).status).toBe(ORDER_STATUS.complete)
    await expect(later.place()).rejects.toThrow()
    await flip(107, '1')
    await later.place()
  })

  it('only the platform manages games: distributor staff are rejected', async () => {
    const theirs = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    expect((await theirs.ask('POST /console/switchGame', { gameId: '107', active: '0', reason: '不要' })).code).toBe(
      403,
    )
    expect((await theirs.ask('GET /console/games', {})).name).toBe('FORBIDDEN')
  })
})

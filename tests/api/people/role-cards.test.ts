import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { gameAreas, games } from '@/lib/server/db/schema/listings/catalog'
import { establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let owner: Person
let visitor: Visitor

beforeAll(async () => {
  await world.open()
  await world.services.db.insert(games).values({
    id: 300,
    name: '无区游戏',
    gameType: 1,
    initial: 'W',
    initials: 'wq',
    pinyin: 'wuqu',
    snCode: 'WQ',
    goodsTypes: { '27': '道具' },
    fields: [],
  })
})
beforeEach(async () => {
  owner = await world.person()
  visitor = await world.logIn(owner)
})
afterAll(() => world.close())

type Form = InputOf<ApiContract['POST /roleCard/addUserRoleCardInfo']>
const HERE: Form = { gid: '107', areaId: '1', serverId: '11', roleName: '风清扬' }
const add = (form: Partial<Form> = {}) => visitor.ask('POST /roleCard/addUserRoleCardInfo', { ...HERE, ...form })
const saved = async (form: Partial<Form> = {}) => (await add(form)).data
const cards = async (input: { gid?: string } = {}) => (await visitor.do('GET /roleCard/roleCardInfoList', input)).list
const names = async (gid?: string) => (await cards(gid ? { gid } : {})).map(({ roleName }) => roleName)

describe('game characters for delivery', () => {
  it('a character is stored with its area; the first of a game is the default, a later one on request', async () => {
    expect(await saved({ note: '110 级' })).toMatchObject({
      gameId: 107,
      gameName: '王者荣耀',
      areaName: '安卓QQ',
      serverName: '手Q 1区',
      roleName: '风清扬',
      note: '110 级',
      isDefault: true,
      crossId: 0,
    })
    expect(await saved({ roleName: '令狐冲' })).toMatchObject({ isDefault: false })
    expect(await names()).toEqual(['风清扬', '令狐冲'])
    expect(await saved({ roleName: '任盈盈', isDefault: '1' })).toMatchObject({ isDefault: true })
    expect(await names()).toEqual(['任盈盈', '令狐冲', '风清扬'])
    expect((await cards()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('saving the same character again updates its note', async () => {
    const { cardId } = await saved()
    expect(await saved({ note: '主号' })).toMatchObject({ cardId, note: '主号', isDefault: true })
    expect(await cards()).toHaveLength(1)
  })

  it('a character is changed by id, and never to the name and area of another one', async () => {
    const { cardId } = await saved()
    const other = await saved({ roleName: '令狐冲' })
    const changed = await saved({ cardId: String(cardId), areaId: '2', serverId: '21', roleName: '东方不败' })
    expect(changed).toMatchObject({ cardId, areaName: '苹果微信', serverName: '微信 9区', isDefault: true })
    const clash = await add({ cardId: String(cardId), roleName: '令狐冲' })
    expect(clash).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'roleName' } })
    expect(await saved({ cardId: String(other.cardId), roleName: '令狐冲', gid: '300' })).toMatchObject({ gameId: 107 })
    expect(await names()).toEqual(['东方不败', '令狐冲'])
  })

  it('removing the default character makes the latest other one of the game the default', async () => {
    const first = await saved()
    const second = await saved({ roleName: '令狐冲' })
    await saved({ gid: '300', areaId: undefined, serverId: undefined, roleName: '无区角色' })
    await visitor.do('POST /roleCard/removeRoleCard', { cardId: String(first.cardId) })
    expect(await cards({ gid: '107' })).toMatchObject([{ cardId: second.cardId, isDefault: true }])
    expect(await visitor.ask('POST /roleCard/removeRoleCard', { cardId: String(first.cardId) })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })

  it.each<[string, Partial<Form>, string | undefined, number]>([
    ['no name', { roleName: ' ' }, 'roleName', 400],
    ['a name too long', { roleName: '长'.repeat(31) }, 'roleName', 400],
    ['a note too long', { note: '长'.repeat(21) }, 'note', 400],
    ['no area', { areaId: undefined, serverId: undefined }, 'areaId', 400],
    ['no server', { serverId: undefined }, 'serverId', 400],
    ['a server of another area', { serverId: '21' }, 'serverId', 400],
    ['an area of another game', { areaId: '3' }, 'areaId', 400],
    ['an unknown game', { gid: '999' }, undefined, 404],
  ])('rejects a character: %s', async (_, form, field, code) => {
    const answer = await add(form)
    expect(answer.code).toBe(code)
    expect((answer.data as { field?: string } | null)?.field).toBe(field)
    expect(await cards()).toEqual([])
  })

  it('a character of a game without areas needs no area', async () => {
    const form = { gid: '300', areaId: undefined, serverId: undefined }
    expect(await saved(form)).toMatchObject({ gameName: '无区游戏', areaId: 0, serverId: 0, serverName: '' })
  })

  it('a character in a cross-server zone contains the zone', async () => {
    const { db } = world.services
    await db.update(gameAreas).set({ crossId: 1, crossName: 'DNF跨一' }).where(eq(gameAreas.id, 2))
    expect(await saved({ areaId: '2', serverId: '21' })).toMatchObject({ crossId: 1, crossName: '跨一' })
    await db.update(gameAreas).set({ crossId: 0, crossName: '' }).where(eq(gameAreas.id, 2))
  })

  it('a member can have ten characters per game, also under concurrent requests', async () => {
    const sent = await Promise.all(Array.from({ length: 14 }, (_, i) => add({ roleName: `角色${i}` })))
    expect(sent.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(sent.filter(({ name }) => name === 'TOO_MANY')).toHaveLength(4)
    expect((await cards()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('characters are visible to their owner only, on the host where they were saved', async () => {
    const { cardId } = await saved()
    const stranger = await world.logIn()
    expect((await stranger.do('GET /roleCard/roleCardInfoList', {})).list).toEqual([])
    const change = { ...HERE, cardId: String(cardId), roleName: '别人' }
    expect(await stranger.ask('POST /roleCard/addUserRoleCardInfo', change)).toMatchObject({ name: 'NOT_FOUND' })
    expect(await stranger.ask('POST /roleCard/removeRoleCard', { cardId: String(cardId) })).toMatchObject({
      name: 'NOT_FOUND',
    })
    const elsewhere = await world.logIn(owner, 2)
    expect((await elsewhere.do('GET /roleCard/roleCardInfoList', {})).list).toEqual([])
    expect(await elsewhere.ask('POST /roleCard/removeRoleCard', { cardId: String(cardId) })).toMatchObject({
      name: 'NOT_FOUND',
    })
    expect(await names()).toEqual(['风清扬'])
  })
})

it('goods published in an area of a cross-server zone are listed in that zone', async () => {
  const { db } = world.services
  await db.update(gameAreas).set({ crossId: 2, crossName: 'DNF跨二' }).where(eq(gameAreas.id, 2))
  await establish(world, owner)
  const { goodsSn } = await visitor.do('POST /goods/releaseGoods', {
    gameId: '107',
    goodsTypeId: '27',
    bigTitle: '测试道具一件',
    price: '10.00',
    areaId: '2',
    serverId: '21',
  })
  expect(await world.visitor().do('GET /goods/goodsInfo', { goodsSn })).toMatchObject({ crossId: 2, crossName: '跨二' })
  const { crossList } = await world.visitor().do('GET /comm/crossList', { gameId: '107' })
  expect(crossList).toEqual([{ gameId: 107, crossId: 2, crossName: '跨二', count: 1 }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../support/world'

const world = new World()
beforeAll(async () => {
  await world.open()
  const seller = await world.person()
  const titled = (title: string, treasures: string, more: object = {}) =>
    world.goods({ seller, title, facts: { treasures }, ...more })
  await titled('貂蝉仲夏夜之梦 全英雄', '貂蝉仲夏夜之梦')
  await titled('貂蝉逐梦之音 秒发', '貂蝉逐梦之音')
  await titled('枪王 貂蝉手雷', '貂蝉手雷', { gameId: 177 })
  await titled('下架的 吕布御风', '吕布御风', { status: 2 })
})
afterAll(() => world.close())

const suggest = async (text: string, gid?: string) =>
  (await world.visitor().do('GET /comm/suggest', { text, gid })).list.map((one) => [one.text, one.gameId])

it('names in the accounts on the shelf are suggested by beginning, pinyin, sound and with a typing error', async () => {
  const all = [
    ['貂蝉仲夏夜之梦', 107],
    ['貂蝉逐梦之音', 107],
    ['貂蝉手雷', 177],
  ]
  for (const text of ['貂蝉', '貂婵', 'diaochan', 'diaochn'])
    expect(await suggest(text), text).toEqual(expect.arrayContaining(all))
  expect(await suggest('貂蝉', '177')).toEqual([['貂蝉手雷', 177]])
  expect((await suggest('貂'))[0], 'in most titles').toEqual(['貂蝉', 107])
  expect(await suggest('吕布')).toEqual([])
  expect(await suggest('  ')).toEqual([])
})

it('games are suggested for misspelled names, unless a word is more alike', async () => {
  const games = async (text: string, gid?: string) =>
    (await world.visitor().do('GET /comm/suggest', { text, gid })).games.map(({ name }) => name)
  for (const [text, name] of [
    ['wangzhe', '王者荣耀'],
    ['王者荣躍', '王者荣耀'],
    ['穿越火县', '穿越火线'],
  ])
    expect((await games(text ?? ''))[0], text).toBe(name)
  expect(await games('貂婵')).toEqual([])
  expect(await games('王者荣躍', '107'), 'other games than the given one').not.toContain('王者荣耀')
})

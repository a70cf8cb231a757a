import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { GameField } from '@/lib/server/db/game-field'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { openWorld } from '../../support/world'

it('lists show the main facts, an item all of them by group, and the filter definition has kind and main flag of each', async () => {
  const world = await openWorld()
  const seller = await world.person()
  const fields: GameField[] = [
    { key: 'ranking', label: '段位', options: ['最强王者'], kind: 'choice', group: '段位', isMain: true },
    { key: 'since', label: '注册年份', unit: '年', kind: 'number', group: '账号状态' },
  ]
  await world.services.db.update(games).set({ fields }).where(eq(games.id, 107))
  const { sn } = await world.goods({ seller, title: '事实齐全的号', facts: { ranking: '最强王者', since: '2017' } })
  const main = { key: 'ranking', label: '段位', value: '最强王者' }
  const { list } = await world.visitor().do('GET /goods/getGoodsList', { keyWord: '事实齐全' })
  expect(list[0]?.facts).toEqual([main])
  const { facts } = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
  expect(facts).toEqual([
    { ...main, group: '段位' },
    { key: 'since', label: '注册年份', value: '2017年', group: '账号状态' },
  ])
  const filter = await world.visitor().do('GET /comm/gamefilter', { gameId: '107' })
  expect(filter.fields.map(({ key, kind, isMain }) => [key, kind, isMain])).toEqual([
    ['ranking', 'choice', true],
    ['since', 'number', false],
  ])
})

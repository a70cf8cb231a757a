import { expect, test } from 'vitest'
import { filterGames } from '@/components/site/header/search/filter-games'
import {
  chooseArea,
  chooseGame,
  chooseServer,
  chooseType,
  cutName,
  goodsTypes,
  waresUrl,
} from '@/components/site/header/search/selection'

const row = (id: number, name: string, gameType: number, initial: string, initials: string, hot: number | null) => ({
  id,
  name,
  gameLogo: '',
  gameType,
  goodsTypeAndNameMap: '{"1":"账号"}',
  initial,
  initials,
  pinyin: initials,
  hot,
})
const GAMES = [
  row(131, '地下城与勇士', 2, 'D', 'dxcyys', 2),
  row(107, '王者荣耀', 1, 'W', 'wzry', 1),
  row(120, '蛋仔派对', 1, 'D', 'dzpd', null),
]
const query = { tab: 'all', type: 'all', letter: '', text: '' } as const

test('choosing a game clears area, server and type; choosing an area clears the server', () => {
  const full = chooseType(
    chooseServer(chooseArea(chooseGame({ id: 131, name: '地下城与勇士' }), { id: 1, name: '广东' }), {
      id: 5,
      name: '广东 5 区',
    }),
    {
      id: 22,
      name: '游戏币',
    },
  )
  expect(waresUrl(full, ' 金币 ')).toBe(
    `/wares?gt=22&gid=131&areaId=1&serverId=5&keyWord=${encodeURIComponent('金币')}`,
  )
  expect(chooseArea(full, { id: 2, name: '广西' })).toMatchObject({ server: undefined, type: { id: 22 } })
  expect(chooseGame({ id: 107, name: '王者荣耀' })).toEqual({ game: { id: 107, name: '王者荣耀' } })
})

test('the goods type defaults to 1; names are cut to four characters; invalid type maps are empty', () => {
  expect(waresUrl(chooseGame({ id: 107, name: '王者荣耀' }))).toBe('/wares?gt=1&gid=107')
  expect(cutName('地下城与勇士')).toBe('地下城与…')
  expect(cutName('手Q 12区')).toBe('手Q12…')
  expect(cutName('手Q 128区')).toBe('手Q128…')
  expect(cutName('手Q 1区')).toBe('手Q1区')
  expect(goodsTypes({ goodsTypeAndNameMap: 'oops' })).toEqual([])
  expect(goodsTypes({ goodsTypeAndNameMap: '{"1":"账号","22":"游戏币"}' })).toEqual([
    { id: 1, name: '账号' },
    { id: 22, name: '游戏币' },
  ])
})

test('games are filtered by tab, type, letter, Chinese text and initials', () => {
  const ids = (change: object) => filterGames(GAMES, { ...query, ...change }).map((game) => game.id)
  expect(ids({ tab: 'hot' })).toEqual([107, 131])
  expect(ids({ type: '1' })).toEqual([107, 120])
  expect(ids({ letter: 'D' })).toEqual([131, 120])
  expect(ids({ text: '荣耀', tab: 'hot', type: '2' })).toEqual([107])
  expect(ids({ text: 'DXC' })).toEqual([131])
  expect(ids({ text: 'zzz' })).toEqual([])
  expect(ids({ text: '王者榮\u200b耀' })).toEqual([107])
  expect(ids({ text: '《ＤＮＦ》' })).toEqual([131])
})

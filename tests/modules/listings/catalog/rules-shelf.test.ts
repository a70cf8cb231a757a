import { expect, test } from 'vitest'
import { varied } from '@/lib/server/modules/listings/catalog/rules-shelf'

const pool = [1, 1, 1, 2, 2, 3].map((gameId, i) => ({ sn: `ZH${i}`, gameId }))
const sns = (rows: readonly { sn: string }[]): string => rows.map(({ sn }) => sn.slice(2)).join('')

test('the home shelf starts with picked items, then takes one of each game in turn, preferred games first', () => {
  expect(sns(varied(pool, { first: [], games: [3], most: 5 }))).toBe('50314')
  expect(sns(varied(pool, { first: ['ZH2', 'ZH9', 'ZH2'], games: [], most: 3 }))).toBe('235')
})

test('neighbours on the home shelf are of different games while there are two', () => {
  const games = varied(pool, { first: ['ZH0'], games: [1], most: 6 }).map(({ gameId }) => gameId)
  expect(games).toHaveLength(6)
  expect(games.slice(0, 5).every((gameId, i) => gameId !== games[i - 1])).toBe(true)
  expect(sns(varied(pool.slice(0, 3), { first: [], games: [], most: 6 }))).toBe('012')
})

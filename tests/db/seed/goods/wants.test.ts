import { expect, it } from 'vitest'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'
import { placed, typesOf } from '@/lib/server/db/seed/goods/seed-games'
import { budgetText, roundDown } from '@/lib/server/db/seed/goods/want-words'
import { ACCOUNT_WANTS } from '@/lib/server/db/seed/goods/wants-accounts'
import { WARE_WANTS } from '@/lib/server/db/seed/goods/wants-wares'
import { readRange } from '@/lib/shared/goods/attrs'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { WANT } from '@/lib/shared/goods/want'

const WANTS = [...ACCOUNT_WANTS, ...WARE_WANTS]
const gameOf = (id: number) => {
  const game = GAMES.find((one) => one.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

it('at least sixty wants have titles of their own, within the limits of the form', () => {
  expect(WANTS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(WANTS.map(({ title }) => title)).size).toBe(WANTS.length)
  for (const { title, detail = '' } of WANTS) {
    expect(title.length).toBeGreaterThanOrEqual(WANT.title.min)
    expect(title.length).toBeLessThanOrEqual(WANT.title.max)
    expect(detail.length).toBeLessThanOrEqual(WANT.detail)
  }
})

it.each(WANTS)(
  '“$title” asks for what its game and product have',
  ({ gameId, goodsTypeId, title, facts = {}, ...want }) => {
    const game = gameOf(gameId)
    expect(Object.keys(typesOf(game))).toContain(String(goodsTypeId))
    for (const [key, values] of Object.entries(facts)) {
      const field = game.fields.find((one) => one.key === key)
      for (const value of values)
        expect([key, field?.options?.includes(value) ?? readRange(value) !== undefined]).toEqual([key, true])
    }
    if (goodsTypeId !== 1) expect(facts).toEqual({})
    if (want.area) expect(placed(game).places.map(({ areaName }) => areaName)).toContain(want.area)
    expect(want.amount === undefined).toBe(!isCurrencyType(goodsTypeId))
    if (!isCurrencyType(goodsTypeId)) expect(/金币|哈夫币 |银两|碎银/.test(title)).toBe(false)
    if (goodsTypeId !== 1) expect(/皮肤.*的号|换绑|实名/.test(title + (want.detail ?? ''))).toBe(false)
  },
)

it('a budget of currency is near what the amount costs', () => {
  for (const { gameId, amount, yuan } of WARE_WANTS) {
    const { coin } = gameOf(gameId)
    if (amount === undefined) continue
    const ratio = (amount * 10_000) / yuan / (coin?.perYuan ?? 0)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.2)
  }
})

it('budgets and numbers are written as players write them', () => {
  expect([400, 1500, 3000, 15_000].map(budgetText)).toEqual(['400', '1.5k', '3k', '1.5w'])
  expect([7, 34, 347, 41_999].map(roundDown)).toEqual([7, 34, 340, 41_000])
})

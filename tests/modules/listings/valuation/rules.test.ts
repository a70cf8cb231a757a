import { describe, expect, it } from 'vitest'
import {
  baseOf,
  beyondSold,
  estimate,
  MIN_SAMPLE,
  type ModelField,
  markOf,
  median,
  modelOf,
  positionsAmong,
  type SoldAccount,
} from '@/lib/server/modules/listings/valuation/rules'

const MODEL: ModelField[] = [
  { key: 'skins', label: '皮肤', weight: 60 },
  { key: 'ranking', label: '段位', options: ['青铜', '白银', '黄金'], weight: 40 },
]
/** Returns a market in which an account costs ten yuan per skin. */
const market = (count: number): SoldAccount[] =>
  Array.from({ length: count }, (_, i) => ({
    goodsSn: `A${i}`,
    title: `账号${i}`,
    yuan: (i + 1) * 10,
    facts: { skins: String(i + 1), ranking: '白银' },
    soldAt: new Date(0),
  }))

it('accounts are compared by their main number and by the ladder with the most weight, never by job or sex', () => {
  const field = (key: string, more: object = {}) =>
    ({ key, label: key, kind: 'choice', isMain: true, ...more }) as const
  const fields = [
    field('job', { options: ['剑魂'] }),
    field('vip', { options: ['V0', 'V1'] }),
    field('ranking', { options: ['青铜', '白银'] }),
    field('skins', { kind: 'number', isSort: true }),
  ] as never
  expect(baseOf(107, fields)).toMatchObject({ field: { key: 'skins' }, ladder: { key: 'vip', options: ['V0', 'V1'] } })
  expect(baseOf(107, [fields[0]] as never)).toBeUndefined()
  const by = baseOf(107, [fields[0], fields[3]] as never)
  expect(by?.ladder).toBeUndefined()
  expect(by && markOf({ skins: '30', job: '剑魂' }, by)).toEqual({ value: 30, step: undefined })
})

describe('valuation point model', () => {
  it('the valuation ranks a value among those sold', () => {
    const sold = market(100)
    const [skins, ranking] = MODEL as [ModelField, ModelField]
    const at = positionsAmong(MODEL, sold)
    expect([at(skins, '0'), at(skins, '50'), at(skins, '999')]).toEqual([0, 0.495, 1])
    expect([at(ranking, '青铜'), at(ranking, '黄金'), at(ranking, 'unknown')]).toEqual([0, 1, 0])
  })

  it('the valuation estimates from prices of similar accounts, with an ordered range', () => {
    const found = estimate(MODEL, { skins: '50', ranking: '白银' }, market(100))
    expect(found?.mid).toBeGreaterThan(440)
    expect(found?.mid).toBeLessThan(560)
    expect(found && found.low <= found.mid && found.mid <= found.high).toBe(true)
    expect(found?.score).toBeCloseTo(60 * 0.495 + 20)
  })

  it('a higher value never lowers the valuation', () => {
    const sold = market(200)
    const mids = [1, 20, 60, 120, 180, 200].map(
      (skins) => estimate(MODEL, { skins: String(skins), ranking: '白银' }, sold)?.mid ?? 0,
    )
    expect(mids).toEqual([...mids].sort((a, b) => a - b))
    expect(mids.at(-1)).toBeGreaterThan((mids[0] ?? 0) * 5)
  })

  it('the valuation explains each field by the median price without it', () => {
    const rich = estimate(MODEL, { skins: '95', ranking: '白银' }, market(100))
    const [skins, ranking] = rich?.factors ?? []
    expect(skins?.effect).toBeGreaterThan(200)
    expect(ranking).toEqual({ field: MODEL[1], points: 20, effect: 0 })
  })

  it('the valuation reports in which fields an account differs from all sold ones', () => {
    const [skins, ranking] = MODEL
    const sold = market(100)
    expect(beyondSold(MODEL, { skins: '1', ranking: '白银' }, sold)).toEqual([])
    expect(beyondSold(MODEL, { skins: '100', ranking: '白银' }, sold)).toEqual([])
    expect(beyondSold(MODEL, { skins: '101', ranking: '青铜' }, sold)).toEqual([
      { field: skins, low: '1', high: '100' },
      { field: ranking, low: '白银', high: '白银' },
    ])
    expect(beyondSold(MODEL, { skins: '0', ranking: '白银' }, sold)).toEqual([{ field: skins, low: '1', high: '100' }])
    const silent = sold.map((account) => ({ ...account, facts: { ranking: '白银' } }))
    expect(beyondSold(MODEL, { skins: '101', ranking: '白银' }, silent), 'field not stated').toEqual([])
  })

  it('there is no valuation from too few sales', () => {
    expect(estimate(MODEL, { skins: '5', ranking: '白银' }, market(MIN_SAMPLE - 1))).toBeNull()
    expect(estimate(MODEL, { skins: '5', ranking: '白银' }, market(MIN_SAMPLE))).not.toBeNull()
  })

  it('the valuation model has 100 points for any game, none for fields without an order', () => {
    const fields = [
      { key: 'role_sex', label: '性别', options: ['男', '女'] },
      { key: 'role_level', label: '等级' },
      { key: 'power', label: '战力' },
    ]
    expect(modelOf(131, fields).map((field) => [field.key, field.weight])).toEqual([
      ['role_level', 50],
      ['power', 50],
    ])
    const moba = ['ranking', 'vip', 'skins', 'heroes'].map((key) => ({ key, label: key }))
    expect(modelOf(107, moba).reduce((total, field) => total + field.weight, 0)).toBe(100)
  })

  it('calculates the median', () => {
    expect([median([]), median([3]), median([1, 9, 5]), median([1, 3])]).toEqual([null, 3, 5, 2])
  })
})

it('a game with main fields is valued by these fields', () => {
  const fields = [
    { key: 'skins', label: '皮肤', isMain: true },
    { key: 'heroes', label: '英雄', isMain: true },
    { key: 'job', label: '职业', options: ['法师'], isMain: true },
    { key: 'since', label: '注册年份' },
  ]
  expect(modelOf(1, fields).map(({ key, weight }) => [key, weight])).toEqual([
    ['skins', 50],
    ['heroes', 50],
  ])
})

import { describe, expect, test } from 'vitest'
import { cellsOf, factsNamed, headingError, placeNamed } from '@/lib/server/modules/listings/catalog/selling/rules-csv'

const line = (...cells: string[]) => ({ line: 1, cells })
const NOW = new Date('2035-03-13T10:00:00+08:00')
type Field = Parameters<typeof factsNamed>[0][number]
const FIELDS: Field[] = [
  { key: 'vip', label: '贵族（VIP）', options: ['V8', 'V8+', 'V10'] },
  { key: 'skins', label: '皮肤', kind: 'number', unit: '个' },
  { key: 'rank', label: '段位', options: ['最强王者', '荣耀王者'] },
]

describe('facts in a file', () => {
  test.each([
    ['贵族（VIP）=V8', { vip: 'V8' }],
    ['贵族(VIP)=Ｖ８', { vip: 'V8' }],
    ['貴族vip=v8', { vip: 'V8' }],
    ['贵族vip＝Ｖ８＋', { vip: 'V8+' }],
    ['vip=V 10', { vip: 'V10' }],
    ['皮 肤=３００個；段位=最強王者', { skins: '300', rank: '最强王者' }],
  ])('%s is read as the stored names', (text, facts) => {
    expect(factsNamed(FIELDS, text, NOW)).toEqual({ facts })
  })

  test('an option with other punctuation is another option', () => {
    expect(factsNamed(FIELDS, '贵族vip=V10+', NOW).error).toBe('属性“贵族vip”没有“V10+”这个选项')
  })

  test('a name that fits several fields or none is refused', () => {
    const alike: Field[] = ['武器-皮肤', '武器皮肤'].map((label, i) => ({ key: `k${i}`, label }))
    expect(factsNamed(alike, '武器皮肤=3', NOW)).toEqual({ facts: { k1: '3' } })
    expect(factsNamed(alike, '武器 皮肤=3', NOW).error).toBe('没有属性“武器 皮肤”')
    expect(factsNamed(FIELDS, '＋=3', NOW).error).toBe('没有属性“＋”')
  })
})

test('the headings of a file may differ in width and script', () => {
  const heading = line('遊戲', ' 類型', '标 题', '价格')
  expect(headingError(heading)).toBeUndefined()
  expect(cellsOf(heading, line('王者荣耀', '账号', '满级', '88'))).toEqual({
    game: '王者荣耀',
    type: '账号',
    bigTitle: '满级',
    price: '88',
  })
  expect(headingError(line('价格(元)'))).toBe('第一行有不认识的列“价格(元)”，请使用模板的列名')
})

test('an area that could be one of two is refused', () => {
  const areas = ['微信-1区', '微信1区', '手Q1区'].map((name, i) => ({
    id: i + 1,
    gameId: 1,
    name,
    crossId: 0,
    crossName: '',
  }))
  expect(placeNamed({ areas, servers: [] }, '微信1区', '')).toEqual({ areaId: '2' })
  expect(placeNamed({ areas, servers: [] }, '手ｑ１区', '')).toEqual({ areaId: '3' })
  expect(placeNamed({ areas, servers: [] }, '微信 １区', '').error).toBe('没有大区“微信 １区”')
})

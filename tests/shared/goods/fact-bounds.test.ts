import { describe, expect, it } from 'vitest'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'
import { boundedAt, boundsOf, boundsText, factValue, numberError } from '@/lib/shared/goods/fact-bounds'

const SKINS = { label: '皮肤', unit: '款', least: 1, most: 1200 }

describe('numeric account facts', () => {
  it.each(['1', '007', '1200'])('accepts %s as a numeric fact', (value) => {
    expect(numberError(SKINS, value)).toBeUndefined()
  })

  it.each(['', '0', '1201', '9999', '-5', '1.5', '1e3', '三百', '12345678901'])(
    'rejects %j as a numeric fact',
    (value) => {
      expect(numberError(SKINS, value)).toBe('皮肤请填写 1–1200 款')
    },
  )

  it('a numeric fact has at most seven digits by default', () => {
    expect(boundsOf({})).toEqual({ least: 0, most: 9_999_999 })
    expect(numberError({ label: '战力' }, '9999999')).toBeUndefined()
    expect(numberError({ label: '战力' }, '10000000')).toBe('战力请填写 0–9999999')
    expect(boundsText({ most: 150 })).toBe('0–150')
  })
})

it('a calendar year is at most the present year in Beijing, a duration in years keeps its bounds', () => {
  const since = { label: '注册年份', unit: '年', least: 2015, most: 2035 }
  const years = (at: string) => numberError(boundedAt(since, new Date(at)), '2027')
  expect(years('2026-12-31T15:59:59Z')).toBe('注册年份请填写 2015–2026 年')
  expect(years('2026-12-31T16:00:00Z')).toBeUndefined()
  expect(boundedAt(since, new Date('2040-01-01T00:00:00Z')).most).toBe(2035)
  const age = { label: '号龄', unit: '年', least: 0, most: 3000 }
  expect(boundedAt(age, new Date('2026-01-01T00:00:00Z')).most).toBe(3000)
})

describe('numeric facts of the catalogue', () => {
  const numbers = GAMES.flatMap((game) =>
    game.fields.filter(({ kind }) => kind === 'number').map((field) => ({ of: `${game.name} ${field.label}`, field })),
  )

  it('every numeric fact of the catalogue has bounds', () => {
    expect(numbers.length).toBeGreaterThan(150)
    expect(
      numbers.filter(({ field: { least, most } }) => !(least !== undefined && most !== undefined && least < most)),
    ).toEqual([])
  })

  it('the catalogue rejects values that no account can have', () => {
    const faultOf = (of: string, value: string) => {
      const found = numbers.find((one) => one.of === of)
      return found && numberError(found.field, value)
    }
    expect(faultOf('王者荣耀 皮肤', '9999')).toBe('皮肤请填写 0–1200')
    expect(faultOf('王者荣耀 英雄', '500')).toBe('英雄请填写 0–150')
    expect(faultOf('王者荣耀 皮肤', '612')).toBeUndefined()
    expect(faultOf('原神 冒险等阶', '61')).toBe('冒险等阶请填写 1–60 级')
  })

  it('the catalogue contains every rank, lowest first', () => {
    const ranksOf = (name: string) =>
      GAMES.find((game) => game.name === name)?.fields.find(({ key }) => key === 'ranking')?.options
    expect(ranksOf('王者荣耀')?.slice(0, 5)).toEqual(['倔强青铜', '秩序白银', '荣耀黄金', '尊贵铂金', '永恒钻石'])
    expect(ranksOf('和平精英')?.[0]).toBe('青铜')
    expect(ranksOf('金铲铲之战')?.[0]).toBe('黑铁')
  })
})

it('a numeric fact is stored as plain digits, other facts as typed', () => {
  const value = (kind: string, typed: string) => factValue({ kind }, typed)
  expect(['３００', '1,200', ' 12\u200b'].map((typed) => value('number', typed))).toEqual(['300', '1200', '12'])
  expect(value('text', 'Ａ 区\u200b')).toBe('Ａ 区')
})

import { expect, test } from 'vitest'
import { goodsColumns } from '@/components/listings/goods/goods-columns'
import { cappedText, countText } from '@/lib/shared/text/count-text'
import { ldText } from '@/lib/shared/text/structured-data'

test('formats goods counts, capped ones with a plus', () => {
  expect([countText(9631), countText(126_530), cappedText({ total: 2000, more: true })]).toEqual([
    '9,631',
    '12.7万',
    '2,000+',
  ])
})

test('account lists show the game’s fields, texts left and numbers right; other types show their stock', () => {
  const field = (key: string, options: string[]) => ({ key, label: key, options, unit: '' })
  const filter = {
    gameId: 107,
    areas: [],
    fields: [field('ranking', ['最强王者']), field('vip', ['V8', 'V10']), field('skins', [])],
  }
  expect(goodsColumns(1, filter).map(({ key, kind, isStrong }) => [key, kind, isStrong])).toEqual([
    ['ranking', 'word', false],
    ['vip', 'number', false],
    ['skins', 'number', true],
  ])
  expect(goodsColumns(22, filter).map((column) => column.label)).toEqual(['1 元可买', '库存'])
  expect(goodsColumns(27, filter).map((column) => column.label)).toEqual(['库存'])
  expect(goodsColumns(1, undefined)).toEqual([])
})

test("a seller's text cannot close the JSON-LD script", () => {
  const text = ldText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})

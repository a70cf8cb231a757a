// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { compactFacts } from '@/components/listings/goods/compact-facts'
import type { GoodsColumn } from '@/components/listings/goods/goods-columns'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { ROW } from '../../support/sample-goods'

const word = (label: string): GoodsColumn => ({ key: label, label, kind: 'word' })
const number = (label: string): GoodsColumn => ({ key: label, label, kind: 'number' })

test.each([
  [
    ['荣耀王者', 'V9', '483', '121'],
    [word('段位'), number('贵族'), number('皮肤'), number('英雄')],
    ['V9', '483 皮肤', '121 英雄', '荣耀王者'],
  ],
  [
    ['剑宗', '92级', '3.2万'],
    [word('职业'), number('等级'), number('名望')],
    ['92级', '名望 3.2万', '剑宗'],
  ],
  [
    ['60', '–', '有'],
    [number('等级'), number('五星'), word('时装')],
    ['等级 60', '时装 有'],
  ],
  [
    ['2把', '0把', '41套'],
    [number('王者之魂'), number('英雄级武器'), number('套装')],
    ['王者之魂 2把', '套装 41套'],
  ],
])('the facts %j are shown as numbers first, with their units and without zeros', (values, columns, texts) => {
  expect(compactFacts(values, columns)).toEqual(texts)
})

test('a narrow row begins with the facts, and keeps the seller’s rating next to the price', () => {
  const goods = {
    ...ROW,
    facts: [
      { key: '贵族', label: '贵族', value: 'V9' },
      { key: '皮肤', label: '皮肤', value: '483' },
    ],
    seller: { ...ROW.seller, stars: 4.8, rated: 12, minutes: 15 },
  }
  render(<GoodsTable list={[goods]} columns={[number('贵族'), number('皮肤')]} oneGame />)
  expect(screen.getByText('V9 · 483 皮肤 · 微信 · 一区')).toBeTruthy()
  expect(screen.getByText('卖家评分').parentElement?.textContent).toBe('卖家评分4.8')
  expect(screen.getByText('约 15 分钟发货')).toBeTruthy()
})

test('a narrow row in a list of several games shows the game and the item’s main facts', () => {
  const facts = [
    { key: 'rank', label: '段位', value: '荣耀王者' },
    { key: 'vip', label: '贵族', value: 'V9' },
    { key: 'skins', label: '皮肤', value: '483' },
    { key: 'heroes', label: '英雄', value: '121' },
  ]
  render(<GoodsTable list={[{ ...ROW, facts }]} columns={[]} oneGame={false} />)
  expect(screen.getByText(`${ROW.gameName} · V9 · 483 皮肤 · 121 英雄 · 微信 · 一区`)).toBeTruthy()
})

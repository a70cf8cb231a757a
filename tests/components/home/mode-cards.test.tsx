// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealTime } from '@/components/deals/deal-time'
import { HotGames } from '@/components/home/hot-games'
import { modeCards } from '@/components/home/mode-cards'
import type { Game } from '@/lib/contract/entities/goods'
import { formatDateTime } from '@/lib/shared/time'

test('only real figures: services and recycling say what their page shows', () => {
  const cards = modeCards([
    { goodsTypeId: 1, count: 126_530, today: 3, from: '35.00', games: 28, rentCount: 4120, rentFrom: '1.20' },
    { goodsTypeId: 27, count: 9, today: 0, from: '0.80', games: 2, rentCount: 0, rentFrom: null },
    { goodsTypeId: 22, count: 0, today: 0, from: null, games: 0, rentCount: 0, rentFrom: null },
  ])
  expect(cards.map((card) => [card.title, card.figure, card.from])).toEqual([
    ['租号', '可租 4,120 个', '1.20'],
    ['账号', '在售 12.7万 个', '35.00'],
    ['道具', '在售 9 件', '0.80'],
    ['游戏币', '暂无在售', undefined],
    ['代练', '查看价目', undefined],
    ['回收', '查看行情', undefined],
  ])
})

test('games without goods say 0, and nothing is lost when there are few', () => {
  const game: Game = {
    id: 107,
    name: '王者荣耀',
    gameLogo: '',
    gameType: 1,
    goodsTypeAndNameMap: '{}',
    initial: 'W',
    initials: 'wzry',
    pinyin: '',
    hot: 1,
  }
  render(<HotGames games={[game]} counts={[]} />)
  expect(screen.getByRole('link', { name: /王者荣耀/ }).textContent).toContain('在售 0')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '全部' }).checked).toBe(true)
})

test('the time of a deal is relative once scripts run', async () => {
  render(<DealTime payTime={formatDateTime(new Date(Date.now() - 125_000))} />)
  expect(await screen.findByText('2分钟前')).toBeTruthy()
})

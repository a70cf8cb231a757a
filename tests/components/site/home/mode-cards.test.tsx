// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { DealTime } from '@/components/listings/deals/deal-time'
import { HotGames } from '@/components/site/home/hot-games'
import { modeCards } from '@/components/site/home/mode-cards'
import type { Game } from '@/lib/contract/entities/goods'
import { formatDateTime } from '@/lib/shared/time'
import { server } from '../../../support/mock-server'

const modes = [
  { goodsTypeId: 1, count: 126_530, today: 3, week: 900, from: '35.00', games: 28, rentCount: 4120, rentFrom: '1.20' },
  { goodsTypeId: 27, count: 9, today: 0, week: 0, from: '0.80', games: 2, rentCount: 0, rentFrom: null },
  { goodsTypeId: 22, count: 0, today: 0, week: 0, from: null, games: 0, rentCount: 0, rentFrom: null },
]

test('every mode card shows a real number, or that there is nothing', () => {
  const cards = modeCards({ modes, boosting: [{ from: '12.00' }, { from: '6.00' }], recycled: 28 })
  expect(cards.map((card) => [card.title, card.figure, card.from])).toEqual([
    ['租号', '可租 4,120 个', '1.20'],
    ['账号', '在售 12.7万 个', '35.00'],
    ['道具', '在售 9 件', '0.80'],
    ['游戏币', '暂无在售', undefined],
    ['代练', '2 款游戏', '6.00'],
    ['回收', '28 款游戏可估价', undefined],
  ])
  expect(cards.map((card) => card.href)).toContain('/wares/hotShoppingMall')
  expect(cards.filter((card) => card.act).map((card) => [card.title, card.act])).toEqual([['回收', '去估价']])
  const bare = modeCards({ modes: [], boosting: [], recycled: 0 })
  expect(bare.map((card) => card.figure)).toEqual([
    '暂无可租',
    '暂无在售',
    '暂无在售',
    '暂无在售',
    '暂无套餐',
    '暂无行情',
  ])
})

test('props show how many were listed today, or in seven days while today has few', () => {
  const figure = (today: number, week: number) => {
    const props = { goodsTypeId: 27, count: 900, today, week, from: '0.80', games: 2, rentCount: 0, rentFrom: null }
    return modeCards({ modes: [props], boosting: [], recycled: 0 })[2]?.figure
  }
  expect([figure(66, 300), figure(4, 300), figure(4, 4), figure(0, 0)]).toEqual([
    '今日上新 66 件',
    '近 7 日上新 300 件',
    '今日上新 4 件',
    '在售 900 件',
  ])
})

test('games without goods show 0, and short lists are complete', () => {
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
  expect(screen.getByRole('link', { name: /王者荣耀/ }).textContent).not.toContain('租')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '全部' }).checked).toBe(true)
})

test('the time of a deal becomes relative once scripts run', async () => {
  server.use(http.head('*/robots.txt', () => new HttpResponse(null, { headers: { date: new Date().toUTCString() } })))
  render(<DealTime payTime={formatDateTime(new Date(Date.now() - 125_000))} />)
  expect(await screen.findByText('2分钟前')).toBeTruthy()
})

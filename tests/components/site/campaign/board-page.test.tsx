// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardPage } from '@/components/site/campaign/board-page'
import { readPeriod } from '@/components/site/campaign/boards'

const activity = {
  title: '租赁流水榜',
  intro: '成交看得见',
  rules: ['按已完成订单统计'],
  startTime: '2026-09-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  state: 'open' as const,
  counted: '租号订单',
}
const list = [1, 2, 3, 4].map((rank) => ({ rank, name: `墨${rank}`, count: 9 - rank, amount: `${1000 - rank}.00` }))
const board = {
  activity,
  list,
  from: '2026-11-01 00:00:00',
  to: '2026-12-01 00:00:00',
  updateTime: '2026-11-21 10:00:00',
}

test('the leaderboard shows the first three, the others in a table, and states what counts', () => {
  render(<BoardPage kind="statement" period="month" board={board} />)
  expect(within(screen.getByRole('list', { name: '前三名' })).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '名次',
    '用户',
    '完成单数',
    '租金流水',
  ])
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText(/已完成订单（租号订单）/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '本月' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: '总榜' }).getAttribute('href')).toBe(
    '/campaign/leaderboard/leaderboardStatement?period=all',
  )
})

test('a leaderboard of three has no table', () => {
  render(<BoardPage kind="statement" period="month" board={{ ...board, list: list.slice(0, 3) }} />)
  expect(screen.getAllByRole('listitem').filter(({ dataset }) => dataset.rank)).toHaveLength(3)
  expect(screen.queryByRole('table')).toBeNull()
})

test('an empty month and a missing activity show a message and a link', () => {
  const { rerender } = render(<BoardPage kind="acquisition" period="month" board={{ ...board, list: [] }} />)
  expect(screen.getByRole('link', { name: '查看总榜' }).getAttribute('href')).toContain('period=all')
  rerender(
    <BoardPage
      kind="acquisition"
      period="all"
      board={{ activity: null, list: [], from: null, to: null, updateTime: '2026-11-21 10:00:00' }}
    />,
  )
  expect(screen.getByText('目前没有排行活动')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('租客拉新榜')
})

test('an unknown period falls back to this month', () => {
  expect([readPeriod(undefined), readPeriod('all'), readPeriod('x'), readPeriod(['all'])]).toEqual([
    'month',
    'all',
    'month',
    'month',
  ])
})

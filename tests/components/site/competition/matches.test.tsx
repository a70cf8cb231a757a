// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayName, dayText, matchHref, readMatchQuery } from '@/components/site/competition/match-query'
import { MatchSections } from '@/components/site/competition/match-sections'
import { NoMatchNote } from '@/components/site/competition/no-match-note'
import type { LeagueMatch } from '@/lib/contract/entities/content'

const match = (matchId: number, more: Partial<LeagueMatch> = {}): LeagueMatch => ({
  matchId,
  gameId: 107,
  gameName: '王者荣耀',
  league: '城市邀请赛',
  stage: '小组赛',
  bestOf: 3,
  homeTeam: `甲${matchId}`,
  awayTeam: '乙',
  homeScore: null,
  awayScore: null,
  startTime: '2026-11-22 19:00:00',
  state: 'upcoming',
  ...more,
})

test('match URLs keep valid filters and drop invalid ones', () => {
  expect(readMatchQuery({ gid: '107', day: '2026-11-22' })).toEqual({ gid: '107', day: '2026-11-22' })
  expect(readMatchQuery({ gid: 'x', day: '2026-13-99' })).toEqual({ gid: undefined, day: undefined })
  expect(matchHref({ gid: '107' }, { day: '2026-11-22' })).toBe('/competition?gid=107&day=2026-11-22')
  expect(matchHref({})).toBe('/competition')
})

test('days are shown as yesterday, today, tomorrow or weekday', () => {
  expect(dayText('2026-11-21')).toBe('11月21日 周六')
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => dayName(day, '2026-11-21'))).toEqual([
    '昨天',
    '今天',
    '明天',
    '周一',
  ])
})

test('running matches come first, results last and latest first; empty sections are omitted', () => {
  const finished = [10, 11].map((id) =>
    match(id, { state: 'finished', homeScore: 2, awayScore: 0, startTime: `2026-11-${id} 19:00:00` }),
  )
  render(
    <MatchSections list={[...finished, match(1, { state: 'live', homeScore: 1, awayScore: 1 })]} isOneDay={false} />,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(['正在进行', '已结束'])
  const last = screen.getByRole('region', { name: '已结束' })
  expect(
    within(last)
      .getAllByRole('heading', { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(['11月11日 周三', '11月10日 周二'])
  expect(within(screen.getByRole('region', { name: '正在进行' })).getByText('1 : 1')).toBeTruthy()
})

test('a long schedule is truncated, a single day is not', () => {
  const list = Array.from({ length: 14 }, (_, i) => match(i))
  const { rerender } = render(<MatchSections list={list} isOneDay={false} />)
  expect(screen.getByText('还有 4 场，请在上方按日期查看')).toBeTruthy()
  rerender(<MatchSections list={list} isOneDay />)
  expect(screen.getAllByText('未开始')).toHaveLength(14)
})

test('a day without matches shows the next one', () => {
  const found = { today: '2026-11-21', games: [], days: [], list: [], next: match(1) }
  const { rerender, container } = render(<NoMatchNote query={{}} found={found} />)
  expect(container.textContent).toContain('今天没有比赛。下一场 11月22日 周日 19:00，甲1 对 乙')
  rerender(<NoMatchNote query={{}} found={{ ...found, next: null }} />)
  expect(container.textContent).toContain('新赛程公布后')
  rerender(<NoMatchNote query={{}} found={{ ...found, list: [match(1, { startTime: '2026-11-21 20:00:00' })] }} />)
  expect(container.textContent).toBe('')
})

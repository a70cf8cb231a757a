// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GameFields } from '@/components/office/site/game-fields'
import type { SiteDraft } from '@/components/office/site/types'

beforeEach(cleanup)

test.each([
  ['qq飞车', 'QQ飞车手游'],
  ['崩坏:星穹', '崩坏：星穹铁道'],
  ['王者榮耀', '王者荣耀'],
])('the typed name %s finds %s', (typed, name) => {
  const games = ['QQ飞车手游', '崩坏：星穹铁道', '王者荣耀'].map((one, id) => ({ id: id + 1, name: one }))
  const site = { conf: { distBaseConf: { recGameStr: '' } }, gameIds: [] as number[] } as SiteDraft
  render(<GameFields site={site} games={games} change={vi.fn()} />)
  fireEvent.click(screen.getByRole('radio', { name: /只经营所选/ }))
  fireEvent.change(screen.getByRole('searchbox', { name: '查找游戏' }), { target: { value: typed } })
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([name])
})

test('no ticked game never means all by accident: the choice is a radio, and the last game stays ticked', () => {
  const games = ['王者荣耀', '原神'].map((name, id) => ({ id: id + 1, name }))
  const change = vi.fn()
  const siteOf = (gameIds: number[]) => ({ conf: { distBaseConf: { recGameStr: '' } }, gameIds }) as SiteDraft
  const { rerender } = render(<GameFields site={siteOf([])} games={games} change={change} />)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /只经营所选/ }))
  expect(screen.getByText('还没有勾选，网站仍经营全部游戏')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '原神' }))
  expect(change).toHaveBeenLastCalledWith(siteOf([2]))
  rerender(<GameFields site={siteOf([2])} games={games} change={change} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '原神' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /全部游戏/ }))
  expect(change).toHaveBeenLastCalledWith(siteOf([]))
})

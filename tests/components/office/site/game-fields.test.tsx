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
  fireEvent.change(screen.getByRole('searchbox', { name: '查找游戏' }), { target: { value: typed } })
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([name])
})

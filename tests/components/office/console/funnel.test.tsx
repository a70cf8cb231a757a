// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Funnel } from '@/components/office/console/funnel'
import { Ways } from '@/components/office/console/ways'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const cellsOf = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td.num') ?? [])].map(
    ({ textContent }) => textContent,
  )
const FIGURES = {
  placed: 8,
  paid: 5,
  done: 0,
  sales: '0.00',
  share: '0.00',
  views: 90,
  visitors: 40,
  details: 9,
  placedBy: 4,
  paidBy: 3,
  doneBy: 0,
}

test('the funnel counts persons, and a share of fewer than ten is a dash with its reason', () => {
  render(<Funnel figures={FIGURES} />)
  expect(screen.getByRole('columnheader', { name: '人数（人）' })).toBeTruthy()
  expect(cellsOf('看商品')).toEqual(['9', '22.5%', '22.5%'])
  expect(cellsOf('下单')).toEqual(['4', '—样本不足 10', '10.0%'])
})

test('sources state their units, and shares are of persons or of orders', async () => {
  const way = { name: '直接访问', visitors: 40, details: 20, placedBy: 4, placed: 12, paid: 9 }
  server.use(mockCall('GET /console/visits', { hosts: [way], sources: [], pages: [] }))
  render(<Ways span="7" />)
  await screen.findByRole('rowheader', { name: '直接访问' })
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1, 8)
      .map(({ textContent }) => textContent),
  ).toEqual(['访客（人）', '看商品（人）', '下单（人）', '下单人占访客', '下单（单）', '成交（单）', '成交占下单'])
  expect(cellsOf('直接访问')).toEqual(['40', '20', '4', '10.0%', '12', '9', '75.0%'])
})

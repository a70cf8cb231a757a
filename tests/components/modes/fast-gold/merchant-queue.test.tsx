// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MerchantQueue } from '@/components/modes/fast-gold/merchant-queue'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { orderOf } from '../../support/sample-orders'

const turn = { orders: 120, completion: 99, minutes: 9, stock: 820_000_000, ratio: '1285000.00' }
const QUEUE: Output<'GET /quickCoin/queue'> = {
  list: [
    { ...turn, name: '甲**铺', state: 'refused', stateName: '未接单', ratio: null, time: '2026-11-21 15:08:00' },
    { ...turn, name: '乙**铺', state: 'asked', stateName: '等接单', time: '2026-11-21 15:08:00' },
    { ...turn, name: '丙**铺', state: 'next', stateName: '备选', completion: null, minutes: null, time: null },
  ],
  coinName: '金币',
  mostAsked: 3,
  lockedAt: '2026-11-21 15:06:00',
}

test('merchants are listed in queue order with their statistics, and the current one is marked', async () => {
  server.use(mockCall('GET /quickCoin/queue', QUEUE))
  render(<MerchantQueue detail={orderOf()} />)
  const [, first, second, third] = await screen.findAllByRole('row')
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(first?.textContent).toContain('未接单 15:08')
  expect(within(second as HTMLElement).getByText('1 元 = 128.5万金币')).toBeTruthy()
  expect(third?.textContent).toContain('新店')
  expect(screen.getByText('比例 15:06 锁定')).toBeTruthy()
  expect(screen.getByText(/最多问 3 家/)).toBeTruthy()
})

test('a failed list of merchants can be retried', async () => {
  server.use(mockCall('GET /quickCoin/queue', { refuse: 'BUSY' }))
  render(<MerchantQueue detail={orderOf()} />)
  expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeTruthy()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { GoldLadder } from '@/components/modes/fast-gold/gold-ladder'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { clockOf, orderOf } from '../../support/sample-orders'
import { termsOf } from '../../support/sample-terms'

const TERMS = termsOf({ assignMinutes: 5, deliverMinutes: 30, autoConfirmHours: 24, holdHours: 24 })
beforeEach(() => server.use(mockCall('GET /dist/tradeTerms', TERMS)))

const gold = (more: Partial<OrderDetail> = {}) =>
  orderOf({
    mode: 'fastGold',
    status: 1,
    subStatus: 'ASSIGN',
    payTime: '2026-11-21 15:06:00',
    goodsPrice: '93.60',
    ...more,
  })
const rungs = () => screen.getAllByRole('listitem').map((rung) => rung.textContent)

test('done steps show their time, the current one its deadline, and later ones their duration', async () => {
  const turn = { ...gold().turn, clock: clockOf({ dueTime: '2026-11-21 15:11:00' }) }
  render(<GoldLadder detail={gold({ turn })} />)
  expect(await screen.findByText('接单后 30 分钟')).toBeTruthy()
  expect(rungs()).toEqual([
    '已完成：付款托管11-21 15:06，¥93.60',
    '进行中：币商接单到 11-21 15:11',
    '未开始：发货接单后 30 分钟',
    '未开始：你收货24 小时自动确认',
    '未开始：放款24 小时后放款',
  ])
})

test('a player who sells sees the delivery as their own step', () => {
  render(<GoldLadder detail={gold({ mode: 'goldRecycling', subStatus: 'DELIVERING', belong: 1 })} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('你发货')
})

test('a settled order shows all steps as done, and a cancelled one shows no steps', () => {
  const { container, rerender } = render(<GoldLadder detail={gold({ status: 3, subStatus: 'RELEASED' })} />)
  expect(rungs().every((text) => text?.startsWith('已完成：'))).toBe(true)
  rerender(<GoldLadder detail={gold({ status: 8, subStatus: 'REFUNDED' })} />)
  expect(container.textContent).toBe('')
})

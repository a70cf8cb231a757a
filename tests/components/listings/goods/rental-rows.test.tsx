// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { ROW } from '../../support/sample-goods'

const PRICES = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '55.00' }

test.each([
  [PRICES, { minHours: 2, isAuto: true }, '押金 ¥55.00 · 2 小时起租 · 付款后自动交付'],
  [{ ...PRICES, deposit: '0.00' }, { minHours: 5, isAuto: false }, '免押金 · 5 小时起租 · 号主交付'],
  [PRICES, undefined, '押金 ¥55.00'],
])('a row of a rental states deposit, shortest term and hand-over', (rental, rentTerms, text) => {
  render(<GoodsTable list={[{ ...ROW, rental, rentTerms }]} columns={[]} oneGame isRent />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('a row of a sale states no rental terms', () => {
  render(<GoodsTable list={[{ ...ROW, rental: PRICES }]} columns={[]} oneGame />)
  expect(screen.queryByText(/押金/)).toBeNull()
})

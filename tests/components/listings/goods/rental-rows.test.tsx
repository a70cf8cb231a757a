// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { formatDate } from '@/lib/shared/time'
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

const away = { ...ROW.seller, ships: '休假至 12-04', isAway: true as const }

test('the owner of a hand-over rental who is away is stated, and the row does not invite to rent', () => {
  const goods = { ...ROW, seller: away, rental: PRICES, rentTerms: { minHours: 2, isAuto: false } }
  render(<GoodsTable list={[{ ...goods, confirmDate: formatDate(new Date()) }]} columns={[]} oneGame isRent />)
  expect(screen.getAllByText('休假至 12-04')).toHaveLength(2)
  expect(screen.queryByText('去租用')).toBeNull()
  expect(screen.getByText('查看详情').className).not.toContain('btn-soft')
  expect(screen.queryByText('今天确认在售')).toBeNull()
})

test('a rental that is handed over automatically is offered while its owner is away', () => {
  const rentTerms = { minHours: 2, isAuto: true }
  const goods = { ...ROW, seller: away, rental: PRICES, rentTerms, confirmDate: formatDate(new Date()) }
  render(<GoodsTable list={[goods]} columns={[]} oneGame isRent />)
  expect(screen.queryByText('休假至 12-04')).toBeNull()
  expect(screen.getByText('去租用')).toBeTruthy()
  expect(screen.getByText('今天确认在售')).toBeTruthy()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RentPage } from '@/components/modes/rental/rent-page'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { accountOf } from '../../support/sample-rentals'
import { termsOf } from '../../support/sample-terms'

vi.mock('@/components/modes/rental/rent-section', () => ({
  RentSection: ({ children }: { children: unknown }) => children,
}))

const figures = { stars: 4.7, rated: 95, replyMinutes: 20, retrieval: null, claims: { paid: 0, sum: '0.00' }, list: [] }
const show = (inForce: TradeTerms) => {
  const choice = { unit: 'hour', num: 2 } as const
  const terms = {
    minHours: 2,
    rules: '',
    isAuto: false,
    pausedUntil: null,
    isRented: false,
    rentedUntil: null,
    hourPrices: [],
    blocks: [],
    ban: null,
  }
  render(<RentPage goods={accountOf()} terms={terms} inForce={inForce} choice={choice} others={[]} figures={figures} />)
  return screen.getByRole('region', { name: '租号规则' }).textContent
}

test('the rental rules show the current platform rules', () => {
  const rules = show(termsOf())
  for (const words of [
    '交付 13 分钟后',
    '37 分钟内可以反馈',
    '3 小时（9:00–23:00 计时）不回应',
    '15 小时验收',
    '20 小时租金',
  ])
    expect(rules).toContain(words)
  expect(screen.getByText(/^号主 21 分钟内交付/)).toBeTruthy()
  expect(screen.getByText('提交后账号为你保留 17 分钟，付款前不扣款')).toBeTruthy()
})

test('rental rules with zero waiting times show no time', () => {
  const rules = show(termsOf({ graceMinutes: 0, checkHours: 0 }))
  expect(rules).toContain('交付时就开始。')
  expect(rules).toContain('归还后马上退回余额。')
})

test('the rental page shows the same seller rating as the item page', () => {
  show(termsOf())
  expect(screen.getByText('4.7')).toBeTruthy()
  expect(screen.getByText(/约 20 分钟回复提问，95 条评价/)).toBeTruthy()
})

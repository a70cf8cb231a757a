// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoinMerchants } from '@/components/modes/currency/coin-merchants'
import { readMallQuery } from '@/components/modes/currency/mall-query'
import { offerOf } from '../../support/sample-coins'
import { termsOf } from '../../support/sample-terms'

const show = (amount?: string) =>
  render(
    <CoinMerchants
      list={[
        offerOf(),
        offerOf({ offerSn: 'KB000002', merchant: { ...offerOf().merchant, name: '小**铺' }, least: 100_000_000 }),
      ]}
      query={readMallQuery({ gid: '131', quickCoinType: '2', ...(amount && { amount }) })}
      pages={1}
      shelfHref="/wares/hotShoppingMall"
      terms={termsOf()}
    />,
  )

test('for an amount, offers of merchants show its price or why they do not sell it, and their order forms start with it', () => {
  show('5000')
  expect(screen.getByRole('columnheader', { name: '买 5000万应付' })).toBeTruthy()
  const [first, second] = screen.getAllByRole('row').slice(1)
  const total = first?.querySelector('data')?.getAttribute('value')
  expect(total).toBe('38.91')
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/fastGold/KB000001/order?amount=50000000')
  expect(within(second as HTMLElement).getByText('单笔最少 1亿金币')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('我要买').value).toBe('5000')
  expect(document.querySelector<HTMLInputElement>('input[name="quickCoinType"]')?.value).toBe('2')
})

test('without an amount, offers of merchants have no price', () => {
  show()
  expect(screen.queryByRole('columnheader', { name: /应付/ })).toBeNull()
  expect(screen.getByRole('link', { name: /向 老\*\*铺 购买/ }).getAttribute('href')).toBe('/fastGold/KB000001/order')
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShopNotices } from '@/components/modes/coin-shop/shop-notices'
import { shopOf } from '../../support/sample-coins'

const show = (deposit: string, depositMissing: string) =>
  render(<ShopNotices shop={shopOf({ deposit, depositMissing })} onChanged={() => {}} />)

test('a deposit above the limit of new orders is a note, and one below it is a warning', () => {
  const { container, unmount } = show('998.19', '1.81')
  expect(container.textContent).toBe('保证金比应缴少 ¥1.81，不影响接单。补缴 ¥1.81')
  expect(container.querySelector('.alert')).toBeNull()
  unmount()
  const below = show('499.99', '500.01').container
  expect(below.querySelector('.alert')?.textContent).toContain('保证金还剩 ¥499.99，低于 ¥500.00 不派新单。')
  expect(screen.getByRole('button', { name: '补缴 ¥500.01' })).toBeTruthy()
})

test('a full deposit needs no notice', () => {
  expect(show('1000.00', '0.00').container.textContent).toBe('')
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoverCertificate } from '@/components/orders/detail/cover-certificate'
import { orderOf, rentalOf, soldOf } from '../../support/sample-orders'

const text = () => screen.queryByRole('region', { name: '保障' })?.textContent?.replaceAll(/\s+/g, ' ')

test('a paid cover shows its term and last day, and offers a certificate', () => {
  render(
    <CoverCertificate
      detail={orderOf({ orderTypeId: 1, status: 3, ensureId: 1, completeTime: '2026-11-21 23:30:00' })}
    />,
  )
  expect(text()).toContain('普通包赔 365 天')
  expect(text()).toContain('保障至 2027-11-21')
  expect(screen.getByRole('button', { name: '开具包赔证书' })).toBeTruthy()
})

test('an account without paid cover has seven free days from receipt, and no certificate', () => {
  render(<CoverCertificate detail={orderOf({ orderTypeId: 1, status: 2, ensureId: 0, completeTime: null })} />)
  expect(text()).toContain('免费保障 7 天')
  expect(text()).toContain('从确认收货起算')
  expect(screen.queryByRole('button')).toBeNull()
})

test('props without cover, rentals and sellers see no cover', () => {
  for (const detail of [orderOf({ orderTypeId: 27, status: 2, ensureId: 0 }), rentalOf({ status: 2 }), soldOf()]) {
    const { container, unmount } = render(<CoverCertificate detail={detail} />)
    expect(container.textContent).toBe('')
    unmount()
  }
})

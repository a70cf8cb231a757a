// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RecordsHere } from '@/components/money/wallet/records-panel'
import { WalletFigures } from '@/components/money/wallet/wallet-figures'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const FIGURES = {
  coin: '10.00',
  escrow: '0.00',
  pendingIncome: '0.00',
  releases: [],
  deposits: '313.00',
  pendingPayments: 0,
}
beforeEach(() => history.replaceState(null, '', '/center/mywallets/list'))

test('the deposits have a tile of their own, which links to their movements', () => {
  const { rerender } = render(<WalletFigures figures={FIGURES} />)
  expect(screen.getByText('保证金冻结').nextElementSibling?.textContent).toBe('¥313.00')
  const link = screen.getByRole('link', { name: '查看明细' })
  expect(link.getAttribute('href')).toBe('/center/mywallets/list?group=deposit')
  rerender(<WalletFigures figures={{ ...FIGURES, deposits: '0.00' }} />)
  expect(screen.queryByRole('link', { name: '查看明细' })).toBeNull()
  expect(screen.getByText('没有冻结的保证金')).toBeTruthy()
})

test.each([
  ['?group=deposit', { group: 'deposit' }],
  ['?group=odd', {}],
  ['', {}],
])('the movements of the address %j are shown first', async (search, filter) => {
  history.replaceState(null, '', `/center/mywallets/list${search}`)
  const records = mockCall('GET /user/findBalanceRecord', pageOf([]))
  server.use(records)
  render(<RecordsHere level="h1" />)
  expect(await screen.findByText(/^还没有收支记录$|^没有符合条件的记录$/)).toBeTruthy()
  expect(records.inputs).toEqual([{ ...filter, page: '1', pageSize: '20' }])
})

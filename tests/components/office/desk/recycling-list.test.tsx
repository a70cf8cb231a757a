// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { RecyclingList } from '@/components/office/desk/recycling-list'
import type { RecyclingRequest } from '@/components/office/desk/recycling-request'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { requestOf } from '../../support/sample-recycling'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const REQUEST = requestOf()
const QUOTE: RecyclingRequest['quotes'][number] = {
  quoteId: 1,
  price: '3009.00',
  note: '',
  byId: 9 as UserId,
  secondId: null,
  needsSecond: true,
  status: 'open',
  firmTime: null,
  endTime: null,
}
const show = async (request: RecyclingRequest) => {
  server.use(mockCall('GET /desk/recycling', pageOf([request])))
  render(
    <App>
      <RecyclingList version={0} onChanged={() => {}} />
    </App>,
  )
  await settle()
}
const expectAll = () => {
  const facts = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(facts).toEqual(['王者荣耀 · 安卓QQ', '312', '112', '首次出售', '¥1,677.00 至 ¥1,935.00', '138****0002'])
  expect(screen.getAllByRole('img', { name: /^证据/ })).toHaveLength(2)
}

test('the quote dialog shows the text and pictures of the recycling request', async () => {
  await show(REQUEST)
  fireEvent.click(screen.getByRole('button', { name: /^报\s?价$/ }))
  expectAll()
})

test('a second staff member reads the same request before approving the quote', async () => {
  await show({ ...REQUEST, quotes: [QUOTE] })
  expect(screen.getByText('报价 ¥3,009.00，待复核')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '看资料' }))
  expectAll()
})

// @vitest-environment happy-dom

import { fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { RecyclingList } from '@/components/office/desk/recycling/recycling-list'
import type { RecyclingRequest } from '@/components/office/desk/recycling/recycling-request'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../../support/mock-server'
import { mockCall } from '../../../../support/msw'
import { settle } from '../../../../support/settle'
import { pageOf } from '../../../support/page-of'
import { requestOf } from '../../../support/sample-recycling'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const REQUEST = requestOf()
const QUOTE: RecyclingRequest['quotes'][number] = {
  quoteId: 1,
  price: '3009.00',
  first: '2106.30',
  rest: '902.70',
  note: '',
  byId: 9 as UserId,
  byName: '小禾',
  isOwn: false,
  secondId: null,
  needsSecond: true,
  status: 'open',
  rejection: null,
  firmTime: null,
  endTime: null,
}
const show = async (request: RecyclingRequest) => {
  server.use(mockCall('GET /desk/recycling', pageOf([request])))
  render(
    <App>
      <RecyclingList version={0} onChanged={() => {}} head={null} />
    </App>,
  )
  await settle()
}
const expectAll = (part: HTMLElement, ...more: string[]) => {
  const facts = within(part)
    .getAllByRole('definition')
    .map((value) => value.textContent)
  const offer = ['王者荣耀 · 安卓QQ', '312', '112', '首次出售', '¥1,677.00 至 ¥1,935.00', '138****0002']
  expect(facts).toEqual([...offer, ...more])
  expect(within(part).getAllByRole('img', { name: /^证据/ })).toHaveLength(2)
}

test('the quote dialog names the request and the prices to compare with; its facts stay in the page behind', async () => {
  await show(REQUEST)
  fireEvent.click(screen.getByRole('button', { name: /^报\s?价$/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('王者荣耀 · 安卓QQ')
  expect(dialog.textContent).toMatch(/提交时参考价 ¥[\d,.]+ 至 ¥[\d,.]+/)
  expectAll(screen.getByRole('region', { name: '详情', hidden: true }))
})

test('a second staff member reads the same request before approving the quote', async () => {
  await show({ ...REQUEST, quotes: [QUOTE] })
  const row = screen.getByRole('button', { name: /王者荣耀/ })
  for (const text of ['王者荣耀 · 安卓QQ', '待复核', '报价 ¥3,009.00', '南山 · 皮肤312 · 英雄112'])
    expect(row.textContent).toContain(text)
  expectAll(screen.getByRole('region', { name: '详情' }), '¥3,009.00 · 待复核 · 小禾')
  const approved = mockCall('POST /desk/approveQuote', null)
  server.use(approved)
  fireEvent.click(screen.getByRole('button', { name: /^通\s?过$/ }))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['通过报价 ¥3,009.00？', '¥2,106.30', '¥902.70']) expect(dialog.textContent).toContain(text)
  fireEvent.click(within(dialog).getByRole('button', { name: '通过报价' }))
  await settle()
  expect(approved.inputs).toEqual([{ quoteId: '1' }])
})

test('a second member declines a quote with a reason', async () => {
  await show({ ...REQUEST, quotes: [QUOTE] })
  const rejected = mockCall('POST /desk/rejectQuote', null)
  server.use(rejected)
  fireEvent.click(screen.getByRole('button', { name: /^驳\s?回$/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('驳回报价 ¥3,009.00？')
  fireEvent.change(within(dialog).getByRole('textbox', { name: '原因' }), { target: { value: '皮肤估高了' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '驳回报价' }))
  await settle()
  expect(rejected.inputs).toEqual([{ quoteId: '1', reason: '皮肤估高了' }])
})

test('the author of a quote waits for another member, or withdraws it', async () => {
  await show({ ...REQUEST, quotes: [{ ...QUOTE, isOwn: true }] })
  expect(screen.getByText('等待另一位员工复核')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^通\s?过$/ })).toBeNull()
  expect(screen.getByRole('button', { name: '撤回报价' })).toBeTruthy()
})

test('a selected request is shown next to the list, and stays selected when others arrive', async () => {
  const list = [REQUEST, { ...REQUEST, requestId: 4, areaName: '苹果微信' }]
  const requests = mockCall('GET /desk/recycling', () => pageOf(list))
  server.use(requests)
  const shown = (version: number) => (
    <App>
      <RecyclingList version={version} onChanged={() => {}} head={null} />
    </App>
  )
  const { rerender } = render(shown(0))
  await settle()
  const detail = () => screen.getByRole('region', { name: '详情' })
  expect(within(detail()).getByRole('heading', { level: 2 }).textContent).toBe('王者荣耀 · 安卓QQ')
  fireEvent.click(screen.getByRole('button', { name: /苹果微信/ }))
  list.unshift({ ...REQUEST, requestId: 2, areaName: '苹果QQ' })
  rerender(shown(1))
  await settle()
  expect(within(detail()).getByRole('heading', { level: 2 }).textContent).toBe('王者荣耀 · 苹果微信')
})

test('a quote that was rejected or withdrawn says by whom and why', async () => {
  const rejected = (byId: number, byName: string, reason: string) => ({
    ...QUOTE,
    status: 'void' as const,
    rejection: { byId: byId as UserId, byName, reason },
  })
  await show({ ...REQUEST, quotes: [rejected(8, '客服阿棠', '皮肤估高了'), rejected(9, '小禾', '价格填错')] })
  const { textContent } = screen.getByRole('region', { name: '详情' })
  expect(textContent).toContain('¥3,009.00 · 客服阿棠驳回：皮肤估高了 · 小禾')
  expect(textContent).toContain('¥3,009.00 · 小禾撤回：价格填错')
  expect(textContent).not.toContain('已失效')
})

test('a quote whose time is over reads as expired and can be made again', async () => {
  const over = { ...QUOTE, needsSecond: false, firmTime: '2020-01-01 10:00:00', endTime: '2020-01-02 10:00:00' }
  await show({ ...REQUEST, quotes: [over] })
  expect(screen.getByRole('button', { name: /王者荣耀/ }).textContent).toContain('报价已过期')
  expect(screen.getByRole('region', { name: '详情' }).textContent).toContain('01-02 10:00 已过期')
  expect(screen.getByRole('button', { name: '重新报价' })).toBeTruthy()
})

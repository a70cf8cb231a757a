// @vitest-environment happy-dom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { ComplaintsList } from '@/components/office/desk/complaints-list'
import type { DeskComplaint } from '@/lib/contract/entities/complaint'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const COMPLAINT: DeskComplaint = {
  complaintId: 7,
  provider: 'wechat',
  providerName: '微信支付',
  complaintSn: '200201',
  orderSn: 'D3503133729304050',
  payInterSn: 'P1',
  payer: { id: 5 as UserId, name: '南山老猫' },
  paid: '100.00',
  wanted: '100.00',
  detail: '付款后卖家一直不发货',
  times: 2,
  stage: 'open',
  stageName: '待回复',
  outcomeName: '',
  refund: 'none',
  seller: { complaints: 2, paid: 35 },
  handler: null,
  fileTime: '2035-03-13 10:00:00',
  dueTime: '2035-03-14 10:00:00',
  dueIn: -60,
  doneTime: null,
  messages: [{ by: 'provider', text: '请商家尽快处理', createTime: '2035-03-13 10:01:00', sent: true }],
}
const FIGURES = { total: 3, repeated: 1, payments: 1500, perThousand: 2 }

const show = async (complaint: DeskComplaint, figures: typeof FIGURES | object = FIGURES) => {
  const onOpen = vi.fn()
  const onChanged = vi.fn()
  server.use(mockCall('GET /desk/complaints', { ...pageOf([complaint]), figures: figures as typeof FIGURES }))
  render(
    <App>
      <ComplaintsList chosen="" version={0} onOpen={onOpen} onRows={() => {}} onChanged={onChanged} />
    </App>,
  )
  await settle()
  return { onOpen, onChanged }
}

test('a complaint shows provider, clock, repeats and the figures of the site, and opens its order', async () => {
  const { onOpen } = await show(COMPLAINT)
  expect(screen.getByText('近 30 天 3 笔，每千笔付款 2 笔，重复投诉 1 笔')).toBeTruthy()
  expect(screen.getByText('03-14 10:00 前回复')).toBeTruthy()
  expect(screen.getByText('第 2 次 · 待回复')).toBeTruthy()
  fireEvent.click(screen.getByText('微信支付 ¥100.00'))
  expect(onOpen).toHaveBeenCalledWith(COMPLAINT.orderSn)
})

test('a site without payments shows no rate', async () => {
  await show(COMPLAINT, { total: 0, repeated: 0, payments: 0, perThousand: null })
  expect(screen.getByText('近 30 天没有外部付款')).toBeTruthy()
})

test('a reply is sent, starting from a usual one', async () => {
  const { onChanged } = await show(COMPLAINT)
  const reply = mockCall('POST /desk/replyComplaint', null)
  server.use(reply)
  fireEvent.click(screen.getByRole('button', { name: /处\s?理/ }))
  expect(screen.getByRole('list', { name: '投诉经过' }).textContent).toContain('付款后卖家一直不发货')
  expect(screen.getByText('卖家近 30 天：2 笔投诉，付款订单 35 笔')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /已收到/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '回复买家' }))
  fireEvent.click(screen.getByRole('button', { name: /已收到/ }))
  fireEvent.click(screen.getByRole('button', { name: '发送回复' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(reply.inputs).toMatchObject([{ complaintId: '7', text: expect.stringContaining('已收到') }])
})

test('a complaint cannot be closed as refunded before there is a refund, and can afterwards', async () => {
  const first = await show(COMPLAINT)
  fireEvent.click(screen.getByRole('button', { name: /处\s?理/ }))
  fireEvent.click(screen.getByRole('radio', { name: '已退款，处理完成' }))
  fireEvent.change(screen.getByLabelText('写给买家的话'), { target: { value: '款项已原路退回' } })
  expect(screen.getByText('这笔付款还没有退款，请先在订单里退款或处理售后')).toBeTruthy()
  expect(screen.getByRole('button', { name: '处理完成' })).toHaveProperty('disabled', true)
  expect(first.onChanged).not.toHaveBeenCalled()
})

test('a complaint with a refund on its way is closed with a sentence for the payer', async () => {
  const { onChanged } = await show({ ...COMPLAINT, refund: 'pending' })
  const close = mockCall('POST /desk/closeComplaint', null)
  server.use(close)
  fireEvent.click(screen.getByRole('button', { name: /处\s?理/ }))
  fireEvent.click(screen.getByRole('radio', { name: '已退款，处理完成' }))
  fireEvent.change(screen.getByLabelText('写给买家的话'), { target: { value: '款项已原路退回' } })
  fireEvent.click(screen.getByRole('button', { name: '处理完成' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(close.inputs).toMatchObject([{ complaintId: '7', outcome: 'refunded', text: '款项已原路退回' }])
})

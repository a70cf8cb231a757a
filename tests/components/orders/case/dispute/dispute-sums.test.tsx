// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DisputesHere } from '@/components/orders/case/dispute/dispute-page'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { server } from '../../../../support/mock-server'
import { mockCall } from '../../../../support/msw'
import { settle } from '../../../../support/settle'
import { boundsOf, disputeOf } from '../../../support/sample-disputes'
import { orderOf } from '../../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

beforeEach(() => {
  server.use(mockCall('GET /order/orderDetail', orderOf()))
  history.replaceState(null, '', `/center/buyers/buyComplaint?orderSn=${orderOf().orderSn}`)
})
const show = async (more: Partial<DisputeDetail>) => {
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: disputeOf({ offerId: null, ...more }),
      mayOpen: false,
      bounds: boundsOf(),
    }),
  )
  render(<DisputesHere head={null} />)
  await settle()
}

const answerWith = async (offer: string, more: Partial<DisputeDetail>) => {
  await show({ stage: 'answer', acts: ['agree', 'contest'], proposals: [], ...more })
  fireEvent.click(screen.getByRole('button', { name: '回应' }))
  fireEvent.change(screen.getByLabelText(/^说明/), { target: { value: '体验武器发布时还没有到期' } })
  fireEvent.click(screen.getByRole('button', { name: offer }))
}
const sendAnswer = () => fireEvent.click(screen.getAllByRole('button', { name: '回应' }).at(-1) as HTMLElement)

test('an answer with an own amount says what arrives and that the other side reads it, and is one call', async () => {
  const acts = mockCall('POST /dispute/act', null)
  server.use(acts)
  await answerWith('退一部分', { want: 'part', wanted: '420.00' })
  sendAnswer()
  expect(screen.getByText('请填写退款金额')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/退给买家（元）/), { target: { value: '180.5' } })
  const dialog = screen.getByRole('dialog').textContent
  expect(dialog).toContain('付给你 ¥2,499.50，扣服务费后到账 ¥2,349.53。')
  expect(dialog).toContain('买家能看到这个方案')
  sendAnswer()
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'contest', note: '体验武器发布时还没有到期', refund: '180.5' }])
})

test('an answer without an own amount sends none, also after one was typed', async () => {
  const acts = mockCall('POST /dispute/act', null)
  server.use(acts)
  await answerWith('退一部分', { want: 'full' })
  expect(screen.queryByRole('button', { name: '全额退款' }), 'which the buyer demands').toBeNull()
  fireEvent.change(screen.getByLabelText(/退给买家（元）/), { target: { value: '180.5' } })
  fireEvent.click(screen.getByRole('button', { name: '暂不提方案' }))
  sendAnswer()
  await settle()
  expect(acts.inputs).toHaveLength(1)
  expect(acts.inputs[0]).not.toHaveProperty('refund')
  expect(acts.inputs[0]).not.toHaveProperty('full')
})

const RULING = {
  round: 1,
  facts: '少交付了两把',
  rule: '交付规则 3.2',
  by: '阿棠',
  refund: '34.16',
  seller: '55.74',
  net: '52.40',
  createTime: '2026-11-22 10:00:00',
}
test.each([
  ['seller', RULING, '退给买家¥34.16付给你¥52.40已扣服务费'],
  ['buyer', { ...RULING, net: null }, '退给你¥34.16付给卖家¥55.74扣服务费前'],
  ['seller', { ...RULING, refund: null, seller: '0.00', net: '0.00' }, '退给买家全部货款付给你¥0.00'],
  ['buyer', { ...RULING, refund: '0.00', net: null }, '退给你¥0.00付给卖家到期放款'],
] as const)(
  'while a ruling can be appealed the %s reads its sums in the money box: %o',
  async (viewer, ruling, words) => {
    await show({ viewer, stage: 'ruled', acts: ['appeal'], rulings: [ruling] })
    expect(screen.getByRole('region', { name: '货款' }).textContent).toContain(words)
  },
)

test('a ruling under appeal states no sums in the money box', async () => {
  await show({ stage: 'staff', acts: ['show'], rulings: [RULING] })
  expect(screen.getByRole('region', { name: '货款' }).textContent).toContain('退给买家按结果付给你按结果')
})

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DisputesHere } from '@/components/orders/case/dispute/dispute-page'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { server } from '../../../../support/mock-server'
import { mockCall } from '../../../../support/msw'
import { settle } from '../../../../support/settle'
import { pageOf } from '../../../support/page-of'
import { boundsOf, disputeOf } from '../../../support/sample-disputes'
import { orderOf } from '../../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const SN = orderOf().orderSn
const DISPUTE = disputeOf()
const [PROPOSAL] = DISPUTE.proposals as [DisputeDetail['proposals'][number]]
beforeEach(() => {
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: DISPUTE,
      mayOpen: false,
      bounds: boundsOf(),
    }),
    mockCall('GET /order/orderDetail', orderOf()),
    mockCall('GET /dispute/list', {
      ...pageOf([{ ...DISPUTE, item: orderOf() }]),
      counts: { open: 1, closed: 2 },
    }),
  )
  history.replaceState(null, '', `/center/buyers/buyComplaint?orderSn=${SN}`)
})
const serveActs = () => {
  const acts = mockCall('POST /dispute/act', null)
  server.use(acts)
  return acts
}
const show = async () => {
  render(<DisputesHere head={null} />)
  await settle()
}

test('accepting an offer of a dispute sends the offer shown on the page', async () => {
  const acts = serveActs()
  await show()
  expect(screen.getByText('¥420.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '接受退 ¥420.00' }))
  expect(screen.getByText(/退给买家 ¥420\.00/)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '接受方案' }).at(-1) as HTMLElement)
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'accept', proposalId: '7' }])
})

test('an own offer shows what the seller keeps, and requires an amount within the limit', async () => {
  const acts = serveActs()
  await show()
  const send = () => screen.getByRole('button', { name: '发出我的方案' }) as HTMLButtonElement
  const box = screen.getByLabelText('我提出退给买家多少元')
  fireEvent.click(send())
  expect(screen.getByText('请填写退款金额')).toBeTruthy()
  fireEvent.change(box, { target: { value: '966.00' } })
  expect(screen.getByText('不能超过 ¥965.99，全退请选全额退款').id).toBe(box.getAttribute('aria-describedby'))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(send())
  await settle()
  expect(acts.inputs).toEqual([])
  fireEvent.change(box, { target: { value: '180.5' } })
  expect(box.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('¥2,499.50')).toBeTruthy()
  expect(screen.getByText('¥2,349.53'), 'less the fee of the rest').toBeTruthy()
  fireEvent.click(send())
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'propose', refund: '180.5' }])
})

test('a full refund is offered without an amount', async () => {
  const acts = serveActs()
  await show()
  fireEvent.click(screen.getByLabelText('全额退款'))
  fireEvent.click(screen.getByRole('button', { name: '发出我的方案' }))
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'propose', full: '1' }])
  expect(acts.inputs[0]).not.toHaveProperty('refund')
})

test('a typed offer survives a new offer of the other party', async () => {
  await show()
  fireEvent.change(screen.getByLabelText('我提出退给买家多少元'), { target: { value: '180.5' } })
  const again = { ...PROPOSAL, proposalId: 8, refund: '400.00', seller: '2280.00' }
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: { ...DISPUTE, proposals: [...DISPUTE.proposals, again], offerId: 8 },
      mayOpen: false,
      bounds: boundsOf(),
    }),
  )
  fireEvent(document, new Event('visibilitychange'))
  await settle()
  expect(screen.getByRole('button', { name: '接受退 ¥400.00' })).toBeTruthy()
  expect(screen.getByText('¥2,280.00')).toBeTruthy()
  expect((screen.getByLabelText('我提出退给买家多少元') as HTMLInputElement).value).toBe('180.5')
})

test('a settled dispute shows the amounts of its settlement, and what arrived', async () => {
  const ended = { refund: '420.00', seller: '2260.00', net: '2124.40' }
  const mine = { ...PROPOSAL, by: 'seller' as const }
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: { ...DISPUTE, proposals: [mine], stage: 'closed', acts: [], offerId: null, ended },
      mayOpen: false,
      bounds: boundsOf({ most: '0.00' }),
    }),
    mockCall('GET /order/orderDetail', orderOf({ goodsPrice: '2260.00' })),
  )
  await show()
  expect(screen.getAllByText('¥2,260.00').length).toBeGreaterThan(0)
  expect(screen.queryByText('¥1,840.00')).toBeNull()
  const money = screen.getByRole('region', { name: '货款' }).textContent
  expect(money).toContain('退给买家¥420.00')
  expect(money).toContain('付给你¥2,124.40已扣服务费')
  expect(screen.queryByText(/还没有发货/)).toBeNull()
})

test('a dispute shows its stage, handler, similar rulings and the evidence archive', async () => {
  await show()
  expect(screen.getByText('协商').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('阿棠')).toBeTruthy()
  expect(screen.getByText(/近半年同类处理 14 件/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /下载全部凭证/ }).getAttribute('href')).toMatch(
    /^\/api\/order\/evidenceFile\//,
  )
})

test('an order without a dispute shows the form, which requires a statement and pictures', async () => {
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: null,
      mayOpen: true,
      bounds: boundsOf({ total: '966.00' }),
    }),
  )
  await show()
  const open = mockCall('POST /dispute/open', { disputeSn: DISPUTE.disputeSn })
  server.use(open)
  fireEvent.click(screen.getByRole('button', { name: '提交售后' }))
  await settle()
  expect(screen.getByText(/请写得更具体/)).toBeTruthy()
  expect(screen.getByText('请上传至少 1 张证据')).toBeTruthy()
  expect(open.inputs).toEqual([])
})

test('a partial refund must be between zero and the refundable amount', async () => {
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: null,
      mayOpen: true,
      bounds: boundsOf({ total: '966.00' }),
    }),
  )
  await show()
  fireEvent.click(screen.getByText('退一部分'))
  for (const [refund, error] of [
    ['', '请填写退款金额'],
    ['0', '不能低于 ¥0.01'],
    ['966', '不能超过 ¥965.99，全退请选全额退款'],
  ]) {
    fireEvent.change(screen.getByLabelText(/退款金额/), { target: { value: refund } })
    fireEvent.click(screen.getByRole('button', { name: '提交售后' }))
    expect(screen.getByText(error as string)).toBeTruthy()
  }
  fireEvent.change(screen.getByLabelText(/退款金额/), { target: { value: '965.99' } })
  fireEvent.click(screen.getByRole('button', { name: '提交售后' }))
  expect(screen.queryByText(/不能超过/)).toBeNull()
})

test('without an order the page lists all disputes with links', async () => {
  history.replaceState(null, '', '/center/buyers/buyComplaint')
  await show()
  expect(screen.getByRole('link', { name: /^迦南限定/ }).getAttribute('href')).toBe(
    `/center/buyers/buyComplaint?orderSn=${SN}`,
  )
})

test('own disputes are filtered by state, and those that wait for the reader are one click away', async () => {
  history.replaceState(null, '', '/center/buyers/buyComplaint')
  const waits = { ...DISPUTE, title: '迦南限定', wanted: '420.00', item: orderOf() }
  const ended = { ...waits, disputeSn: 'JF2', title: '红武六把', turn: { ...DISPUTE.turn, tone: 'muted' as const } }
  const counts = { open: 1, closed: 1 }
  const lists = mockCall('GET /dispute/list', { ...pageOf([waits, ended]), counts })
  server.use(lists)
  await show()
  expect(lists.inputs).toEqual([{ page: '1' }])
  expect(screen.getByRole('link', { name: '去处理：迦南限定' }).className).toContain('btn-primary')
  expect(screen.getByRole('link', { name: '查看：红武六把' }).className).not.toContain('btn-primary')
  expect(screen.getAllByText('¥420.00')).toHaveLength(2)
  const none = mockCall('GET /dispute/list', { ...pageOf([]), counts })
  server.use(none)
  fireEvent.click(screen.getByRole('button', { name: '已结束 1' }))
  expect(await screen.findByText('没有已结束的售后')).toBeTruthy()
  expect(none.inputs).toEqual([{ page: '1', state: 'closed' }])
})

test.each([
  [
    { want: 'part', wanted: '17.96' },
    '退 ¥17.96',
    '同意退款',
    '退给买家 ¥17.96，付给你 ¥2,662.04，扣服务费后到账 ¥2,502.32。',
  ],
  [{ want: 'full', wantName: '全额退款', wanted: null }, '全额退款', '同意退款', '退给买家全部货款，付给你 ¥0.00。'],
  [
    { want: 'redo', wantName: '继续交易，改正', wanted: null },
    '继续交易，改正',
    '同意改正',
    '同意后订单继续，不能撤回。',
  ],
] as const)('a seller who answers the demand %o reads the amount before agreeing', async (more, head, label, lead) => {
  server.use(
    mockCall('GET /dispute/ofOrder', {
      dispute: disputeOf({ ...more, by: 'buyer', viewer: 'seller', stage: 'answer', acts: ['agree', 'contest'] }),
      mayOpen: false,
      bounds: boundsOf(),
    }),
    mockCall('GET /order/orderDetail', orderOf({ goodsPrice: '2680.00' })),
  )
  await show()
  const band = screen.getByRole('region', { name: '售后状态' })
  expect(band.textContent).toContain(`对方要求 ${head}`)
  fireEvent.click(screen.getByRole('button', { name: label }))
  await settle()
  expect(screen.getByRole('dialog').textContent).toContain(lead)
})

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DisputesHere } from '@/components/dispute/dispute-page'
import { call } from '@/lib/client/api'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { settle } from '../../support/settle'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const DISPUTE: DisputeDetail = {
  disputeSn: 'JF202611201815440001',
  orderSn: 'D1',
  title: '迦南限定',
  by: 'buyer',
  viewer: 'seller',
  kind: 'mismatch',
  kindName: '与描述不符',
  want: 'full',
  wantName: '全额退款',
  wanted: null,
  stage: 'talk',
  turn: { tone: 'warn', title: '双方协商', text: '提出方案，或接受对方的方案。' },
  clock: { label: '距客服介入', outcome: '客服接手', dueTime: '2026-11-23 05:44:00', dueIn: 3600, span: 172_800 },
  createTime: '2026-11-20 18:15:44',
  closeTime: null,
  statement: '武器少了两把',
  answer: '体验还没到期',
  answerTime: '2026-11-21 05:44:00',
  proposals: [
    {
      proposalId: 7,
      by: 'buyer',
      refund: '420.00',
      seller: '2260.00',
      note: '差价',
      createTime: '2026-11-21 14:02:00',
    },
  ],
  offerId: 7,
  rulings: [],
  appeal: null,
  acts: ['propose', 'accept', 'escalate', 'show'],
  handler: { userId: 9, name: '阿棠', note: '现在旁听，到点介入' },
  ended: null,
  alike: { count: 14, part: 11, median: '380.00' },
  rules: [{ name: '描述规则 2.4', text: '限时物品必须标明到期日' }],
  steps: [{ title: '买家发起纠纷', text: '订单停表', time: '2026-11-20 18:15:44' }],
}
const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  answers['GET /dispute/ofOrder'] = () => ({
    dispute: DISPUTE,
    mayOpen: false,
    bounds: { total: null, most: '965.99', hours: 12 },
  })
  answers['GET /order/orderDetail'] = () => orderOf()
  answers['GET /dispute/list'] = () => ({
    list: [{ ...DISPUTE, item: orderOf() }],
    total: 1,
    more: false,
    page: 1,
    pageSize: 10,
  })
  history.replaceState(null, '', '/center/buyers/buyComplaint?orderSn=D1')
})
const show = async () => {
  render(<DisputesHere head={null} />)
  await settle()
}
const inputsOf = (name: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, input]) => input)

test('the offer on the page is the one that is accepted', async () => {
  await show()
  expect(screen.getByText('¥420.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '接受退 ¥420.00' }))
  expect(screen.getByText(/退给买家 ¥420\.00/)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '接受方案' }).at(-1) as HTMLElement)
  await settle()
  expect(inputsOf('POST /dispute/act')).toMatchObject([{ action: 'accept', proposalId: '7' }])
})

test('an own offer says what it leaves the seller before it goes, and none without a sum or above the most', async () => {
  await show()
  const send = () => screen.getByRole('button', { name: '发出我的方案' }) as HTMLButtonElement
  const box = screen.getByLabelText('我提出退给买家多少元')
  expect(send().disabled).toBe(true)
  fireEvent.change(box, { target: { value: '966.00' } })
  expect(send().disabled).toBe(true)
  fireEvent.change(box, { target: { value: '180.5' } })
  expect(screen.getByText('¥2,499.50')).toBeTruthy()
  fireEvent.click(send())
  await settle()
  expect(inputsOf('POST /dispute/act')).toMatchObject([{ action: 'propose', refund: '180.5' }])
})

test('all of it is offered without a sum, which the seller is not told', async () => {
  await show()
  fireEvent.click(screen.getByLabelText('全额退款'))
  fireEvent.click(screen.getByRole('button', { name: '发出我的方案' }))
  await settle()
  expect(inputsOf('POST /dispute/act')).toMatchObject([{ action: 'propose', full: '1' }])
  expect(inputsOf('POST /dispute/act')[0]).not.toHaveProperty('refund')
})

test('what is being typed outlives an offer of the other side', async () => {
  await show()
  fireEvent.change(screen.getByLabelText('我提出退给买家多少元'), { target: { value: '180.5' } })
  const again = { ...DISPUTE.proposals[0], proposalId: 8, refund: '400.00', seller: '2280.00' }
  answers['GET /dispute/ofOrder'] = () => ({
    dispute: { ...DISPUTE, proposals: [...DISPUTE.proposals, again], offerId: 8 },
    mayOpen: false,
    bounds: { total: null, most: '965.99', hours: 12 },
  })
  fireEvent(document, new Event('visibilitychange'))
  await settle()
  expect(screen.getByRole('button', { name: '接受退 ¥400.00' })).toBeTruthy()
  expect(screen.getByText('¥2,280.00')).toBeTruthy()
  expect((screen.getByLabelText('我提出退给买家多少元') as HTMLInputElement).value).toBe('180.5')
})

test('what was settled keeps the sums it was settled by, though the order is one of less now', async () => {
  const mine = { ...DISPUTE.proposals[0], by: 'seller' as const }
  answers['GET /dispute/ofOrder'] = () => ({
    dispute: { ...DISPUTE, proposals: [mine], stage: 'closed', acts: [], offerId: null, ended: { refund: '420.00' } },
    mayOpen: false,
    bounds: { total: null, most: '0.00', hours: 12 },
  })
  answers['GET /order/orderDetail'] = () => orderOf({ goodsPrice: '2260.00' })
  await show()
  expect(screen.getAllByText('¥2,260.00').length).toBeGreaterThan(0)
  expect(screen.queryByText('¥1,840.00')).toBeNull()
  expect(screen.queryByText(/还没有交付/)).toBeNull()
})

test('how far it is, who handles it, the clauses, and the evidence as one archive', async () => {
  await show()
  expect(screen.getByText('协商').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('阿棠')).toBeTruthy()
  expect(screen.getByText(/近半年同类裁决 14 件/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /下载全部证据/ }).getAttribute('href')).toMatch(
    /^\/api\/order\/evidenceFile\//,
  )
})

test('where there is none and one may be opened, the form; it asks for words and pictures', async () => {
  answers['GET /dispute/ofOrder'] = () => ({
    dispute: null,
    mayOpen: true,
    bounds: { total: '966.00', most: '965.99', hours: 12 },
  })
  await show()
  fireEvent.click(screen.getByRole('button', { name: '提交纠纷' }))
  await settle()
  expect(screen.getByText(/再写具体些/)).toBeTruthy()
  expect(screen.getByText('请上传至少 1 张证据')).toBeTruthy()
  expect(inputsOf('POST /dispute/open')).toEqual([])
})

test('a part is more than nothing and no more than may go back, which is said before it is sent', async () => {
  answers['GET /dispute/ofOrder'] = () => ({
    dispute: null,
    mayOpen: true,
    bounds: { total: '966.00', most: '965.99', hours: 12 },
  })
  await show()
  fireEvent.click(screen.getByText('退一部分'))
  for (const refund of ['', '0', '966']) {
    fireEvent.change(screen.getByLabelText(/退款金额/), { target: { value: refund } })
    fireEvent.click(screen.getByRole('button', { name: '提交纠纷' }))
    expect(screen.getByText('请填写退款金额，最多 ¥965.99，全退请选全额退款')).toBeTruthy()
  }
  fireEvent.change(screen.getByLabelText(/退款金额/), { target: { value: '965.99' } })
  fireEvent.click(screen.getByRole('button', { name: '提交纠纷' }))
  expect(screen.queryByText(/请填写退款金额/)).toBeNull()
})

test('without an order: all disputes, each with its way in', async () => {
  history.replaceState(null, '', '/center/buyers/buyComplaint')
  await show()
  expect(screen.getByRole('link', { name: /迦南限定/ }).getAttribute('href')).toBe(
    '/center/buyers/buyComplaint?orderSn=D1',
  )
})

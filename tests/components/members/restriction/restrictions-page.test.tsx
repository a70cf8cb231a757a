// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { RestrictionNotice } from '@/components/members/restriction/restriction-notice'
import { RestrictionsPage } from '@/components/members/restriction/restrictions-page'
import { RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

type Room = Output<'GET /user/restrictions'>
const ONE: Room['list'][number] = {
  restrictionId: 7,
  kinds: ['buy', 'withdraw'],
  held: '120.00',
  clause: '账号规则 6.3',
  clauseText: '恶意退款、虚假付款或反复下单不付款的，可以限制下单。',
  reason: '三笔订单付款后立即申请退款，正在核实',
  fromTime: '2026-11-20 10:00:00',
  untilTime: '2026-12-04 10:00:00',
  renewals: 0,
  state: 'active',
  stateName: '限制中',
  endTime: null,
  endReason: '',
  canAppeal: true,
  appeal: null,
}
const ROOM: Room = { list: [ONE], running: [], coin: '300.00', held: '120.00', available: '0.00', elsewhere: null }
const serve = (more: Partial<Room>) => {
  const answer = mockCall('GET /user/restrictions', { ...ROOM, ...more })
  server.use(answer)
  return answer
}

beforeEach(() => logInAs(userOf()))

test('a member reads what is restricted, why, by which clause, until when, and what has to be finished', async () => {
  const order = {
    orderSn: 'D2611200000000001',
    title: '王者账号',
    side: 'seller',
    statusName: '待发货',
    price: '288.00',
  } as const
  serve({ running: [{ ...order, dueTime: '2026-11-28 18:00:00', siteName: '', url: '/center/buyers/buyOrderDetail' }] })
  render(<RestrictionsPage />)
  const card = await screen.findByRole('article', { name: '限制下单、提现，冻结 ¥120.00' })
  expect(within(card).getByText(ONE.reason)).toBeTruthy()
  expect(within(card).getByText(/账号规则 6.3：恶意退款/)).toBeTruthy()
  expect(within(card).getByText(/2026-11-20 10:00 至 2026-12-04 10:00/)).toBeTruthy()
  expect(screen.getByText('进行中的订单 1 笔')).toBeTruthy()
  expect(screen.getByText('我卖的，待发货，11-28 18:00 前')).toBeTruthy()
})

test('a member whose other account is restricted reads that it binds this one too, and where to appeal', async () => {
  serve({ list: [], elsewhere: { kinds: '上架、下单', untilTime: '2026-12-04 10:00:00' } })
  render(<RestrictionsPage />)
  const text = (await screen.findByText(/你实名下的另一个账号/)).textContent
  expect(text).toContain('被限制上架、下单，2026-12-04 10:00 到期')
  expect(screen.queryByText('账号没有受到限制')).toBeNull()
})

test('the appeal is sent once, with its statement, after it was checked', async () => {
  serve({})
  const appeal = mockCall('POST /user/appealRestriction', { ...ONE, canAppeal: false })
  server.use(appeal)
  render(<RestrictionsPage />)
  await userEvent.click(await screen.findByRole('button', { name: '申诉' }))
  await userEvent.type(await screen.findByLabelText(/申诉说明/), '冤枉')
  await userEvent.click(screen.getByRole('button', { name: '提交申诉' }))
  expect(screen.getByText('请写明情况，至少 10 个字')).toBeTruthy()
  expect(appeal.inputs).toEqual([])
  await userEvent.type(screen.getByLabelText(/申诉说明/), '，三笔都是卖家无货让我退的')
  await userEvent.click(screen.getByRole('button', { name: '提交申诉' }))
  await waitFor(() => expect(appeal.inputs).toHaveLength(1))
  expect(appeal.inputs[0]).toMatchObject({ restrictionId: '7', pictures: '[]' })
})

test('an appeal that waits shows its deadline, and cannot be sent again', async () => {
  const appeal = {
    state: 'open',
    stateName: '申诉处理中',
    statement: '三笔都是卖家无货让我退的',
    pictures: [] as string[],
    createTime: '2026-11-21 10:00:00',
    dueTime: '2026-11-24 10:00:00',
    decideTime: null,
    reason: '',
  } as const
  serve({ list: [{ ...ONE, canAppeal: false, appeal }] })
  render(<RestrictionsPage />)
  expect(await screen.findByText(/2026-11-24 10:00 前处理/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '申诉' })).toBeNull()
})

test('an account without restrictions says so, and no notice is shown', async () => {
  serve({ list: [], held: '0.00', available: '300.00' })
  render(<RestrictionsPage />)
  expect(await screen.findByText('账号没有受到限制')).toBeTruthy()
  const { container } = render(<RestrictionNotice user={userOf()} />)
  expect(container.textContent).toBe('')
})

test('the notice above other pages names what is restricted and leads to the reason', () => {
  render(<RestrictionNotice user={userOf({ restricted: ['list', 'chat'], restrictions: 1 })} />)
  expect(screen.getByText(/账号已限制上架、聊天/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看原因和申诉' }).getAttribute('href')).toBe(RESTRICTIONS_PATH)
})

// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderActions } from '@/components/orders/order/order-actions'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { freezeDate } from '../../support/freeze-date'
import { dialog, done, onChanged, press, SN, send, serveAct, show, type } from '../../support/order-dialog'
import { actionOf, clockOf, orderOf } from '../../support/sample-orders'

test('the primary action of an order comes first, a third action is plain text, and a link action is a link', () => {
  show(
    actionOf({ action: 'giveBack', form: 'confirm', label: '提前归还' }),
    actionOf({ action: 'mismatch', form: 'proof', label: '账号与描述不符' }),
    actionOf({ action: 'renew', form: 'link', label: '续租', primary: true, href: '/wares/ZH1/timePurchase' }),
  )
  const [first, second, third] = [screen.getByRole('link'), ...screen.getAllByRole('button')]
  expect(first?.getAttribute('href')).toBe('/wares/ZH1/timePurchase')
  expect([first, second, third].map((el) => el?.className)).toEqual(['btn btn-primary', 'btn', 'btn btn-text'])
  expect(first?.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a confirmed action is sent once and reported as done', async () => {
  const act = serveAct()
  const giveBack = actionOf({
    action: 'giveBack',
    form: 'confirm',
    label: '提前归还',
    title: '现在归还账号？',
    text: '剩余租金不退',
    done: '已归还，等待号主验收',
  })
  show(giveBack)
  press('提前归还')
  expect(dialog().getByRole('heading').textContent).toBe('现在归还账号？')
  expect(dialog().getByText('剩余租金不退')).toBeTruthy()
  expect(act.inputs).toEqual([])
  send('提前归还')
  send('提前归还')
  await done()
  expect(act.inputs).toEqual([{ orderSn: SN, action: 'giveBack' }])
  expect(act.keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('已归还，等待号主验收')).toBeTruthy()
})

test('confirming, deleting and evaluating an order use their own API calls', async () => {
  const confirm = mockCall('POST /order/confirmRecGoods', orderOf())
  const remove = mockCall('POST /order/deleteOrder', null)
  const evaluate = mockCall('POST /order/orderEval', null)
  server.use(confirm, remove, evaluate)
  show(
    actionOf({ action: 'confirm', form: 'confirm', label: '确认收货' }),
    actionOf({ action: 'delete', form: 'confirm', label: '删除订单' }),
    actionOf({ action: 'evaluate', form: 'stars', label: '评价' }),
  )
  press('确认收货')
  send('确认收货')
  await done()
  press('删除订单')
  send('删除订单')
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
  press('评价')
  fireEvent.click(dialog().getByLabelText('满意'))
  type('说点什么', '很快')
  send('评价')
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(3))
  expect(confirm.inputs).toEqual([{ orderId: SN }])
  expect(remove.inputs).toEqual([{ orderSn: SN }])
  expect(evaluate.inputs).toEqual([{ orderSn: SN, stars: '4', text: '很快' }])
  expect(new Set([...confirm.keys, ...remove.keys, ...evaluate.keys]).size).toBe(3)
})

test('a refused action keeps its dialog open, and closing it reloads the order', async () => {
  server.use(mockCall('POST /order/act', { refuse: 'ORDER_STATE', msg: '订单有新进展' }))
  show(actionOf({ action: 'settle', form: 'confirm', label: '退还押金' }))
  press('退还押金')
  send('退还押金')
  expect(await dialog().findByText('订单有新进展')).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
  send('返回')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('closing an action dialog without sending reloads nothing', () => {
  show(actionOf({ action: 'settle', form: 'confirm', label: '退还押金' }))
  press('退还押金')
  send('返回')
  expect(onChanged).not.toHaveBeenCalled()
})

test('an action sent again after a lost response keeps its idempotency key', async () => {
  const lost = mockCall('POST /order/act', 'lost')
  server.use(lost)
  show(actionOf({ action: 'refund', form: 'reason', label: '申请退款', reasons: ['不想要了'] }))
  press('申请退款')
  fireEvent.change(dialog().getByLabelText(/原因/), { target: { value: '不想要了' } })
  send('申请退款')
  expect(await dialog().findByText('网络超时')).toBeTruthy()
  const act = serveAct()
  send('申请退款')
  await done()
  expect(lost.keys).toEqual([expect.any(String)])
  expect(act.keys).toEqual(lost.keys)
})

test('an order in a list shows its primary action, with the others behind 更多', () => {
  const actions = [
    actionOf({ action: 'refund', form: 'confirm', label: '申请退款' }),
    actionOf({ action: 'ask', form: 'confirm', label: '申请售后' }),
    actionOf({ action: 'deliver', form: 'confirm', label: '交付', primary: true }),
  ]
  render(<OrderActions order={orderOf({ orderSn: SN, actions })} onChanged={onChanged} size="sm" isFolded />)
  const rest = screen.getByText('更多').closest('details') as HTMLElement
  expect(within(rest).queryByRole('button', { name: '交付', hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: '交付' }).className).toContain('btn-primary')
  expect(within(rest).getByRole('button', { name: '申请退款', hidden: true })).toBeTruthy()
})

test('a single further action in a list has its own button, unless it is dangerous', () => {
  const deliver = actionOf({ action: 'deliver', form: 'confirm', label: '交付', primary: true })
  const other = actionOf({ action: 'ask', form: 'confirm', label: '申请售后' })
  const order = (more: Partial<typeof other>) => orderOf({ actions: [deliver, { ...other, ...more }] })
  const { rerender } = render(<OrderActions order={order({})} onChanged={onChanged} size="sm" isFolded />)
  expect(screen.getByRole('button', { name: '申请售后' }).closest('details')).toBeNull()
  rerender(<OrderActions order={order({ danger: true })} onChanged={onChanged} size="sm" isFolded />)
  expect(screen.getByRole('button', { name: '申请售后', hidden: true }).closest('details')).toBeTruthy()
})

test('an action that ends the trade is behind 更多, even if it is the only one', () => {
  const actions = [actionOf({ action: 'decline', form: 'confirm', label: '不签署，取消交易', danger: true })]
  render(<OrderActions order={orderOf({ orderSn: SN, actions })} onChanged={onChanged} size="sm" isFolded />)
  expect(screen.getByRole('button', { name: '不签署，取消交易', hidden: true }).closest('details')).toBeTruthy()
})

test('deleting an order is never the visible action in a list', () => {
  const actions = [actionOf({ action: 'delete', form: 'confirm', label: '删除订单' })]
  render(<OrderActions order={orderOf({ orderSn: SN, actions })} onChanged={onChanged} size="sm" isFolded />)
  expect(screen.getByRole('button', { name: '删除订单', hidden: true }).closest('details')).toBeTruthy()
})

test('the dialog of the main action states the deadline and what a delay leads to', () => {
  freezeDate('2026-01-01T02:00:00Z')
  const deliver = actionOf({ action: 'deliver', form: 'confirm', label: '交付', title: '交付账号', primary: true })
  const other = actionOf({ action: 'ask', form: 'confirm', label: '申请售后', title: '申请售后' })
  const clock = clockOf({ outcome: '不发货，订单取消并全额退款', dueTime: '2026-01-02 14:06:00' })
  const turn = { ...orderOf().turn, clock }
  render(<OrderActions order={orderOf({ actions: [deliver, other], turn })} onChanged={onChanged} />)
  press('交付')
  expect(dialog().getByText('01-02 14:06 截止，不发货，订单取消并全额退款')).toBeTruthy()
  fireEvent.click(dialog().getByRole('button', { name: '返回' }))
  press('申请售后')
  expect(dialog().queryByText(/截止/)).toBeNull()
})

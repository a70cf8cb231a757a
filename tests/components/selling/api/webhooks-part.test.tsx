// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sellerWebhooks, type Webhook, type WebhookSend } from '@/components/selling/api/webhook-api'
import { WebhooksPart } from '@/components/selling/api/webhooks-part'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

const HOOK: Webhook = {
  webhookId: 5,
  mode: 'live',
  url: 'https://example.com/hook',
  events: ['order.paid', 'goods.sold'],
  isOn: true,
  offReason: '',
  offTime: null,
  failingTime: null,
  oldSecretTime: null,
  createTime: '2026-11-20 10:00:00',
}
const SEND: WebhookSend = {
  sendId: 9,
  messageId: 'msg_1',
  type: 'order.paid',
  state: 'failed',
  stateName: '未送达',
  tries: 10,
  status: 503,
  error: '',
  ms: 41,
  request: '{"type":"order.paid"}',
  answer: 'busy',
  createTime: '2026-11-20 10:00:00',
  tryTime: '2026-11-21 10:00:00',
  nextTime: null,
}
const page = <T,>(list: T[]) => ({ list, total: list.length, more: false, page: 1, pageSize: 20 })
const show = (list: Webhook[], sends: WebhookSend[] = []) => {
  const log = mockCall('GET /webhook/sends', page(sends))
  server.use(mockCall('GET /webhook/list', page(list)), log)
  render(<WebhooksPart api={sellerWebhooks(false)} />)
  return log
}

beforeEach(() => logInAs(userOf()))

test('an endpoint is added with its events, and its secret is shown once', async () => {
  show([])
  expect(await screen.findByText(/^还没有推送地址/)).toBeTruthy()
  const create = mockCall('POST /webhook/create', { secret: 'whsec_shown', row: HOOK })
  server.use(create)
  await userEvent.click(screen.getByRole('button', { name: '添加推送地址' }))
  const dialog = await screen.findByRole('dialog', { name: '添加推送地址' })
  const send = within(dialog).getByRole('button', { name: '添加' })
  await userEvent.click(send)
  expect(await within(dialog).findByText('请填写推送地址')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText(/推送地址/), 'https://example.com/hook')
  await userEvent.click(within(dialog).getByLabelText('商品售出'))
  await userEvent.click(send)
  expect(await screen.findByText('whsec_shown')).toBeTruthy()
  expect(create.inputs).toEqual([{ url: 'https://example.com/hook', events: 'order.paid,goods.sold' }])
  await userEvent.click(screen.getByRole('button', { name: '已保存' }))
  await waitFor(() => expect(screen.queryByText('whsec_shown')).toBeNull())
})

test('an endpoint of test mode is chosen when it is added, and all its actions name the mode', async () => {
  const twin: Webhook = { ...HOOK, mode: 'test', url: 'https://example.com/test' }
  server.use(
    mockCall('GET /webhook/list', ({ input }) => page(input.mode === 'test' ? [twin] : [HOOK])),
    mockCall('GET /webhook/sends', page([])),
  )
  const create = mockCall('POST /webhook/create', { secret: 'whsec_test', row: twin })
  const test = mockCall('POST /webhook/test', SEND)
  server.use(create, test)
  render(<WebhooksPart api={sellerWebhooks(true)} />)
  expect(await screen.findByText('测试')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '发送测试 https://example.com/test' }))
  await userEvent.click(screen.getByRole('button', { name: '添加推送地址' }))
  const dialog = await screen.findByRole('dialog', { name: '添加推送地址' })
  await userEvent.click(within(dialog).getByRole('radio', { name: '测试' }))
  await userEvent.type(within(dialog).getByLabelText(/推送地址/), 'https://example.com/hook')
  await userEvent.click(within(dialog).getByRole('button', { name: '添加' }))
  expect(await screen.findByText('whsec_test')).toBeTruthy()
  expect(test.inputs).toEqual([{ webhookId: '5', mode: 'test' }])
  expect(create.inputs).toEqual([{ url: 'https://example.com/hook', events: 'order.paid', mode: 'test' }])
})

test('a seller is offered no events of other owners', async () => {
  show([])
  await userEvent.click(await screen.findByRole('button', { name: '添加推送地址' }))
  const dialog = await screen.findByRole('dialog', { name: '添加推送地址' })
  expect(within(dialog).queryByLabelText('文章删除')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: '全选事件' }))
  expect(within(dialog).getAllByRole('checkbox', { checked: true })).toHaveLength(14)
  await userEvent.click(within(dialog).getByRole('button', { name: '取消全选' }))
  expect(within(dialog).queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('what was refused by the server stays in the form', async () => {
  show([])
  const refusal = { refuse: 'INVALID_INPUT', msg: '地址要以 https:// 开头', data: { field: 'url' } } as const
  server.use(mockCall('POST /webhook/create', refusal))
  await userEvent.click(await screen.findByRole('button', { name: '添加推送地址' }))
  const dialog = await screen.findByRole('dialog', { name: '添加推送地址' })
  await userEvent.type(within(dialog).getByLabelText(/推送地址/), 'http://example.com')
  await userEvent.click(within(dialog).getByRole('button', { name: '添加' }))
  expect(await within(dialog).findByText('地址要以 https:// 开头')).toBeTruthy()
  expect((within(dialog).getByLabelText(/推送地址/) as HTMLInputElement).value).toBe('http://example.com')
})

test('the log shows what was sent and answered, and an event is sent again', async () => {
  const log = show([HOOK], [SEND])
  const resend = mockCall('POST /webhook/resend', { ...SEND, state: 'waiting', stateName: '等待推送', tries: 0 })
  server.use(resend)
  await userEvent.click(await screen.findByText('order.paid'))
  expect(screen.getByText('{"type":"order.paid"}')).toBeTruthy()
  expect(screen.getByText('busy')).toBeTruthy()
  expect(screen.getByText('HTTP 503')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重新推送' }))
  await waitFor(() => expect(resend.inputs).toEqual([{ sendId: '9' }]))
  await userEvent.click(screen.getByLabelText('只看未送达'))
  await waitFor(() => expect(log.inputs.at(-1)).toMatchObject({ webhookId: '5', failed: '1' }))
})

test('a switched-off endpoint says why, is switched on, and offers no sending before', async () => {
  show([{ ...HOOK, isOn: false, offReason: '连续 3 天推送失败，已自动停用', offTime: '2026-11-23 10:00:00' }], [SEND])
  const turn = mockCall('POST /webhook/switch', HOOK)
  server.use(turn)
  expect(await screen.findByText(/连续 3 天推送失败，已自动停用，2026-11-23 10:00/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /发送测试/ })).toBeNull()
  await userEvent.click(await screen.findByText('order.paid'))
  expect(screen.queryByRole('button', { name: '重新推送' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: `启用 ${HOOK.url}` }))
  await waitFor(() => expect(turn.inputs).toEqual([{ webhookId: '5', on: '1' }]))
})

test('switching off, a new secret and deleting ask first', async () => {
  show([HOOK])
  const turn = mockCall('POST /webhook/switch', { ...HOOK, isOn: false })
  const rotate = mockCall('POST /webhook/rotate', { secret: 'whsec_new', row: HOOK })
  const remove = mockCall('POST /webhook/remove', null)
  server.use(turn, rotate, remove)
  await userEvent.click(await screen.findByRole('button', { name: `停用 ${HOOK.url}` }))
  await userEvent.click(await screen.findByRole('button', { name: '停用地址' }))
  await waitFor(() => expect(turn.inputs).toEqual([{ webhookId: '5', on: '0' }]))
  await userEvent.click(screen.getByRole('button', { name: `更换签名密钥 ${HOOK.url}` }))
  await userEvent.click(await screen.findByRole('button', { name: '更换密钥' }))
  expect(await screen.findByText('whsec_new')).toBeTruthy()
  expect(rotate.inputs).toEqual([{ webhookId: '5' }])
  await userEvent.click(screen.getByRole('button', { name: '已保存' }))
  await userEvent.click(screen.getByRole('button', { name: `删除 ${HOOK.url}` }))
  await userEvent.click(await screen.findByRole('button', { name: '返回' }))
  expect(remove.inputs).toEqual([])
})

test('five endpoints are the most', async () => {
  show(Array.from({ length: 5 }, (_, i) => ({ ...HOOK, webhookId: i + 1 })))
  expect(await screen.findByText('推送地址已满 5 个，删除不用的后可再添加')).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加推送地址' })).toHaveProperty('disabled', true)
})

// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ApiPage } from '@/components/selling/api/api-page'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

type Key = Output<'GET /apiKey/list'>['list'][number]
const KEY: Key = {
  keyId: 7,
  mode: 'live',
  name: '铺货程序',
  start: 'sk_live_ab12',
  scopes: ['goods.read', 'goods.write'],
  addresses: ['203.0.113.8'],
  createTime: '2026-11-20 10:00:00',
  usedTime: null,
}
const NO_CALLS: Output<'GET /apiKey/calls'> = { list: [], total: 0, more: false, page: 1, pageSize: 20 }
const CALL: Output<'GET /apiKey/calls'>['list'][number] = {
  callId: 1,
  keyId: 7,
  keyName: '铺货程序',
  mode: 'live',
  method: 'PUT',
  path: '/open/v1/goods/SY1/price',
  status: 422,
  error: 'GOODS_BUSY',
  ms: 12,
  requestId: 'r1',
  createTime: '2026-11-20 10:00:00',
}

beforeEach(() => {
  logInAs(userOf())
  server.use(mockCall('GET /apiKey/calls', NO_CALLS), mockCall('GET /webhook/list', { ...NO_CALLS, list: [] }))
})

test('a new key is created with its permissions and addresses, and shown once', async () => {
  server.use(mockCall('GET /apiKey/list', { list: [], hasTestMode: false }))
  const create = mockCall('POST /apiKey/create', { key: 'sk_live_secret', row: KEY })
  server.use(create)
  render(<ApiPage />)
  expect(await screen.findByText('还没有密钥')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '新建密钥' }))
  const dialog = await screen.findByRole('dialog', { name: '新建密钥' })
  const send = within(dialog).getByRole('button', { name: '新建密钥' })
  await userEvent.click(send)
  expect(await within(dialog).findByText('请填写密钥名称')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText(/名称/), '铺货程序')
  await userEvent.click(within(dialog).getByLabelText('发布和修改商品'))
  await userEvent.type(within(dialog).getByLabelText('允许的 IP 地址'), '203.0.113.8\n198.51.100.0/24')
  await userEvent.type(within(dialog).getByLabelText(/支付密码/), '246810')
  await userEvent.click(send)
  expect(await screen.findByText('sk_live_secret')).toBeTruthy()
  expect(create.inputs).toEqual([
    {
      name: '铺货程序',
      scopes: 'goods.read,orders.read,goods.write',
      addresses: '203.0.113.8,198.51.100.0/24',
      payPassword: '246810',
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: '已保存' }))
  await waitFor(() => expect(screen.queryByText('sk_live_secret')).toBeNull())
})

test('a test key is created without a pay password, and marked in the list', async () => {
  const TEST_KEY: Key = { ...KEY, mode: 'test', start: 'sk_test_ab12' }
  server.use(mockCall('GET /apiKey/list', { list: [TEST_KEY], hasTestMode: true }))
  const create = mockCall('POST /apiKey/create', { key: 'sk_test_secret', row: TEST_KEY })
  server.use(create)
  render(<ApiPage />)
  expect(await screen.findByText('测试')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '新建密钥' }))
  const dialog = await screen.findByRole('dialog', { name: '新建密钥' })
  expect(within(dialog).getByLabelText(/支付密码/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('radio', { name: '测试' }))
  expect(within(dialog).queryByLabelText(/支付密码/)).toBeNull()
  await userEvent.type(within(dialog).getByLabelText(/名称/), '调试')
  await userEvent.click(within(dialog).getByRole('button', { name: '新建密钥' }))
  expect(await screen.findByText('sk_test_secret')).toBeTruthy()
  expect(create.inputs).toEqual([{ mode: 'test', name: '调试', scopes: 'goods.read,orders.read' }])
})

test('without test mode a key has no choice of a mode, and the page says so', async () => {
  server.use(mockCall('GET /apiKey/list', { list: [], hasTestMode: false }))
  render(<ApiPage />)
  expect(await screen.findByText(/本站未开通测试模式/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '新建密钥' }))
  expect(within(await screen.findByRole('dialog')).queryByRole('radio')).toBeNull()
})

test('a key is revoked after a question, and the calls say what they were refused for', async () => {
  server.use(mockCall('GET /apiKey/list', { list: [KEY], hasTestMode: false }))
  server.use(mockCall('GET /apiKey/calls', { ...NO_CALLS, list: [CALL], total: 1 }))
  const revoke = mockCall('POST /apiKey/revoke', null)
  server.use(revoke)
  render(<ApiPage />)
  expect(await screen.findByText('PUT /open/v1/goods/SY1/price')).toBeTruthy()
  expect(screen.getByText('GOODS_BUSY')).toBeTruthy()
  expect(screen.getByText('仅限 203.0.113.8')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '撤销密钥 铺货程序' }))
  await userEvent.click(await screen.findByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(revoke.inputs).toEqual([{ keyId: '7' }]))
})

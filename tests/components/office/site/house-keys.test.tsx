// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HouseKeys } from '@/components/office/site/house-keys'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'

type Key = Output<'GET /console/apiKeys'>['list'][number]
const KEY: Key = {
  mode: 'live',
  keyId: 7,
  name: '对账程序',
  start: 'sk_live_ab12',
  scopes: ['books.read'],
  addresses: [],
  createTime: '2026-11-20 10:00:00',
  usedTime: null,
  by: '店长',
  isInForce: false,
}
const NO_CALLS: Output<'GET /console/apiCalls'> = { list: [], total: 0, more: false, page: 1, pageSize: 20 }

test('a key is created with a code of the authenticator, and shown once', async () => {
  const create = mockCall('POST /console/createApiKey', { key: 'sk_live_secret', row: KEY })
  server.use(mockCall('GET /console/apiKeys', { list: [] }), create)
  render(<HouseKeys />)
  await screen.findByText('还没有密钥')
  await userEvent.click(screen.getByRole('button', { name: '新建密钥' }))
  const dialog = await screen.findByRole('dialog', { name: '新建密钥' })
  const send = within(dialog).getByRole('button', { name: '新建密钥' })
  await userEvent.type(within(dialog).getByLabelText(/名称/), '对账程序')
  await userEvent.click(send)
  expect(await within(dialog).findByText('请输入 6 位验证码或恢复码')).toBeTruthy()
  expect(create.inputs).toEqual([])
  await userEvent.click(within(dialog).getByLabelText('查看文章'))
  await userEvent.type(within(dialog).getByLabelText(/动态验证码/), '123456')
  await userEvent.click(send)
  expect(await screen.findByText('sk_live_secret')).toBeTruthy()
  expect(create.inputs).toEqual([
    { name: '对账程序', scopes: 'site.orders.read,site.payouts.read,books.read', code: '123456' },
  ])
})

test('a key whose maker lost the permission says so, and is revoked after a question', async () => {
  const revoke = mockCall('POST /console/revokeApiKey', null)
  server.use(mockCall('GET /console/apiKeys', { list: [KEY] }), mockCall('GET /console/apiCalls', NO_CALLS), revoke)
  render(<HouseKeys />)
  expect(await screen.findByText('店长 已没有权限，密钥不可用')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '撤销密钥 对账程序' }))
  await userEvent.click(await screen.findByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(revoke.inputs).toEqual([{ keyId: '7' }]))
})

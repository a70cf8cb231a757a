// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { OpenPage } from '@/components/site/open/open-page'
import { openDocument } from '@/lib/server/api/open/document'
import { listOpenCalls } from '@/lib/server/api/open/list-open-calls'
import { server } from '../../../support/mock-server'

const show = async () => render(<OpenPage groups={(await listOpenCalls()).groups} />)
const row = (summary: string) => screen.getByText(summary).closest('details') as HTMLDetailsElement
const PUBLISH = '发布商品，审核与网页发布相同'

beforeEach(() => {
  history.replaceState(null, '', '/open')
})

test('an open call shows its fields, answer, permission, limit, errors and examples, and the address names it', async () => {
  let isDown = true
  server.use(
    http.get('*/open/openapi.json', () =>
      isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(openDocument()),
    ),
  )
  await show()
  const call = row(PUBLISH)
  call.open = true
  fireEvent(call, new Event('toggle'))
  expect(location.hash).toBe('#postGoods')
  const again = await within(call).findByRole('button', { name: /重试|重新加载/ })
  isDown = false
  await userEvent.click(again)
  expect(await within(call).findByText('请求正文')).toBeTruthy()
  expect(within(call).getByText('卡密，每个一项，仅用于类型 46，数量即库存')).toBeTruthy()
  expect(within(call).getAllByText('必填')).toHaveLength(4)
  expect(within(call).getByText('另有限制：每小时最多 1000 次')).toBeTruthy()
  expect(within(call).getByText('RESTRICTED')).toBeTruthy()
  expect(within(call).getByText(/^curl -X POST/).textContent).toContain('/open/v1/goods')
  await userEvent.click(within(call).getByRole('button', { name: 'Node' }))
  expect(within(call).getByText(/^const answer = await fetch/)).toBeTruthy()
  expect(within(call).getByText(/所有接口都可能返回的 \d+ 个错误/)).toBeTruthy()
})

test('a link to a call opens it', async () => {
  server.use(http.get('*/open/openapi.json', () => HttpResponse.json(openDocument())))
  history.replaceState(null, '', '/open#getOrders')
  await show()
  const call = row('列出在本站卖出的订单，从新到旧，不含待付款')
  expect(call.open).toBe(true)
  expect(await within(call).findByText('返回')).toBeTruthy()
  expect(within(call).getAllByText('nextCursor').length).toBeGreaterThan(0)
})

test('a search finds calls by words of name, path and permission, and says when there are none', async () => {
  await show()
  const box = screen.getByRole('searchbox', { name: '搜索接口' })
  await userEvent.type(box, 'orders deliver')
  expect(await screen.findByText('找到 5 个接口')).toBeTruthy()
  expect(screen.queryByText(PUBLISH)).toBeNull()
  await userEvent.clear(box)
  await userEvent.type(box, '不存在的词')
  expect(await screen.findByText('没有符合条件的接口')).toBeTruthy()
})

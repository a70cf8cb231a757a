// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrdersList } from '@/components/office/desk/orders-list'
import type { DeskRow } from '@/lib/contract/entities/desk'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const row = (orderSn: string, dueIn: number | null, more: Partial<DeskRow> = {}): DeskRow => ({
  orderSn,
  title: `商品 ${orderSn}`,
  gameId: 107,
  gameName: '王者荣耀',
  kind: '账号',
  place: '换绑中',
  isDisputed: false,
  clock:
    dueIn === null
      ? null
      : { label: '剩余换绑时间', outcome: '', dueTime: '2026-11-22 20:00:00', dueIn, span: 86_400, stopped: false },
  line: '确认，可以换绑了',
  lineBy: 'buyer',
  unread: 0,
  tags: [],
  ...more,
})

test('desk orders are grouped by deadline and open on click', async () => {
  const list = [row('D1', -60), row('D2', 600, { unread: 2 }), row('D3', 7200), row('D4', 200_000)]
  server.use(mockCall('GET /desk/orders', pageOf(list)))
  const [onOpen, onRows] = [vi.fn(), vi.fn()]
  render(<OrdersList queue="mine" chosen="D2" version={0} onOpen={onOpen} onRows={onRows} />)
  await settle()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '已超时1',
    '30 分钟内1',
    '24 小时内1',
    '之后1',
  ])
  expect(screen.getByRole('button', { name: /商品 D2/ }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('条未读', { exact: false })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /商品 D3/ }))
  expect(onOpen).toHaveBeenCalledWith('D3')
  expect(onRows).toHaveBeenLastCalledWith(['D1', 'D2', 'D3', 'D4'])
})

test('desk orders are filtered by kind and sorted by payment time', async () => {
  const orders = mockCall('GET /desk/orders', pageOf([row('D1', 60)]))
  server.use(orders)
  render(<OrdersList queue="unassigned" chosen="" version={0} onOpen={vi.fn()} onRows={vi.fn()} />)
  await settle()
  for (const [list, choice] of [
    ['类型', '租号'],
    ['排序', '按付款时间'],
  ] as const) {
    fireEvent.mouseDown(screen.getByLabelText(list))
    fireEvent.click(screen.getByTitle(choice))
  }
  await settle()
  expect(orders.inputs.at(-1)).toMatchObject({ queue: 'unassigned', mode: 'rental', sort: 'paid' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('最近付款1')
})

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { OrdersList } from '@/components/office/desk/orders-list'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskRow } from '@/lib/contract/entities/desk'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { staffOf } from '../../support/sample-staff'

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
      : {
          kind: 'timer',
          label: '剩余换绑时间',
          outcome: '',
          dueTime: '2026-11-22 20:00:00',
          dueIn,
          span: 86_400,
          stopped: false,
          isPressing: false,
        },
  pausedTime: null,
  line: '确认，可以换绑了',
  lineBy: 'buyer',
  unread: 0,
  tags: [],
  wasLate: false,
  isParked: false,
  ...more,
})

const list = (more: Partial<ComponentProps<typeof OrdersList>>) =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['chats.search'] })}>
        <OrdersList
          queue="mine"
          chosen=""
          version={0}
          onOpen={vi.fn()}
          onRows={vi.fn()}
          onView={vi.fn()}
          onFound={vi.fn()}
          {...more}
        />
      </StaffContext>
    </App>,
  )

test('desk orders are grouped by deadline and open on click', async () => {
  const rows = [row('D1', -60), row('D2', 600, { unread: 2 }), row('D3', 7200, { unread: 1 }), row('D4', 200_000)]
  server.use(mockCall('GET /desk/orders', pageOf(rows)))
  const [onOpen, onRows] = [vi.fn(), vi.fn()]
  list({ queue: 'mine', chosen: 'D2', onOpen, onRows })
  await settle()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '已超时1',
    '30 分钟内1',
    '24 小时内1',
    '之后1',
  ])
  expect(screen.getByRole('button', { name: /商品 D2/ }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: /商品 D3.*1 条未读/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /商品 D2.*条未读/ }), 'it is open').toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /商品 D3/ }))
  expect(onOpen).toHaveBeenCalledWith('D3')
  expect(onRows).toHaveBeenLastCalledWith(['D1', 'D2', 'D3', 'D4'])
})

test('a row shows the clock of staff, and a paused order since when it is paused', async () => {
  const owed = (kind: 'hold' | 'verify', dueIn: number) => ({
    kind,
    label: '',
    outcome: '',
    dueTime: '2026-11-22 18:00:00',
    dueIn,
    span: 86_400,
    stopped: false,
    isPressing: true,
  })
  const pausedTime = '2026-11-21 18:00:00'
  const rows = [
    row('D1', null, { clock: owed('hold', -7200), pausedTime }),
    row('D2', null, { clock: owed('verify', -60) }),
    row('D3', 90_000),
    row('D4', null, { pausedTime, isDisputed: true }),
  ]
  server.use(mockCall('GET /desk/orders', pageOf(rows)))
  list({})
  await settle()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '已超时2',
    '之后1',
    '已暂停计时1',
  ])
  const textOf = (sn: string) => screen.getByRole('button', { name: new RegExp(`商品 ${sn}`) }).textContent ?? ''
  expect(textOf('D1')).toMatch(/处理已超时 0?2:00:\d\d.*11-21 18:00 暂停/)
  expect(textOf('D2')).toMatch(/验号已超时/)
  expect(textOf('D3')).toMatch(/换绑剩余/)
  expect(textOf('D4')).toMatch(/11-21 18:00 暂停/)
  expect(textOf('D4')).not.toContain('超时')
})

test('desk orders are filtered by kind and sorted by payment time', async () => {
  const orders = mockCall('GET /desk/orders', pageOf([row('D1', 60)]))
  server.use(orders)
  list({ queue: 'unassigned' })
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

test('an applied view filters the list from the start, and its tags are shown', async () => {
  const orders = mockCall('GET /desk/orders', pageOf([row('D1', 60, { tags: [{ tagId: 3, name: '加急' }] })]))
  server.use(orders)
  list({ queue: 'all', start: { keyWord: '皮肤', mode: 'account', tag: '3' } })
  await settle()
  expect(orders.inputs).toMatchObject([{ queue: 'all', keyWord: '皮肤', mode: 'account', tag: '3' }])
  expect(screen.getByRole('button', { name: /商品 D1/ }).textContent).toContain('加急')
})

test('a saved view is applied with its list, and the filters in use are saved under a name', async () => {
  const saved = mockCall('POST /console/saveView', null)
  server.use(
    saved,
    mockCall('GET /desk/orders', pageOf([])),
    mockCall('GET /console/views', { list: [{ viewId: 1, name: '换绑', query: 'queue=mine&mode=account' }] }),
  )
  const onView = vi.fn()
  list({ queue: 'all', start: { keyWord: '皮肤' }, onView })
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '我的视图' }))
  await settle()
  fireEvent.change(screen.getByRole('textbox', { name: '视图名称' }), { target: { value: '找皮肤' } })
  fireEvent.submit(screen.getByRole('textbox', { name: '视图名称' }))
  await settle()
  expect(saved.inputs).toEqual([
    { screen: '/desk', name: '找皮肤', query: new URLSearchParams({ queue: 'all', keyWord: '皮肤' }).toString() },
  ])
  fireEvent.click(screen.getByRole('button', { name: '换绑' }))
  expect(onView).toHaveBeenCalledWith({ queue: 'mine', mode: 'account' })
})

test('a found message opens its order', async () => {
  const search = mockCall('POST /desk/searchMessages', {
    ...pageOf([
      {
        orderSn: 'D9',
        title: '满级号',
        seq: 4,
        by: 'buyer' as const,
        name: '南山',
        text: '你好，昨天晚上刚登录上去看了一遍，发现皮肤少了一个',
        createTime: '2026-11-21 20:00:00',
      },
    ]),
    notes: [
      {
        noteId: 3,
        orderSn: 'D8',
        title: '新手号',
        name: '小周',
        text: '皮肤已核对',
        createTime: '2026-11-20 20:00:00',
      },
    ],
  })
  server.use(search, mockCall('GET /desk/orders', pageOf([])))
  const onFound = vi.fn()
  list({ onFound })
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '搜聊天记录' }))
  const box = screen.getByRole('searchbox', { name: '聊天内容' })
  fireEvent.change(box, { target: { value: '皮肤' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await settle()
  expect(screen.getByRole('status').textContent).toBe('找到聊天 1 条，备注 1 条')
  expect(screen.getByRole('button', { name: /皮肤\s*已核对.*备注 小周/ })).toBeTruthy()
  const mark = document.querySelectorAll('mark')[1]
  const [shown, hit] = [mark?.parentElement?.textContent, mark?.textContent]
  expect([shown?.startsWith('…'), shown?.indexOf('皮肤'), hit]).toEqual([true, 15, '皮肤'])
  fireEvent.click(screen.getByRole('button', { name: /皮肤.*少了一个/ }))
  expect(search.inputs).toEqual([{ keyWord: '皮肤', page: '1' }])
  expect(onFound).toHaveBeenCalledWith('D9', expect.any(Number))
})

test('a search without results says what it leaves out', async () => {
  server.use(
    mockCall('POST /desk/searchMessages', { ...pageOf([]), notes: [] }),
    mockCall('GET /desk/orders', pageOf([])),
  )
  list({})
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '搜聊天记录' }))
  const box = screen.getByRole('searchbox', { name: '聊天内容' })
  fireEvent.change(box, { target: { value: '暗号' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await settle()
  expect(screen.getByText(/聊天和备注里没有“暗号”.*系统消息、问候和快捷回复不在搜索范围/)).toBeTruthy()
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HoursPage } from '@/components/selling/hours/hours-page'
import type { OwnHours } from '@/components/selling/hours/week'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

afterEach(cleanup)

const NONE: OwnHours = {
  windows: [],
  text: '全天',
  hidesCoins: false,
  awayUntil: '',
  awayWay: 'block',
  awayNote: '',
  capHours: 12,
  running: [],
}

test('windows of a weekday are used for each day and sent as entered', async () => {
  const save = mockCall('POST /seller/saveHours', NONE)
  server.use(mockCall('GET /seller/hours', NONE), save)
  render(<HoursPage />)
  fireEvent.click(await screen.findByLabelText('按时段营业'))
  fireEvent.change(screen.getByLabelText('周一开始时间'), { target: { value: '20:00' } })
  fireEvent.change(screen.getByLabelText('周一结束时间'), { target: { value: '02:00' } })
  expect(screen.getByLabelText<HTMLSelectElement>('周一结束时间').selectedOptions[0]?.textContent).toBe('次日 02:00')
  fireEvent.click(screen.getByRole('button', { name: '把周一的时段用于每天' }))
  fireEvent.click(screen.getByRole('button', { name: '删除周日 20:00 起的时段' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save.inputs).toHaveLength(1))
  expect(JSON.parse(String(save.inputs[0]?.windows))).toEqual(
    [0, 1, 2, 3, 4, 5].map((day) => ({ day, from: '20:00', to: '02:00' })),
  )
})

test('a refusal of overlapping windows is shown and keeps what was entered', async () => {
  const windows = [{ day: 0, from: '09:00', to: '23:00' }]
  server.use(
    mockCall('GET /seller/hours', { ...NONE, windows }),
    mockCall('POST /seller/saveHours', {
      refuse: 'INVALID_INPUT',
      msg: '周一的时段有重叠，请调整后再保存',
      data: { field: 'windows' },
    }),
  )
  render(<HoursPage />)
  fireEvent.click(await screen.findByRole('button', { name: '周一添加时段' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('周一的时段有重叠，请调整后再保存')).toBeTruthy()
  expect(screen.getAllByLabelText('周一开始时间')).toHaveLength(2)
})

test('a seller who plans to be away reads which running orders keep their deadlines', async () => {
  const running = [
    {
      orderSn: 'D2611280000000001',
      title: '皮肤礼包',
      side: 'seller' as const,
      statusName: '待发货',
      price: '10.00',
      dueTime: '2026-11-29 09:30:00',
      siteName: '',
      url: '/center/sell/sellOrder',
    },
  ]
  server.use(mockCall('GET /seller/hours', { ...NONE, running, awayUntil: '2026-12-03', awayNote: '出差' }))
  render(<HoursPage />)
  expect(await screen.findByText(/还有 1 笔卖出的订单没有结束/)).toBeTruthy()
  expect(screen.getByText('待发货，11-29 09:30 到期')).toBeTruthy()
  expect(screen.getByRole('button', { name: '结束休假' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/休假到（/, { selector: 'input' }).value).toBe('2026-12-03')
})

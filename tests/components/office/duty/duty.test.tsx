// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskTools } from '@/components/office/desk/desk-tools'
import { type Rail, RailProvider } from '@/components/office/desk/use-rail'
import { QualityDrawer } from '@/components/office/duty/quality-drawer'
import WallboardScreen from '@/components/office/duty/wallboard-screen'
import type { QualityRow } from '@/lib/contract/console/quality-fields'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'
import { QUALITY_KEYS } from '@/lib/shared/staff/quality'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const ME: Rail['me'] = {
  userId: 9 as UserId,
  name: '小林',
  actor: '',
  duty: 'open',
  shifts: [{ days: [1, 2, 3, 4, 5], from: 540, to: 720 }],
  holidays: [],
  open: 2,
}
const rail = (more: Partial<Rail['me']> = {}) =>
  mockCall('GET /desk/rail', {
    queues: {},
    me: { ...ME, ...more },
    today: 0,
    firstAnswer: null,
    pressing: 3,
  })
const sent: InputOf<ApiContract['POST /desk/duty']>[] = []
const openTools = async (more: Partial<Rail['me']> = {}) => {
  server.use(
    rail(more),
    mockCall('POST /desk/duty', ({ input }) => {
      sent.push(input)
      return { passed: 1, kept: 1 }
    }),
  )
  render(
    <App>
      <RailProvider>
        <DeskTools />
      </RailProvider>
    </App>,
  )
  await settle()
}
beforeEach(() => {
  sent.length = 0
  document.title = '客服工作台'
})

test('going offline with running orders asks for a hand-over note and says what became of the orders', async () => {
  await openTools()
  fireEvent.click(screen.getByText('离线'))
  await settle()
  expect(sent, 'nothing is sent without a note').toEqual([])
  fireEvent.change(screen.getByLabelText('交班说明'), { target: { value: '卖家晚上八点上线' } })
  fireEvent.click(screen.getByRole('button', { name: '交班并离线' }))
  await settle()
  expect(sent).toMatchObject([{ state: 'away', note: '卖家晚上八点上线', shifts: JSON.stringify(ME.shifts) }])
  expect(await screen.findByText('已离线，1 笔已转给同事，1 笔暂无空闲客服，已通知主管')).toBeTruthy()
})

test('going offline without running orders asks nothing', async () => {
  await openTools({ open: 0 })
  fireEvent.click(screen.getByText('离线'))
  await settle()
  expect(sent).toMatchObject([{ state: 'away' }])
})

test('windows are added, changed and removed', async () => {
  await openTools()
  fireEvent.click(screen.getByRole('button', { name: '周一至周五 09:00–12:00' }))
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '添加时段' }))
  fireEvent.change(screen.getByLabelText('时段 2 开始'), { target: { value: '22:00' } })
  fireEvent.change(screen.getByLabelText('时段 2 结束'), { target: { value: '02:30' } })
  fireEvent.click(screen.getByRole('button', { name: '删除时段 1' }))
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await settle()
  expect(JSON.parse(sent[0]?.shifts ?? '')).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], from: 1320, to: 150 }])
})

test('the title of the tab counts orders that cannot wait', async () => {
  await openTools()
  expect(document.title).toBe('(3) 待处理 · 客服工作台')
})

test('the wallboard shows totals and marks agents with breaches', async () => {
  server.use(
    mockCall('GET /console/wallboard', {
      time: '2035-03-13 10:00:00',
      unassigned: 4,
      oldestUnassigned: 185,
      waiting: 2,
      late: 1,
      oldest: 7500,
      breaches: 3,
      agents: [
        {
          userId: 9 as UserId,
          name: '客服小禾',
          actor: '',
          siteName: '',
          duty: '接单中',
          isOnDuty: true,
          open: 7,
          waiting: 2,
          late: 1,
          oldest: 7500,
          firstAnswer: 40,
          breaches: 3,
        },
      ],
    }),
  )
  render(<WallboardScreen />)
  await settle()
  const totals = [...screen.getByRole('list', { name: '客服总览' }).children].map((tile) => tile.textContent)
  expect(totals).toEqual([
    '待分配4最久等待 3 分钟',
    '待客服处理2最久等待 2 小时 5 分',
    '已超时1含没有客服接手的',
    '今日超时3含已改派的',
    '接单中1共 1 位客服',
  ])
  expect(screen.getByText('2（超时 1）')).toBeTruthy()
  expect(screen.getByText('40 秒')).toBeTruthy()
})

const SAMPLE: QualityRow = {
  sampleId: 5,
  orderSn: 'D2035031300000001',
  title: '王者荣耀账号',
  userId: 9 as UserId,
  agent: '客服小禾',
  siteName: '衡集',
  week: '2035-03-05',
  isScored: true,
  isCalibrated: false,
  mayScore: true,
  sheets: [],
  difference: null,
}

test('a score sheet is sent once every criterion has points', async () => {
  const scored: InputOf<ApiContract['POST /console/scoreQuality']>[] = []
  server.use(
    mockCall('GET /console/qualitySample', SAMPLE),
    mockCall('POST /console/scoreQuality', ({ input }) => {
      scored.push(input)
      return SAMPLE
    }),
  )
  render(
    <App>
      <QualityDrawer sampleId={5} onClose={() => {}} onChanged={() => {}} />
    </App>,
  )
  await settle()
  expect(screen.getByText('首次评分在你提交后可见')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '提交评分' }))
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('请给“态度”打分')
  for (const fours of screen.getAllByRole('radio', { name: '4' })) fireEvent.click(fours)
  fireEvent.change(screen.getByLabelText('态度的说明'), { target: { value: '语气生硬' } })
  fireEvent.click(screen.getByRole('button', { name: '提交评分' }))
  await settle()
  expect(JSON.parse(scored[0]?.marks ?? '')).toEqual(
    QUALITY_KEYS.map((key, i) => ({ key, points: 4, note: i === 0 ? '语气生硬' : '' })),
  )
})

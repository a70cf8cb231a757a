// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AssessHere } from '@/components/assess/assess-page'
import { call } from '@/lib/client/api'
import type { RatingConf } from '@/lib/contract/entities/service-rating'
import { settle } from '../../support/settle'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/redirect-to-login', () => ({ redirectToLogin: () => false }))

const CONF: RatingConf = {
  orderSn: 'D1',
  title: '贵族 7 全英雄',
  state: 'open',
  staff: { id: 28, name: '小禾', actor: '' },
  noteMost: 300,
  levels: [
    { stars: 5, label: '很满意', tags: ['回复快'] },
    { stars: 1, label: '很不满意', tags: ['态度不好'] },
  ],
  given: null,
}
let conf: RatingConf
beforeEach(() => {
  conf = CONF
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => (name.startsWith('GET') ? conf : null)) as never)
  history.replaceState(null, '', '/customerAssess?orderSn=D1&belongIndex=1&typeIndex=1&timer=5')
})
const sent = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([name]) => name === 'POST /comm/serSatiEval')
    .map(([, input]) => input)

test('nothing is chosen for its reader; tags go with the level, as the side that the address names', async () => {
  render(<AssessHere />)
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('请选择满意程度')
  fireEvent.click(screen.getByRole('radio', { name: '很满意' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '回复快' }))
  fireEvent.click(screen.getByRole('radio', { name: '很不满意' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '态度不好' }))
  conf = {
    ...CONF,
    state: 'done',
    given: { stars: 1, tags: ['态度不好'], note: '', createTime: '2026-11-22 10:00:00' },
  }
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  await settle()
  expect(sent()).toEqual([{ orderSn: 'D1', belongIndex: '1', stars: '1', tags: '["态度不好"]', note: '' }])
  expect(screen.getByText(/已评价：很不满意，态度不好/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^[45] 秒后返回订单沟通$/)
})

test('where nobody served it, there is nothing to rate', async () => {
  conf = { ...CONF, state: 'none', staff: null }
  render(<AssessHere />)
  await settle()
  expect(screen.getByText('这笔订单没有客服经办')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

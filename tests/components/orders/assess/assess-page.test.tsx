// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import { AssessHere } from '@/components/orders/assess/assess-page'
import type { RatingConf } from '@/lib/contract/entities/service-rating'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

const SN = 'D2611211234567890'
const CONF: RatingConf = {
  orderSn: SN,
  title: '贵族 7 全英雄',
  state: 'open',
  staff: { id: 28 as UserId, name: '小禾', actor: '' },
  noteMost: 300,
  levels: [
    { stars: 5, label: '很满意', tags: ['回复快'] },
    { stars: 1, label: '很不满意', tags: ['态度不好'] },
  ],
  given: null,
}
const serve = (conf: RatingConf) => server.use(mockCall('GET /comm/customerServiceCommentConf', conf))
beforeEach(() => {
  serve(CONF)
  Cookies.set('token', 'a.b')
  history.replaceState(null, '', `/customerAssess?orderSn=${SN}&belongIndex=1&typeIndex=1&timer=5`)
})

test('the rating preselects nothing, and its tags belong to the selected stars', async () => {
  render(<AssessHere />)
  await settle()
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('请选择满意程度')
  fireEvent.click(screen.getByRole('radio', { name: '很满意' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '回复快' }))
  fireEvent.click(screen.getByRole('radio', { name: '很不满意' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '态度不好' }))
  const rate = mockCall('POST /comm/serSatiEval', () => {
    const rating = { stars: 1, tags: ['态度不好'], note: '', createTime: '2026-11-22 10:00:00' }
    serve({ ...CONF, state: 'done', given: rating })
    return null
  })
  server.use(rate)
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  await settle()
  expect(rate.inputs).toEqual([{ orderSn: SN, belongIndex: '1', stars: '1', tags: '["态度不好"]' }])
  expect(screen.getByText(/已评价：很不满意，态度不好/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^[45] 秒后返回订单沟通$/)
})

test('an order without service staff has nothing to rate', async () => {
  serve({ ...CONF, state: 'none', staff: null })
  render(<AssessHere />)
  await settle()
  expect(screen.getByText('这笔订单没有客服跟进')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

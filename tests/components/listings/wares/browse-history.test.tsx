// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BrowseHistory } from '@/components/listings/wares/browse-history'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { ROW } from '../../support/sample-goods'

const serve = (list: (typeof ROW)[]) => server.use(mockCall('GET /goods/getUserLookGoodsHistory', pageOf(list)))
let clear: MockedCall<'POST /goods/clearLookHistory'>
beforeEach(() => {
  serve([ROW])
  clear = mockCall('POST /goods/clearLookHistory', () => {
    serve([])
    return null
  })
  server.use(clear)
})

test('the browsing history is cleared after confirmation', async () => {
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  expect(clear.inputs, 'not before the confirmation').toEqual([])
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(await screen.findByText('还没有浏览记录')).toBeTruthy()
  expect(clear.inputs).toEqual([{}])
})

test('cancelling keeps the browsing history', async () => {
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(clear.inputs).toEqual([])
  expect(screen.getByText('共 1 件')).toBeTruthy()
})

test('a failed clearing keeps the browsing history', async () => {
  clear = mockCall('POST /goods/clearLookHistory', 'lost')
  server.use(clear)
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  await user.click(screen.getByRole('button', { name: '清空' }))
  await settle()
  expect(clear.inputs).toEqual([{}])
  expect(screen.getByText('共 1 件')).toBeTruthy()
  expect(screen.queryByText('还没有浏览记录')).toBeNull()
})

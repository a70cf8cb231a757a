// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test } from 'vitest'
import GoodsScreen from '@/components/office/goods/goods-screen'
import { StaffContext } from '@/components/office/parts/use-staff'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'
import { staffOf } from '../../support/sample-staff'

beforeEach(cleanup)

const counts = { waiting: 0, again: 0, reported: 0, onSale: 0, passed: 0, refused: 0, removed: 0 }
const FOUND = { ...pageOf([]), counts, overdue: 0, today: { done: 0, refused: 0, minutes: null }, sellerName: '' }
const open = () =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['goods.review'] })}>
        <GoodsScreen />
      </StaffContext>
    </App>,
  )

test('the number of an item in any notation opens it', async () => {
  const file = mockCall('GET /console/goodsReview', { refuse: 'NOT_FOUND' })
  server.use(file, mockCall('GET /comm/gameList', { gameList: [] }), mockCall('GET /console/goodsReviews', FOUND))
  open()
  const box = screen.getByRole('searchbox', { name: '查找商品' })
  fireEvent.change(box, { target: { value: '【zhwz 1070931】' } })
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })
  expect(await screen.findByText('ZHWZ1070931')).toBeTruthy()
  expect(file.inputs).toEqual([{ goodsSn: 'ZHWZ1070931' }])
})

test('a link with a seller opens the goods on sale of that seller, whose name can be removed from the filters', async () => {
  history.replaceState(null, '', '/console/goods?sellerId=38070001')
  const list = mockCall('GET /console/goodsReviews', ({ input: { sellerId } }) => ({
    ...FOUND,
    counts: { ...counts, onSale: sellerId ? 89 : 10_000 },
    sellerName: sellerId ? '南***' : '',
  }))
  server.use(mockCall('GET /comm/gameList', { gameList: [] }), list)
  open()
  expect(await screen.findByText('卖家 南***（38070001）')).toBeTruthy()
  const tab = () => screen.getByRole('button', { name: /^在售/ })
  expect([tab().getAttribute('aria-current'), tab().textContent]).toEqual(['true', '在售89'])
  fireEvent.click(screen.getByRole('button', { name: /close|关闭/i }))
  await screen.findByText('1 万+')
  expect(screen.queryByText(/^卖家 /)).toBeNull()
  expect(list.inputs.map(({ list: name, sellerId }) => [name, sellerId])).toEqual([
    ['onSale', '38070001'],
    ['onSale', undefined],
  ])
  history.replaceState(null, '', '/')
})

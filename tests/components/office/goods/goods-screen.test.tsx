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

test('the number of an item in any notation opens it', async () => {
  const counts = { waiting: 0, again: 0, reported: 0, passed: 0, refused: 0, removed: 0 }
  const file = mockCall('GET /console/goodsReview', { refuse: 'NOT_FOUND' })
  server.use(
    file,
    mockCall('GET /comm/gameList', { gameList: [] }),
    mockCall('GET /console/goodsReviews', {
      ...pageOf([]),
      counts,
      overdue: 0,
      today: { done: 0, refused: 0, minutes: null },
    }),
  )
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['goods.review'] })}>
        <GoodsScreen />
      </StaffContext>
    </App>,
  )
  const box = screen.getByRole('searchbox', { name: '查找商品' })
  fireEvent.change(box, { target: { value: '【zhwz 1070931】' } })
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })
  expect(await screen.findByText('ZHWZ1070931')).toBeTruthy()
  expect(file.inputs).toEqual([{ goodsSn: 'ZHWZ1070931' }])
})

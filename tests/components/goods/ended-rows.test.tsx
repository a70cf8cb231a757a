// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoodsTable } from '@/components/goods/goods-table'
import { goodsOf } from '../support/sample-orders'

test('what is sold is not offered in lists of what was looked at', () => {
  render(
    <GoodsTable
      list={[
        goodsOf({ goodsSn: 'ZHWZ1', bigTitle: '在的', status: 1 }),
        goodsOf({ goodsSn: 'ZHWZ2', bigTitle: '没了', status: 3 }),
      ]}
      columns={[]}
      oneGame={false}
    />,
  )
  expect(screen.getAllByRole('link', { name: /查看详情/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    '查看详情 在的',
  ])
  expect(screen.getByText('已售出')).toBeTruthy()
})

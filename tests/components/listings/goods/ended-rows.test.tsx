// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { goodsOf } from '../../support/sample-goods'

/** Rows as in the browsing history: without their seller. */
const rowOf = (goodsSn: string, bigTitle: string, status: number) => {
  const { seller: _seller, ...row } = goodsOf({ goodsSn, bigTitle, status })
  return row
}

test('sold goods in history lists have no price and no details link', () => {
  render(<GoodsTable list={[rowOf('ZHWZ1', '在的', 1), rowOf('ZHWZ2', '没了', 3)]} columns={[]} oneGame={false} />)
  expect(screen.getAllByRole('link', { name: /查看详情/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    '查看详情 在的',
  ])
  const [here, gone] = [...document.querySelectorAll('data')]
  expect(here?.className).toContain('price-l')
  expect(gone?.className, 'what it was is no price to pay').not.toContain('price-l')
  expect(screen.getByText('已售出')).toBeTruthy()
})

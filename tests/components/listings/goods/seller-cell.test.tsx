// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoodsCards } from '@/components/listings/goods/goods-card'
import { rowSellerOf } from '@/components/listings/goods/row-seller'
import { SellerCell } from '@/components/listings/goods/seller-cell'
import { ROW } from '../../support/sample-goods'

test.each([true, false])('a row shows whether the face of its seller was checked: %s', (faced) => {
  const { seller } = ROW
  render(<SellerCell seller={rowSellerOf({ ...seller, faced }, '')} />)
  expect(screen.queryByRole('img', { name: '已人脸核验' }) !== null).toBe(faced)
})

test.each([true, false])('a card of a shelf shows whether the face of its seller was checked: %s', (faced) => {
  render(<GoodsCards list={[{ ...ROW, faced }]} />)
  expect(screen.queryByRole('img', { name: '卖家已人脸核验' }) !== null).toBe(faced)
})

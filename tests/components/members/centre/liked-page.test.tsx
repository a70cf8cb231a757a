// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearCompared } from '@/components/listings/goods/compare-store'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { LikedPage } from '@/components/members/centre/liked-page'
import type { FavouriteRow, GoodsRow } from '@/lib/contract/entities/goods'
import { goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'
import { ROW } from '../../support/sample-goods'

const GOODS: FavouriteRow[] = [
  { ...ROW, goodsSn: 'ZHWZ1000001', bigTitle: '账号一', fell: '1200.00' },
  { ...ROW, goodsSn: 'ZHWZ1000002', bigTitle: '账号二', fell: null },
  { ...ROW, goodsSn: 'ZHWZ1000003', bigTitle: '账号三', status: 3, fell: null },
]
const serve = (list: FavouriteRow[]) =>
  server.use(mockCall('GET /user/goodsUserFollow', { ...pageOf(list), fallen: list.filter(({ fell }) => fell).length }))
beforeEach(() => {
  serve(GOODS)
  server.use(mockCall('GET /goods/searches', { list: [] }))
})
afterEach(() => {
  cleanup()
  clearCompared()
})

test('listed favourites can be compared, sold ones cannot', async () => {
  const user = userEvent.setup()
  render(<LikedPage />)
  await user.click(await screen.findByRole('checkbox', { name: '对比 账号一' }))
  await user.click(screen.getByRole('checkbox', { name: '对比 账号二' }))
  expect(screen.getByRole('region', { name: '商品对比' }).textContent).toContain('2 / 4')
  expect(screen.queryByRole('checkbox', { name: '对比 账号三' })).toBeNull()
  expect(screen.getByText('账号三')).toBeTruthy()
})

test('favourites use the large covers', async () => {
  render(<LikedPage />)
  const link = await screen.findByRole('link', { name: /账号一/ })
  expect(link.querySelector('img')?.getAttribute('src')).toBe(goodsCoverUrl(faceOf(GOODS[0] as GoodsRow)))
})

test('a favourite shows how much its price fell, and the head counts cheaper ones', async () => {
  render(<LikedPage />)
  expect((await screen.findByText(/比收藏时降/)).closest('li')?.textContent).toContain('账号一')
  expect(screen.getByText('比收藏时降 ¥1,200.00')).toBeTruthy()
  expect(screen.getByText('共 3 件，1 件降价')).toBeTruthy()
})

test('a removed favourite disappears from the list', async () => {
  const user = userEvent.setup()
  render(<LikedPage />)
  await screen.findByText('账号一')
  const unfollow = mockCall('POST /user/followGoods', ({ input }) => {
    serve(GOODS.filter(({ goodsSn }) => goodsSn !== input.goodsSn))
    return { followed: false, favourites: 0 }
  })
  server.use(unfollow)
  const row = screen.getByText('账号一').closest('li') as HTMLElement
  await user.click(within(row).getByRole('button', { name: '取消收藏' }))
  await waitFor(() => expect(screen.queryByText('账号一')).toBeNull())
  expect(screen.getByText('共 2 件')).toBeTruthy()
  expect(unfollow.inputs).toEqual([{ goodsSn: 'ZHWZ1000001', follow: '0' }])
})

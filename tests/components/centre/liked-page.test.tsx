// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LikedPage } from '@/components/centre/liked-page'
import { clearCompared } from '@/components/goods/compare-store'
import { faceOf } from '@/components/goods/goods-faces'
import { call } from '@/lib/client/api'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { goodsCoverUrl } from '@/lib/shared/art/goods-cover-url'
import { ROW } from '../support/sample-goods'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const GOODS = [
  { ...ROW, goodsSn: 'ZHWZ1', bigTitle: '账号一', fell: '1200.00' },
  { ...ROW, goodsSn: 'ZHWZ2', bigTitle: '账号二', fell: null },
  { ...ROW, goodsSn: 'ZHWZ3', bigTitle: '账号三', status: 3 as const, fell: null },
]
const asked = vi.mocked(call)
let list = GOODS

beforeEach(() => {
  list = GOODS
  asked.mockReset()
  asked.mockImplementation((async (name: string, input: { goodsSn: string }) => {
    if (name === 'POST /user/followGoods') list = list.filter(({ goodsSn }) => goodsSn !== input.goodsSn)
    return {
      list,
      fallen: list.filter(({ fell }) => fell).length,
      total: list.length,
      page: 1,
      pageSize: 20,
      more: false,
    }
  }) as never)
})
afterEach(() => {
  cleanup()
  clearCompared()
})

test('favourites on the shelf are put beside each other; what is sold is not', async () => {
  const user = userEvent.setup()
  render(<LikedPage />)
  await user.click(await screen.findByRole('checkbox', { name: '对比 账号一' }))
  await user.click(screen.getByRole('checkbox', { name: '对比 账号二' }))
  expect(screen.getByRole('region', { name: '商品对比' }).textContent).toContain('2 / 4')
  expect(screen.queryByRole('checkbox', { name: '对比 账号三' })).toBeNull()
  expect(screen.getByText('账号三')).toBeTruthy()
})

test('covers are as wide as large ones here, so their words are those of large ones', async () => {
  render(<LikedPage />)
  const link = await screen.findByRole('link', { name: /账号一/ })
  expect(link.querySelector('img')?.getAttribute('src')).toBe(goodsCoverUrl(faceOf(GOODS[0] as GoodsRow)))
})

test('what got cheaper since it was marked says by how much, and the head counts it', async () => {
  render(<LikedPage />)
  expect((await screen.findByText(/比收藏时降/)).closest('li')?.textContent).toContain('账号一')
  expect(screen.getByText('比收藏时降 ¥1,200.00')).toBeTruthy()
  expect(screen.getByText('共 3 件，1 件降价')).toBeTruthy()
})

test('one that is no favourite any more leaves the list', async () => {
  const user = userEvent.setup()
  render(<LikedPage />)
  await screen.findByText('账号一')
  await user.click(screen.getAllByRole('button', { name: '取消收藏' })[0] as HTMLElement)
  await vi.waitFor(() => expect(screen.queryByText('账号一')).toBeNull())
  expect(screen.getByText('共 2 件')).toBeTruthy()
})

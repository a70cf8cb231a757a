// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MobileSearch } from '@/components/site/header/search/mobile-search'
import { server } from '../../../../support/mock-server'
import { mockCall } from '../../../../support/msw'

// suggestions while typing
beforeEach(() =>
  server.use(mockCall('GET /comm/gameList', { gameList: [] }), mockCall('GET /comm/suggest', { games: [], list: [] })),
)
afterEach(() => vi.restoreAllMocks())

test('the mobile search opens the item of a goods number', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const find = mockCall('GET /goods/findDiscount', { goodsSn: 'ZHWZ1070931', gameId: 107, goodsTypeId: 1 })
  server.use(find)
  render(<MobileSearch />)
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'zhwz1070931{Enter}')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/h/goodsDetail/ZHWZ1070931'))
  expect(find.inputs).toEqual([{ goodsSn: 'zhwz1070931' }])
})

test('the mobile search does not look up text that is not a goods number', async () => {
  const find = mockCall('GET /goods/findDiscount', { refuse: 'NOT_FOUND' })
  server.use(find)
  const { container } = render(<MobileSearch />)
  container.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'QQ12345{Enter}')
  expect(find.inputs).toEqual([])
})

test('the mobile search treats an unknown goods number as text', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  server.use(mockCall('GET /goods/findDiscount', { refuse: 'NOT_FOUND' }))
  const { container } = render(<MobileSearch />)
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/wares')
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'ZHWZ9999999{Enter}')
  await waitFor(() => expect(submit).toHaveBeenCalled())
})

test('the mobile search shows what was searched for, unless something else was typed already', () => {
  history.replaceState(null, '', '/wares?gt=1&keyWord=%E5%85%AC%E5%AD%99%E7%A6%BB')
  render(<MobileSearch />)
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索商品' }).value).toBe('公孙离')
  history.replaceState(null, '', '/')
})

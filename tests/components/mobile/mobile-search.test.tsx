// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MobileSearch } from '@/components/mobile/mobile-search'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
afterEach(() => vi.restoreAllMocks())

test('a goods number opens the item', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.mocked(lazyCall).mockResolvedValueOnce({ goodsSn: 'ZHWZ1070931', gameId: 107, goodsTypeId: 1 } as never)
  render(<MobileSearch />)
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'zhwz1070931{Enter}')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/h/goodsDetail/ZHWZ1070931'))
})

test('what is no goods number is a word: the pattern is the search header’s', async () => {
  vi.mocked(lazyCall).mockClear()
  const { container } = render(<MobileSearch />)
  container.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'QQ12345{Enter}')
  expect(lazyCall).not.toHaveBeenCalled()
})

test('an unknown number is searched for like any word', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  vi.mocked(lazyCall).mockRejectedValueOnce(new Error('内容不存在'))
  const { container } = render(<MobileSearch />)
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/wares')
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索商品' }), 'ZHWZ9999999{Enter}')
  await waitFor(() => expect(submit).toHaveBeenCalled())
})

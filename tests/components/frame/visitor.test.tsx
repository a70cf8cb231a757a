// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SideMenu } from '@/components/frame/side-menu'
import { TopBarMember, TopBarVisitor } from '@/components/frame/top-bar-visitor'
import { Toaster } from '@/components/ui/toast'
import { lazyCall } from '@/lib/client/lazy-call'
import { announceVisitor } from '@/lib/client/visitor'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn(async () => ({ total: 120, groups: [] })) }))

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  vi.spyOn(location, 'assign').mockImplementation((url) => void sent.push(String(url)))
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  cleanup()
  vi.restoreAllMocks()
})

test('the bar greets a member, counts unread messages, and logs out', async () => {
  const user = userEvent.setup()
  render(
    <ul>
      <TopBarVisitor welcome="欢迎" />
      <TopBarMember />
      <Toaster />
    </ul>,
  )
  expect(screen.getByText('请登录').getAttribute('href')).toBe('/login')
  Cookies.set('token', 'a.b')
  Cookies.set('nickName', '南山老猫')
  act(announceVisitor)
  expect(screen.getByText('南山老猫')).toBeTruthy()
  expect(await screen.findByText('99+ 条未读')).toBeTruthy()
  await user.click(screen.getByText('注销'))
  expect((await screen.findByText('退出登录成功')).textContent).toBe('成功退出登录成功')
  expect(lazyCall).toHaveBeenCalledWith('POST /user/logout', {}, { progress: true })
  expect(Cookies.get('token')).toBeUndefined()
  expect(screen.getByText('请登录')).toBeTruthy()
})

test('a mouse opens the order chats as the lists beside them and a click on the way leaves them open; keys open and close', async () => {
  const user = userEvent.setup()
  Cookies.set('token', 'a.b')
  render(
    <ul>
      <TopBarMember />
    </ul>,
  )
  const button = await screen.findByRole('button', { name: /订单沟通/ })
  const isOpen = () => button.getAttribute('aria-expanded')
  await user.hover(button)
  expect(isOpen()).toBe('true')
  await user.click(button)
  expect(isOpen()).toBe('true')
  await user.unhover(button)
  expect(isOpen()).toBe('false')
  button.focus()
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe('true')
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe('false')
})

test('history and favourites ask for a login first', async () => {
  const user = userEvent.setup()
  render(<SideMenu serviceNum="800012345" />)
  await user.click(screen.getByText('足迹'))
  expect(sent).toEqual(['/login?returnUrl=%2Fwares%2FmyBrowseGoods'])
  expect(JSON.parse(sessionStorage.getItem('toast-after-navigation') ?? '')).toMatchObject({ text: '请先登录' })
})

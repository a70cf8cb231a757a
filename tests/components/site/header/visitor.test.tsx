// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SideMenu } from '@/components/site/header/side-menu'
import { TopBarMember, TopBarVisitor } from '@/components/site/header/top-bar-visitor'
import { Toaster } from '@/components/ui/overlays/toast'
import { announceVisitor } from '@/lib/client/visitor'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { orderPage } from '../../support/sample-orders'

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  server.use(
    mockCall('GET /im/unread', { total: 120, groups: [] }),
    mockCall('GET /notification/unread', { unread: 0 }),
    mockCall('GET /order/queryOrderList', orderPage([])),
  )
  vi.spyOn(location, 'assign').mockImplementation((url) => void sent.push(String(url)))
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  cleanup()
  vi.restoreAllMocks()
})

test('the top bar greets a member, counts unread messages, and logs out', async () => {
  const user = userEvent.setup()
  const logout = mockCall('POST /user/logout', null)
  server.use(logout)
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
  expect(logout.inputs).toEqual([{}])
  expect(Cookies.get('token')).toBeUndefined()
  expect(screen.getByText('请登录')).toBeTruthy()
})

test('hovering opens the order chats and a click keeps them open; keys open and close them', async () => {
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

test('history and favourites require a login', async () => {
  const user = userEvent.setup()
  render(<SideMenu serviceNum="800012345" />)
  await user.click(screen.getByText('足迹'))
  expect(sent).toEqual(['/login?returnUrl=%2Fwares%2FmyBrowseGoods'])
  expect(JSON.parse(sessionStorage.getItem('toast-after-navigation') ?? '')).toMatchObject({ text: '请先登录' })
})

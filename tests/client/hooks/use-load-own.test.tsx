// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { FavouriteButton } from '@/components/listings/goods/favourite-button'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { clearVisitor } from '@/lib/client/clear-visitor'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { useBell } from '@/lib/client/hooks/use-unread'
import { userOf } from '../../components/support/sample-user'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'

const me = () => Cookies.get('token') ?? ''
let tokens: string[] = []
beforeEach(() => {
  tokens = []
  server.use(
    mockCall('GET /user/userInfo', ({ headers }) => {
      tokens.push(headers.get('authorization') ?? '')
      return userOf({ nickName: me() })
    }),
    mockCall('GET /notification/unread', () => ({ unread: me() === 'cat' ? 5 : 2 })),
    mockCall('GET /goods/priceAlerts', () => ({
      list: me() === 'cat' ? [{ goodsSn: 'ZHWZ1', price: '500.00', target: null, fell: '32.00' }] : [],
    })),
    mockCall('GET /user/followState', () => ({ followed: me() === 'cat' ? ['ZHWZ1'] : [] })),
  )
})

function Page() {
  const profile = useProfile()
  const bell = useBell()
  return (
    <p>
      <output>{`${profile?.nickName ?? 'nobody'} ${bell}`}</output>
      <FavouriteButton goodsSn="ZHWZ1" count={0} />
      <PriceAlert goodsSn="ZHWZ1" price="468.00" />
    </p>
  )
}
const logIn = (name: string, userId: string) => {
  Cookies.set('token', name)
  Cookies.set('userId', userId)
}
const isShown = async (text: string, favourite: boolean) => {
  await screen.findByText(text)
  await screen.findByRole('button', { name: /收藏/, pressed: favourite })
}

test('an open page drops the member’s data when the session ends', async () => {
  logIn('cat', '1')
  render(<Page />)
  await isShown('cat 5', true)
  await screen.findByText('已降 ¥32.00')
  act(clearVisitor)
  await isShown('nobody 0', false)
  expect(screen.queryByText('已降 ¥32.00')).toBeNull()
})

test.each(['visibilitychange', 'focus'])(
  'a login in another tab is loaded when this tab becomes active (%s)',
  async (event) => {
    logIn('cat', '1')
    render(<Page />)
    await isShown('cat 5', true)
    await screen.findByText('已降 ¥32.00')
    logIn('dog', '2')
    act(() => void (event === 'focus' ? window : document).dispatchEvent(new Event(event)))
    await isShown('dog 2', false)
    expect(screen.queryByText('已降 ¥32.00')).toBeNull()
    expect(tokens).toEqual(['cat', 'dog'])
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(tokens).toEqual(['cat', 'dog'])
  },
)

test('a response that arrives after another member logged in is not shown to them', async () => {
  let answer = () => {}
  const late = new Promise<void>((done) => {
    answer = done
  })
  server.use(
    http.get('*/api/user/userInfo', async ({ request }) => {
      const token = request.headers.get('authorization') ?? ''
      if (token === 'cat') await late
      return HttpResponse.json({ code: 0, msg: '', data: userOf({ nickName: token }) })
    }),
  )
  logIn('cat', '1')
  render(<Page />)
  await isShown('nobody 5', true)
  logIn('dog', '2')
  act(() => void window.dispatchEvent(new Event('focus')))
  await isShown('dog 2', false)
  answer()
  await late
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getByText('dog 2')).toBeTruthy()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfferOrderPage } from '@/components/fast-gold/offer-order-page'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { AREAS, offerOf } from '../support/sample-coins'
import { termsOf } from '../support/sample-terms'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

let offer: CoinOffer
beforeEach(() => {
  offer = offerOf()
  setProfile(userOf())
  vi.mocked(call).mockImplementation((async (name: string) => {
    if (name === 'GET /quickCoin/findQuickCoin') return offer
    if (name === 'GET /dist/tradeTerms') return termsOf()
    if (name === 'GET /comm/gamefilter') return { gameId: 131, areas: AREAS, fields: [] }
    return { list: [] }
  }) as never)
})
const show = async () => {
  render(<OfferOrderPage offerSn="KB000001" />)
  return { user: userEvent.setup(), yuan: await screen.findByLabelText<HTMLInputElement>(/付多少/) }
}
const total = () => document.querySelector('aside data')?.getAttribute('value')

test('what is typed is reckoned at this offer, within its bounds', async () => {
  const { user, yuan } = await show()
  await user.type(yuan, '93.6')
  expect(total()).toBe('93.60')
  expect(screen.getByLabelText<HTMLInputElement>(/得多少/).value).toBe('12027.6')
  await user.clear(yuan)
  await user.type(yuan, '5')
  expect(total()).toBeUndefined()
  expect(screen.getByText('单笔最少 1000万金币')).toBeTruthy()
  await user.clear(yuan)
  await user.type(yuan, '400')
  expect(screen.getByText('单笔最多 4亿金币')).toBeTruthy()
})

test('only where it delivers can be chosen', async () => {
  await show()
  const options = (name: RegExp) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text).slice(1)
  expect(options(/大区/)).toEqual(['广东'])
  expect(options(/服务器/)).toEqual(['广东一区', '广东五区'])
})

test('a merchant without figures is promised to deliver in the time in force', async () => {
  offer = offerOf({ merchant: { ...offerOf().merchant, minutes: null } })
  await show()
  expect(await screen.findByText('41 分钟内')).toBeTruthy()
})

test('an offer that rests says why', async () => {
  offer = offerOf({ isOpen: false, closedWhy: '币商休息中' })
  await show()
  expect(screen.getByText('币商休息中')).toBeTruthy()
})

test.each([
  ['one that buys', () => ({ ...offerOf(), kind: 'recycle' as const })],
  ['none', () => Promise.reject(new ApiError(404, '报价不存在', null)) as never],
])('%s cannot be ordered from', async (_, found) => {
  vi.mocked(call).mockImplementation((async (name: string) =>
    name === 'GET /quickCoin/findQuickCoin' ? found() : { areas: [] }) as never)
  render(<OfferOrderPage offerSn="KB000001" />)
  expect(await screen.findByRole('link', { name: '看其他币商' })).toBeTruthy()
  expect(screen.queryByLabelText(/付多少/)).toBeNull()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { OfferOrderPage } from '@/components/modes/fast-gold/offer-order-page'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { AREAS, offerOf } from '../../support/sample-coins'
import { filterOf } from '../../support/sample-games'
import { mockTerms } from '../../support/sample-terms'
import { userOf } from '../../support/sample-user'

const serve = (offer: CoinOffer) => server.use(mockCall('GET /quickCoin/findQuickCoin', offer))
beforeEach(() => {
  logInAs(userOf())
  serve(offerOf())
  server.use(
    mockTerms(),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 131, areas: AREAS })),
    mockCall('GET /roleCard/roleCardInfoList', { list: [] }),
  )
})
const show = async () => {
  render(<OfferOrderPage offerSn="KB000001" />)
  return { user: userEvent.setup(), yuan: await screen.findByLabelText<HTMLInputElement>(/付多少/) }
}
const total = () => document.querySelector('aside data')?.getAttribute('value')

test('a typed price is converted at the ratio of the offer, within its limits', async () => {
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

test('an amount in the address fills the form and its price', async () => {
  render(<OfferOrderPage offerSn="KB000001" amount={120_276_000} />)
  expect((await screen.findByLabelText<HTMLInputElement>(/得多少/)).value).toBe('12027.6')
  expect(total()).toBe('93.60')
})

test('only areas of the offer can be selected', async () => {
  await show()
  const options = (name: RegExp) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text).slice(1)
  expect(options(/大区/)).toEqual(['广东'])
  expect(options(/服务器/)).toEqual(['广东一区', '广东五区'])
})

test('a merchant without statistics shows the delivery time of the rules', async () => {
  serve(offerOf({ merchant: { ...offerOf().merchant, minutes: null } }))
  await show()
  expect(await screen.findByText('41 分钟内')).toBeTruthy()
})

test('a closed offer shows the reason', async () => {
  serve(offerOf({ isOpen: false, closedWhy: '币商休息中' }))
  await show()
  expect(screen.getByText('币商休息中')).toBeTruthy()
})

test.each([
  ['an offer that buys', offerOf({ kind: 'recycle' })],
  ['an unknown offer', { refuse: 'NOT_FOUND', msg: '报价不存在' } as const],
])('%s cannot be ordered and links to other merchants', async (_, found) => {
  server.use(mockCall('GET /quickCoin/findQuickCoin', found))
  render(<OfferOrderPage offerSn="KB000001" />)
  expect(await screen.findByRole('link', { name: '看其他币商' })).toBeTruthy()
  expect(screen.queryByLabelText(/付多少/)).toBeNull()
})

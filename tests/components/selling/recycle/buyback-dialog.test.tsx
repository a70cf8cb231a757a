// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AskedRequest, BuybackDialog } from '@/components/selling/recycle/buyback-dialog'
import type { OwnRecycling } from '@/lib/contract/entities/recycling'
import { server } from '../../../support/mock-server'
import { mockTerms } from '../../support/sample-terms'

const request = {
  requestId: 7,
  gameId: 107,
  state: 'quoted',
  quote: { quoteId: 3, price: '700.00' },
  redemption: { price: '735.00', secondsLeft: 9, order: null },
} as OwnRecycling

test.each<[AskedRequest['kind'], RegExp]>([
  ['accept', /请在 21 分钟内到订单里提交账号/],
  ['redeem', /^下单后 26 分钟内付款/],
])('before one presses %s, the time is the one in force for the game', async (kind, words) => {
  server.use(
    mockTerms((mode, gameId) =>
      gameId !== '107' ? { startHours: 9 } : mode === 'account' ? { unpaidMinutes: 26, startHours: 8 } : {},
    ),
  )
  render(<BuybackDialog asked={{ kind, request }} onClose={() => {}} onChanged={() => {}} />)
  expect(await screen.findByText(words)).toBeTruthy()
})

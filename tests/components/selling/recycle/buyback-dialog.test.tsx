// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BuybackDialog, type PendingRequest } from '@/components/selling/recycle/buyback-dialog'
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

test.each<[PendingRequest['kind'], RegExp]>([
  ['accept', /请在 21 分钟内到订单里提交账号/],
  ['redeem', /^下单后 26 分钟内付款/],
])('the dialog before %s shows the time limit of the game', async (kind, words) => {
  server.use(
    mockTerms((mode, gameId) =>
      gameId !== '107' ? { startHours: 9 } : mode === 'account' ? { unpaidMinutes: 26, startHours: 8 } : {},
    ),
  )
  render(<BuybackDialog pending={{ kind, request }} onClose={() => {}} onChanged={() => {}} />)
  expect(await screen.findByText(words)).toBeTruthy()
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BargainLine } from '@/components/listings/bargain/bargain-line'
import type { Bargain } from '@/lib/contract/entities/bargain'
import { goodsOf } from '../../support/sample-goods'

afterEach(cleanup)

const offer: Bargain = {
  bargainId: 1,
  goodsSn: 'ZHWZ1000001',
  goods: null,
  side: 'buyer',
  by: 'buyer',
  state: 'void',
  stateName: '已失效',
  says: '商品已改价、售出或下架',
  tone: 'muted',
  price: '103.50',
  net: '',
  orderPath: '',
  listPrice: '115.00',
  sellrBargaPrice: '103.50',
  sellrCounterofferPrice: '',
  buyer: '南**猫',
  seller: '秋**声',
  offersLeft: 2,
  secondsLeft: 0,
  createTime: '2026-11-25 03:00:00',
  history: [],
  actions: [],
}
const show = (price: string, patch: Partial<Bargain> = {}) =>
  render(
    <table>
      <tbody>
        <BargainLine
          bargain={{ ...offer, goods: goodsOf({ price }), ...patch }}
          loadedAt={Date.now()}
          onDue={() => {}}
          onAsk={() => {}}
        />
      </tbody>
    </table>,
  )

test.each([
  ['115.00', '标价的 90%'],
  ['99.00', '当时标价的 90%'],
])('an offer next to a price of %s is shown as %s', (price, text) => {
  show(price)
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['buyer', '买家出价'],
  ['seller', '我的还价'],
] as const)('what the seller gets stands below the last price, that of the %s', (by, column) => {
  show('115.00', { side: 'seller', by, net: '98.30', sellrCounterofferPrice: '103.50' })
  expect(screen.getByText('到手 ¥98.30').closest('td')?.dataset.name).toBe(column)
})

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AnswerDialog } from '@/components/listings/bargain/answer-dialog'
import type { Bargain } from '@/lib/contract/entities/bargain'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

const received: Bargain = {
  bargainId: 7,
  goodsSn: 'DJCF1073125',
  goods: goodsOf({ gameId: 107, goodsTypeId: 27 }),
  side: 'seller',
  by: 'buyer',
  state: 'open',
  stateName: '待你回复',
  says: '',
  tone: 'act',
  price: '80.00',
  net: '75.20',
  orderPath: '',
  listPrice: '100.00',
  sellrBargaPrice: '80.00',
  sellrCounterofferPrice: '',
  buyer: '南**猫',
  seller: '秋**声',
  offersLeft: 2,
  secondsLeft: 3600,
  createTime: '2026-11-21 12:00:00',
  history: [],
  actions: [],
}

test('a seller who names another price sees what remains after the fee and how long it holds', async () => {
  const terms = mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ feeBasisPoints: 600, leastFee: '0.10' }))
  server.use(terms)
  render(<AnswerDialog bargain={received} handle="counter" onClose={vi.fn()} onChanged={vi.fn()} />)
  expect(screen.getByText(/还价 24 小时内有效；买家接受后为其保留 15 分钟/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/价格/), { target: { value: '90' } })
  expect(await screen.findByText('扣除服务费后到手 ¥84.60。')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/价格/), { target: { value: '' } })
  expect(screen.queryByText(/到手/)).toBeNull()
  expect(terms.inputs).toEqual([{ gameId: '107', goodsTypeId: '27' }])
})

test('a buyer is not shown the seller’s income', () => {
  render(
    <AnswerDialog
      bargain={{ ...received, side: 'buyer', net: '' }}
      handle="counter"
      onClose={vi.fn()}
      onChanged={vi.fn()}
    />,
  )
  fireEvent.change(screen.getByLabelText(/价格/), { target: { value: '70' } })
  expect(screen.queryByText(/到手|服务费/)).toBeNull()
})

test.each(['80', '100', '9999'])(
  'a counter-offer of %s outside both prices has no income and is refused in the field',
  async (price) => {
    server.use(mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ feeBasisPoints: 600, leastFee: '0.10' })))
    render(<AnswerDialog bargain={received} handle="counter" onClose={vi.fn()} onChanged={vi.fn()} />)
    fireEvent.change(screen.getByLabelText(/价格/), { target: { value: price } })
    fireEvent.click(screen.getByRole('button', { name: '还价' }))
    expect(await screen.findByText('还价要高于买家出价 ¥80.00、低于标价 ¥100.00')).toBeTruthy()
    expect(screen.queryByText(/到手/)).toBeNull()
  },
)

test('accepting is confirmed by a button that names it', () => {
  render(<AnswerDialog bargain={received} handle="accept" onClose={vi.fn()} onChanged={vi.fn()} />)
  expect(screen.getByRole('button', { name: '接受出价' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
})

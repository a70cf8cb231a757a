// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { RulingDialog } from '@/components/desk/ruling-dialog'
import { call } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { settle } from '../../support/settle'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ waits: false } as never)
})

const FACTS = '发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。'
type Money = Partial<Pick<DeskOrder['order'], 'goodsPrice' | 'ensurePrice' | 'discountPrice'>>
function show(total: string, { appeal = null, ...money }: { appeal?: DisputeDetail['appeal'] } & Money = {}) {
  const bounds = { total, most: '899.99', secondFrom: '2000.00' }
  const desk = {
    order: orderOf({ orderSn: 'D1', goodsPrice: total, ensurePrice: null, discountPrice: null, ...money }),
    bounds,
  } as DeskOrder
  const dispute = { disputeSn: 'JF1', rules: [{ name: '描述规则 2.4', text: '' }], appeal } as unknown as DisputeDetail
  const onChanged = vi.fn()
  render(
    <App>
      <RulingDialog desk={desk} dispute={dispute} onChanged={onChanged} onClose={() => {}} />
    </App>,
  )
  return onChanged
}
const send = () => screen.getByRole('button', { name: '提交裁决' }) as HTMLButtonElement
const say = (facts: string) => fireEvent.change(screen.getByLabelText(/理由/), { target: { value: facts } })

test('a part is split to the fen, and the button waits for reasons and a sum', async () => {
  const onChanged = show('966.00')
  expect(send().disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '部分退款' }))
  say(FACTS)
  expect(send().disabled, 'no sum yet').toBe(true)
  fireEvent.change(screen.getByLabelText(/退给买家/), { target: { value: '380.01' } })
  fireEvent.blur(screen.getByLabelText(/退给买家/))
  await settle()
  expect(screen.getByText('¥585.99')).toBeTruthy()
  say('卖家离线')
  expect(send().disabled, 'too short').toBe(true)
  say(FACTS)
  fireEvent.click(send())
  await settle()
  expect(vi.mocked(call)).toHaveBeenCalledWith(
    'POST /desk/ruleDispute',
    expect.objectContaining({
      disputeSn: 'JF1',
      refund: '380.01',
      seller: '585.99',
      rule: '描述规则 2.4',
      fault: 'seller',
    }),
    { idempotencyKey: expect.any(String) },
  )
  expect(onChanged).toHaveBeenCalled()
})

test('a cover and a coupon are no part of what the seller gets, and all of it comes to what was paid', async () => {
  show('1046.00', { goodsPrice: '1000.00', ensurePrice: '96.00', discountPrice: '50.00' })
  const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim())
  expect(sums(), 'all goes back').toEqual(['¥1,046.00', '¥0.00', '¥1,046.00'])
  fireEvent.click(screen.getByRole('radio', { name: '部分退款' }))
  fireEvent.change(screen.getByLabelText(/退给买家/), { target: { value: '300' } })
  fireEvent.blur(screen.getByLabelText(/退给买家/))
  await settle()
  expect(sums()).toEqual(['¥300.00', '¥700.00', '¥96.00', '-¥50.00', '¥1,046.00'])
  say(FACTS)
  fireEvent.click(send())
  await settle()
  expect(vi.mocked(call)).toHaveBeenCalledWith(
    'POST /desk/ruleDispute',
    expect.objectContaining({ refund: '300.00', seller: '746.00' }),
    expect.anything(),
  )
})

test('says before whether a second member is needed, and whether it can be appealed', () => {
  show('2000.00')
  expect(screen.getByText('¥2,000.00 起由第二人复核；双方 72 小时内可上诉')).toBeTruthy()
})

test('upon appeal it is the end', () => {
  show('966.00', { appeal: { by: 'buyer', note: '', createTime: '' } })
  expect(screen.getByText('不足 ¥2,000.00，不需复核；终局裁决，立即结清')).toBeTruthy()
})

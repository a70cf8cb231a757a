// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { RulingDialog } from '@/components/office/desk/disputes/ruling-dialog'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { chooseOption } from '../../support/choose-option'
import { deskOf } from '../../support/sample-desk'
import { disputeOf } from '../../support/sample-disputes'
import { orderOf } from '../../support/sample-orders'

let rule: MockedCall<'POST /desk/ruleDispute'>
beforeEach(() => {
  rule = mockCall('POST /desk/ruleDispute', { waits: false })
  server.use(rule)
})

const FACTS = '发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。'
type Money = Partial<Pick<DeskOrder['order'], 'goodsPrice' | 'ensurePrice' | 'discountPrice'>>
type Case = Partial<Pick<DisputeDetail, 'appeal' | 'rulings'>> & Partial<Pick<DeskOrder, 'declined'>>
function show(total: string, { appeal = null, rulings = [], declined = [], ...money }: Case & Money = {}) {
  const bounds = { total, most: '899.99', secondFrom: '2000.00' }
  const order = orderOf({ goodsPrice: total, ensurePrice: null, discountPrice: null, ...money })
  const desk = deskOf({ order, bounds, declined })
  const dispute = disputeOf({ appeal, rulings })
  const onChanged = vi.fn()
  render(
    <App>
      <RulingDialog desk={desk} dispute={dispute} onChanged={onChanged} onClose={() => {}} />
    </App>,
  )
  return onChanged
}
const send = () => screen.getByRole('button', { name: '提交处理结果' }) as HTMLButtonElement
const cite = () => chooseOption('引用规则', /描述规则 2.4/)
const say = (facts: string) => fireEvent.change(screen.getByLabelText(/理由/), { target: { value: facts } })

test('a partial refund is split to the fen, and the ruling requires reasons and an amount', async () => {
  const onChanged = show('966.00')
  expect(send().disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '部分退款' }))
  say(FACTS)
  expect(send().disabled, 'no sum yet').toBe(true)
  fireEvent.change(screen.getByLabelText(/退给买家/), { target: { value: '380.01' } })
  fireEvent.blur(screen.getByLabelText(/退给买家/))
  await settle()
  expect(screen.getByText('¥585.99')).toBeTruthy()
  say(FACTS)
  expect(send().disabled, 'no rule yet').toBe(true)
  await cite()
  say('卖家离线')
  expect(send().disabled, 'too short').toBe(true)
  say(FACTS)
  fireEvent.click(send())
  await settle()
  expect(rule.inputs).toEqual([
    {
      disputeSn: disputeOf().disputeSn,
      facts: FACTS,
      refund: '380.01',
      seller: '585.99',
      rule: '描述规则 2.4',
    },
  ])
  expect(rule.keys).toEqual([expect.any(String)])
  expect(onChanged).toHaveBeenCalled()
})

test.each([
  ['180,50', '金额里的逗号有歧义，小数请用小数点，如 3.70'],
  ['1.5万', '请输入正确的金额，最多两位小数'],
  ['900', '不能超过 ¥899.99'],
])('a refund of %s is refused, not changed to another amount', async (text, error) => {
  show('966.00')
  fireEvent.click(screen.getByRole('radio', { name: '部分退款' }))
  say(FACTS)
  const box = screen.getByLabelText(/退给买家/)
  fireEvent.change(box, { target: { value: text } })
  fireEvent.blur(box)
  await settle()
  expect(screen.getByText(error)).toBeTruthy()
  expect(box).toHaveProperty('value', text)
  expect(send().disabled).toBe(true)
})

test('the discount shrinks with the goods, the cover stays, and all amounts add up to the paid price', async () => {
  show('1046.00', { goodsPrice: '1000.00', ensurePrice: '96.00', discountPrice: '50.00' })
  fireEvent.click(screen.getByRole('radio', { name: '取消，全额退款' }))
  const sums = () =>
    screen
      .getAllByRole('definition')
      .filter(({ className }) => className === 'num')
      .map(({ textContent }) => textContent?.trim())
  expect(sums(), 'all goes back').toEqual(['¥1,046.00', '¥0.00', '¥1,046.00'])
  fireEvent.click(screen.getByRole('radio', { name: '部分退款' }))
  fireEvent.change(screen.getByLabelText(/退给买家/), { target: { value: '300' } })
  fireEvent.blur(screen.getByLabelText(/退给买家/))
  await settle()
  expect(sums()).toEqual(['¥300.00', '¥684.21', '¥96.00', '-¥34.21', '¥1,046.00'])
  say(FACTS)
  await cite()
  fireEvent.click(send())
  await settle()
  expect(rule.inputs).toMatchObject([{ refund: '300.00', seller: '746.00' }])
})

test('no outcome, party at fault or rule is preselected, and each has to be chosen', async () => {
  show('966.00')
  say(FACTS)
  await cite()
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  expect(screen.getAllByText('待填')).toHaveLength(2)
  expect(send().disabled, 'no outcome').toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '取消，全额退款' }))
  expect(send().disabled, 'nobody at fault').toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '卖家' }))
  fireEvent.click(send())
  await settle()
  expect(rule.inputs).toMatchObject([{ refund: '966.00', seller: '0.00', fault: 'seller', rule: '描述规则 2.4' }])
})

test('whoever decides on an appeal reads the first ruling and the appeal', () => {
  show('966.00', {
    appeal: { by: 'seller', note: '截图里四把都在，到期日写在第二张图', createTime: '2026-11-22 09:00:00' },
    rulings: [
      {
        round: 1,
        facts: '截图显示只有两把武器，其余已到期。',
        rule: '描述规则 2.4',
        by: '阿棠',
        refund: '380.00',
        seller: '586.00',
        net: null,
        createTime: '2026-11-21 18:00:00',
      },
    ],
  })
  const first = screen.getByRole('region', { name: '第一次处理与申诉' })
  expect(first.textContent).toContain('退给买家 ¥380.00，付给卖家 ¥586.00')
  expect(first.textContent).toContain('阿棠・2026-11-21 18:00:00・描述规则 2.4')
  expect(first.textContent).toContain('卖家申诉截图里四把都在')
})

test('the ruling dialog shows whether a second staff member is needed and whether an appeal is possible', () => {
  show('2000.00')
  expect(screen.getByText('¥2,000.00 起由第二人复核；72 小时内任一方可申诉，共一次')).toBeTruthy()
})

test('a ruling on an appeal is final', () => {
  show('966.00', { appeal: { by: 'buyer', note: '', createTime: '' } })
  expect(screen.getByText('不足 ¥2,000.00，不需复核；最终处理结果，立即结算')).toBeTruthy()
})

test('a ruling that a second member declined starts from its rule and reason', () => {
  const request = { title: '处理售后', by: '客服小禾', declinedBy: '客服阿棠', decision: '事实不清', isRuling: true }
  const declined = [{ ...request, isOwn: true, reason: `描述规则 2.4：${FACTS}`, declineTime: '2026-11-29 10:00:00' }]
  show('2966.00', { declined })
  expect(screen.getByLabelText(/理由/)).toHaveProperty('value', FACTS)
  expect(screen.getByText('还缺：结果')).toBeTruthy()
})

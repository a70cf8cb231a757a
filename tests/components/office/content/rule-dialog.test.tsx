// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test } from 'vitest'
import { RuleDialog } from '@/components/office/content/rule-dialog'
import type { RuleRow } from '@/components/office/content/rule-row'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

const place = { mode: '', gameId: 0, distId: 0, placeName: '全平台' }
const FEE: RuleRow = {
  key: 'sellerFeeBp',
  label: '卖家服务费',
  explain: '按成交价',
  kind: 'share',
  unit: '%',
  where: 'trade',
  options: [],
  start: { value: '5', words: '5%' },
  now: { value: '5', words: '5%' },
  next: [],
  proposed: [],
  startsByMode: [{ mode: 'account', modeName: '账号', value: '6', words: '6%' }],
  own: [{ ...place, distId: 2, placeName: '松间', value: '4', words: '4%' }],
  changed: null,
}
const OPEN: RuleRow = {
  key: 'payoutOpen',
  label: '提现',
  explain: '',
  kind: 'switch',
  unit: '',
  where: 'platform',
  options: [],
  start: { value: '1', words: '开' },
  now: { value: '1', words: '开' },
  startsByMode: [],
  own: [],
  changed: null,
  next: [],
  proposed: [],
}
const BOOK = { modes: [{ mode: 'account', name: '账号' }], games: [{ gameId: 107, name: '三角洲行动' }] }
let change: MockedCall<'POST /console/changeRule'>
beforeEach(() => {
  change = mockCall('POST /console/changeRule', { waits: true })
  server.use(change)
})
const show = (rule: RuleRow, dist?: { distId: number; name: string }) =>
  render(
    <App>
      <RuleDialog rule={rule} book={BOOK} dist={dist} onChanged={() => {}} onClose={() => {}} />
    </App>,
  )
const send = async (button: RegExp) => {
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '活动' } })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await settle()
  return change.inputs
}
const everywhere = { gameId: '0', distId: '0', reason: '活动' }

test('a rule change for all trades names the modes whose own default it overrides', async () => {
  show(FEE)
  expect(screen.getByText('全部交易一起改，包括另有默认的账号。')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('新值（现行：5%）'), { target: { value: '4.5' } })
  expect(await send(/提交复核/)).toEqual([{ key: 'sellerFeeBp', ...everywhere, value: '4.5' }])
})

test('a distributor’s own rule value can be reset to the default', async () => {
  show(FEE, { distId: 2, name: '松间' })
  expect((screen.getByLabelText('新值（现行：4%）') as HTMLInputElement).value).toBe('4')
  fireEvent.click(screen.getByText('恢复默认'))
  expect(await send(/提交复核/)).toEqual([{ key: 'sellerFeeBp', ...everywhere, distId: '2' }])
})

test('an open switch can be closed by one person at once', async () => {
  show(OPEN)
  expect(screen.getByText('关闭立即生效，不用复核；重新打开须双人复核。')).toBeTruthy()
  expect(await send(/关\s?闭/)).toEqual([{ key: 'payoutOpen', ...everywhere, value: '0' }])
})

test('a rule change sent again after a lost response keeps its idempotency key, and another reason gets a new one', async () => {
  change = mockCall('POST /console/changeRule', 'lost')
  server.use(change)
  show(OPEN)
  await send(/关\s?闭/)
  await send(/关\s?闭/)
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '维护' } })
  fireEvent.click(screen.getByRole('button', { name: /关\s?闭/ }))
  await settle()
  const [first, second, third] = change.keys
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('missing value, start and reason are all shown at once, and nothing is sent', async () => {
  show(FEE)
  fireEvent.change(screen.getByLabelText('新值（现行：5%）'), { target: { value: '' } })
  fireEvent.click(screen.getByText('定时'))
  fireEvent.click(screen.getByRole('button', { name: /提交复核/ }))
  await settle()
  for (const fault of ['请填写新值', '请选择生效时间', '请填写原因']) expect(screen.getByText(fault)).toBeTruthy()
  expect(change.inputs).toEqual([])
})

const asked = {
  approvalId: 1,
  ...place,
  words: '卖家服务费（全平台）：5% 改为 4%',
  by: '平台管理',
  time: '2026-11-29 16:27:03',
}

test('a second change of the same place waits for the decision about the first', () => {
  show({ ...FEE, proposed: [asked] })
  expect(screen.getByText('待复核：卖家服务费（全平台）：5% 改为 4%，平台管理 11-29 16:27')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去双人复核' }).getAttribute('href')).toBe('/console/approvals')
  expect(screen.getByRole('button', { name: /提交复核/ })).toHaveProperty('disabled', true)
})

test('a change of another place, or closing a switch at once, is only warned about the waiting one', async () => {
  show({ ...OPEN, proposed: [asked] })
  expect(screen.getByText(/^待复核：/)).toBeTruthy()
  expect(await send(/关\s?闭/)).toHaveLength(1)
  cleanup()
  show({ ...FEE, proposed: [asked] }, { distId: 2, name: '松间' })
  expect(await send(/提交复核/)).toHaveLength(2)
})

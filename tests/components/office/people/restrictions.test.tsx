// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { StaffContext } from '@/components/office/parts/use-staff'
import { RestrictDrawer } from '@/components/office/people/restrict-drawer'
import { RestrictionDrawer } from '@/components/office/people/restriction-drawer'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { staffOf } from '../../support/sample-staff'

const USER = 38070001 as UserId
const show = async (drawer: ReactNode) => {
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['restrictions.write'] })}>{drawer}</StaffContext>
    </App>,
  )
  await settle()
}
const noop = () => {}

const form = async () => {
  const preview = { nickName: '阿柏', coin: '0.00', goods: 0, running: [], active: [], secondFrom: '2000.00' }
  server.use(mockCall('GET /console/restrictionPreview', preview))
  await show(<RestrictDrawer userId={USER} nickName="阿柏" onClose={noop} onDone={noop} />)
}
const offered = async () => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /依据条款/ }))
  await settle()
  return [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent?.slice(0, 8))
}
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }))
}

test('only clauses that allow what is chosen are offered', async () => {
  await form()
  choose('上架', '下单')
  expect(await offered()).toEqual(['账号规则 6.1', '账号规则 6.7'])
})

test('what belongs to several clauses is restricted by the one for members who broke several', async () => {
  await form()
  choose('聊天', '提现')
  expect(await offered()).toEqual(['账号规则 6.7'])
})

test('a chosen clause is dropped when it no longer covers what is chosen', async () => {
  await form()
  choose('聊天')
  await offered()
  fireEvent.click(screen.getByTitle(/账号规则 6.4/))
  const chosen = () => document.querySelector('.ant-select-content-has-value')?.textContent
  expect(chosen()).toContain('账号规则 6.4')
  choose('提现')
  await settle()
  expect(chosen()).toBeUndefined()
})

test('fields that have to be filled in are marked', async () => {
  await form()
  const marked = [...document.querySelectorAll('label.ant-form-item-required')].map((label) => label.textContent)
  expect(marked).toEqual(['冻结金额，元', '依据条款', '原因，用户可见', '期限，天'])
})

const APPEAL: NonNullable<Output<'GET /console/restriction'>['appeal']> = {
  state: 'open',
  stateName: '申诉处理中',
  statement: '账号一直由我本人使用',
  pictures: [],
  createTime: '2026-11-21 10:00:00',
  dueTime: '2026-11-24 10:00:00',
  decideTime: null,
  reason: '',
}
const ROW: Output<'GET /console/restriction'> = {
  restrictionId: 7,
  kinds: ['buy'],
  held: '0.00',
  clause: '账号规则 6.3',
  clauseText: '恶意退款、虚假付款或反复下单不付款的，可以限制下单。',
  reason: '三笔订单付款后立即申请退款，正在核实',
  fromTime: '2026-11-20 10:00:00',
  untilTime: '2026-12-04 10:00:00',
  renewals: 0,
  state: 'active',
  stateName: '限制中',
  endTime: null,
  endReason: '',
  canAppeal: false,
  appeal: null,
  userId: USER,
  nickName: '阿柏',
  phone: '138****0001',
  imposedBy: '小林',
  deciders: ['小林'],
  endedBy: '',
  reviewer: '',
  note: '',
  evidence: [],
  isOverdue: false,
  mayDecide: false,
}
const buttons = async (more: Partial<typeof ROW>) => {
  server.use(mockCall('GET /console/restriction', { ...ROW, ...more }))
  await show(<RestrictionDrawer restrictionId={7} onClose={noop} onChanged={noop} />)
  return [...document.querySelectorAll('aside > footer button')].map((one) => one.textContent?.replace(/\s/g, ''))
}

test('while an appeal waits, only its decision is offered', async () => {
  expect(await buttons({ appeal: APPEAL, mayDecide: true })).toEqual(['申诉不通过', '申诉通过'])
})

test('who took part in the restriction is offered nothing while its appeal waits', async () => {
  expect(await buttons({ appeal: APPEAL })).toEqual([])
})

test('without an open appeal the restriction is renewed or lifted', async () => {
  expect(await buttons({})).toEqual(['续期', '解除限制'])
})

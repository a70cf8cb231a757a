// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { CaseDrawer } from '@/components/office/cases/case-drawer'
import { StaffContext } from '@/components/office/parts/use-staff'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { staffOf } from '../../support/sample-staff'

const SN = 'KF26112700000001'
const FILE: Output<'GET /desk/case'> = {
  caseSn: SN,
  kind: 'complaint',
  kindName: '投诉',
  state: 'waiting',
  stateName: '待受理',
  outcome: null,
  outcomeName: '',
  handler: '',
  createTime: '2026-11-27 10:00:00',
  answerDueTime: '2026-11-28 10:00:00',
  answerTime: null,
  dueTime: '2026-12-04 10:00:00',
  askedUntilTime: null,
  closeTime: null,
  appealUntilTime: null,
  statement: '客服没有看我的截图',
  facts: [],
  pictures: [],
  clause: '',
  reason: '',
  notes: [],
  canReply: true,
  canAppeal: false,
  distId: 1,
  siteName: '衡集',
  sender: '南山老猫',
  phone: '138****0001',
  userId: 7,
  isMine: false,
  isOverdue: false,
  mayDecideAppeal: false,
  goods: [],
  evidence: [],
  isAppealed: false,
}
const MINE = { ...FILE, state: 'working', stateName: '处理中', handler: '客服小禾', isMine: true } as const

const open = (file: Output<'GET /desk/case'>) => {
  server.use(mockCall('GET /desk/case', file))
  render(
    <App>
      <StaffContext.Provider value={staffOf({ permissions: ['cases.handle', 'cases.legal'] })}>
        <CaseDrawer caseSn={SN} onClose={() => {}} onChanged={() => {}} />
      </StaffContext.Provider>
    </App>,
  )
}
/** The console's theme keeps antd from spacing two characters; this test has no theme. */
const named = (name: string) => ({ name: new RegExp(`^${[...name].join(' ?')}$`) })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', named(name)))

test('a waiting case can only be taken, and one of somebody else only be read', async () => {
  const claim = mockCall('POST /desk/claimCase', null)
  server.use(claim)
  open(FILE)
  await press('受理')
  await waitFor(() => expect(claim.inputs).toEqual([{ caseSn: SN }]))
  expect(screen.queryByRole('button', named('回复'))).toBeNull()
})

test('a rejection requires a clause and a reason, and a refusal of the server keeps what was typed', async () => {
  const decide = mockCall('POST /desk/decideCase', { refuse: 'INVALID_INPUT', msg: '工单已由同事处理' })
  server.use(decide)
  open(MINE)
  await press('处理')
  const dialog = await screen.findByRole('dialog', { name: '处理工单' })
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  const send = within(dialog).getByRole('button', { name: '提交处理结果' })
  fireEvent.click(within(dialog).getByLabelText('未通过'))
  expect(within(dialog).getByText('还缺：依据的条款、理由')).toBeTruthy()
  type('理由', '两张截图都已核对')
  expect(within(dialog).getByText('还缺：依据的条款')).toBeTruthy()
  expect(send).toHaveProperty('disabled', true)
  type('依据的条款', '服务规则 3.1')
  fireEvent.click(send)
  expect(await within(dialog).findByText('工单已由同事处理')).toBeTruthy()
  expect(decide.inputs).toEqual([
    { caseSn: SN, outcome: 'refused', clause: '服务规则 3.1', reason: '两张截图都已核对' },
  ])
  expect(within(dialog).getByLabelText('理由')).toHaveProperty('value', '两张截图都已核对')
})

test('a question has no clause to fill in', async () => {
  open({ ...MINE, kind: 'question' })
  await press('处理')
  const dialog = await screen.findByRole('dialog', { name: '处理工单' })
  expect(within(dialog).queryByLabelText('依据的条款')).toBeNull()
  expect(within(dialog).getByText('提交人会看到。关闭后，提交人可申诉一次')).toBeTruthy()
})

test('goods of a notice show when they go back, and a lawsuit can be recorded', async () => {
  const item = {
    caseSn: SN,
    goodsSn: 'ZH00001',
    state: 'countered',
    stateName: '卖家已声明，待恢复',
    counter: '图片由我自己拍摄',
    withholdTime: '2026-11-27 12:00:00',
    backTime: '2026-12-12 12:00:00',
  } as const
  const sued = mockCall('POST /desk/recordLawsuit', null)
  server.use(sued)
  open({ ...MINE, kind: 'rights', kindName: '权利人通知', goods: [item] })
  expect(await screen.findByText(/ZH00001，卖家已声明，待恢复，12-12 12:00 恢复上架，图片由我自己拍摄/)).toBeTruthy()
  await press('登记起诉')
  const dialog = await screen.findByRole('dialog', { name: '登记权利人起诉' })
  fireEvent.change(within(dialog).getByLabelText('受理法院和案号'), { target: { value: '某法院 2026 民初 1 号' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '登记起诉' }))
  await waitFor(() => expect(sued.inputs).toMatchObject([{ goodsSn: 'ZH00001' }]))
})

test('a guardian: the account is looked for, and only an order that is over offers a refund', async () => {
  const paid = { title: '满配账号', total: '328.00', createTime: '2026-11-20 10:00:00' }
  server.use(
    mockCall('GET /desk/caseAccount', {
      userId: 9 as never,
      nickName: '小明',
      phone: '138****0009',
      coin: '0.00',
      running: [],
      paid: [
        { ...paid, orderSn: 'D2611200000000001', statusName: '已完成' },
        { ...paid, orderSn: 'D2611200000000002', statusName: '待放款' },
      ],
    }),
  )
  open({
    ...MINE,
    kind: 'guardian',
    kindName: '未成年人退款',
    facts: [{ label: '孩子使用的账号', text: '13800000009' }],
  })
  const box = await screen.findByLabelText('查找账号')
  expect(box).toHaveProperty('value', '13800000009')
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' })
  const list = await screen.findByRole('list', { name: '付款的订单' })
  expect(within(list).getAllByRole('button', named('退款'))).toHaveLength(1)
})

test('evidence for an authority is requested for an order with the letter it rests on, and waits for a second person', async () => {
  const ask = mockCall('POST /desk/evidenceForCase', { waits: true })
  server.use(ask)
  open({ ...MINE, kind: 'authority', kindName: '司法协助' })
  await press('申请调取')
  const dialog = await screen.findByRole('dialog', { name: '调取订单凭证' })
  fireEvent.change(within(dialog).getByLabelText('订单号'), { target: { value: ' D2026112013020001 ' } })
  fireEvent.change(within(dialog).getByLabelText('依据的文书'), { target: { value: '某公安局调证 2026 第 8 号' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '提交调取' }))
  await waitFor(() =>
    expect(ask.inputs).toEqual([{ caseSn: SN, orderSn: 'D2026112013020001', reason: '某公安局调证 2026 第 8 号' }]),
  )
  expect(await screen.findByText('已提交双人复核，通过后可以下载')).toBeTruthy()
})

test('approved evidence is downloaded for each side of the order', async () => {
  const evidence = [{ orderSn: 'D2026112013020001', createTime: '2026-11-27 12:00:00' }]
  open({ ...MINE, kind: 'authority', kindName: '司法协助', evidence })
  const link = await screen.findByRole('link', { name: '下载卖家凭证' })
  expect(link.getAttribute('href')).toBe(`/api/desk/caseEvidenceFile/${SN}/D2026112013020001?side=seller`)
  expect(screen.getByRole('link', { name: '下载买家凭证' })).toBeTruthy()
})

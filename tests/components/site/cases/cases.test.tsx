// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CaseDesk } from '@/components/site/cases/case-desk'
import { CaseFile } from '@/components/site/cases/case-file'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

const SN = 'KF26112700000001'
const BRIEF: Output<'POST /case/lookUp'> = {
  caseSn: SN,
  kind: 'guardian',
  kindName: '未成年人退款',
  state: 'working',
  stateName: '处理中',
  outcome: null,
  outcomeName: '',
  handler: '客服小禾',
  createTime: '2026-11-27 10:00:00',
  answerDueTime: '2026-11-28 10:00:00',
  answerTime: null,
  dueTime: '2026-12-12 10:00:00',
  askedUntilTime: null,
  closeTime: null,
  appealUntilTime: null,
}
const WHOLE: Output<'GET /case/detail'> = {
  ...BRIEF,
  statement: '孩子用我的手机付款',
  facts: [{ label: '监护人姓名', text: '王芳' }],
  pictures: [],
  clause: '',
  reason: '',
  notes: [],
  canReply: true,
  canAppeal: false,
}
const NO_SENDER = { phone: '', isMember: false }
const MEMBER = { phone: '138****0001', isMember: true }

const serve = (sender: Output<'GET /case/sender'>, list: Output<'GET /case/list'>['list'] = []) => {
  const hints = mockCall('GET /case/hints', ({ input }) => ({
    orders: [],
    articles: input.text ? [{ title: '提现多久到账', url: '/news/payout' }] : [],
  }))
  server.use(mockCall('GET /case/withheldGoods', { list: [] }))
  server.use(mockCall('GET /case/sender', sender), mockCall('GET /case/list', { list }), hints)
  return hints
}

beforeEach(() => history.replaceState(null, '', '/service'))

test('a visitor is asked to log in for a question, and for a guardian only to prove a phone', async () => {
  serve(NO_SENDER)
  render(<CaseDesk first="question" />)
  expect(await screen.findByRole('link', { name: '去登录' })).toHaveProperty('href')
  await userEvent.click(screen.getByRole('button', { name: '未成年人退款' }))
  const prove = mockCall('POST /case/verifyPhone', null)
  server.use(prove, mockCall('GET /case/sender', { phone: '139****0000', isMember: false }))
  await userEvent.type(await screen.findByLabelText('手机号'), '13900000000')
  await userEvent.type(screen.getByLabelText('验证码'), '123456')
  await userEvent.click(screen.getByRole('button', { name: '验证手机号' }))
  expect(await screen.findByText('以手机号 139****0000 提交')).toBeTruthy()
  expect(prove.inputs).toEqual([{ phone: '13900000000', smsCode: '123456' }])
  expect(location.search).toBe('?kind=guardian')
})

test('a form names what is missing at its field and sends nothing; the typed text stays', async () => {
  serve({ phone: '139****0000', isMember: false })
  const create = mockCall('POST /case/create', { caseSn: SN })
  server.use(create)
  render(<CaseDesk first="guardian" />)
  await userEvent.type(await screen.findByLabelText(/监护人姓名/), '王芳')
  await userEvent.type(screen.getByLabelText(/孩子的年龄/), '18')
  await userEvent.click(screen.getByRole('button', { name: '提交工单' }))
  expect(await screen.findByText('请选择与孩子的关系')).toBeTruthy()
  expect(screen.getByText('请填写 1–17 的整数，满 18 周岁不适用')).toBeTruthy()
  expect(screen.getByText('请上传至少 2 张凭证')).toBeTruthy()
  expect(create.inputs).toEqual([])
  expect(screen.getByLabelText(/监护人姓名/)).toHaveProperty('value', '王芳')
})

test('a member sees articles that fit what is typed, reaches a person in one press, and gets the number at once', async () => {
  logInAs(userOf())
  serve(MEMBER)
  const create = mockCall('POST /case/create', { caseSn: SN })
  server.use(create)
  render(<CaseDesk first="question" />)
  const hints = await screen.findByRole('region', { name: '先看看有没有答案' })
  const statement = await screen.findByLabelText(/情况说明/)
  await userEvent.click(within(hints).getByRole('button', { name: '直接找人工' }))
  expect(document.activeElement).toBe(statement)
  await userEvent.type(statement, '提现一般多久可以到账呢请问')
  expect(await within(hints).findByRole('link', { name: '提现多久到账' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '提交工单' }))
  expect(await screen.findByText(SN)).toBeTruthy()
  expect(create.inputs).toMatchObject([{ kind: 'question', statement: '提现一般多久可以到账呢请问', facts: '{}' }])
})

test('a refusal of the server stands above the button, and sending again repeats the same request', async () => {
  logInAs(userOf())
  serve(MEMBER)
  const full = mockCall('POST /case/create', { refuse: 'TOO_MANY', msg: '今天提交的工单已达上限' })
  server.use(full)
  render(<CaseDesk first="advice" />)
  await userEvent.type(await screen.findByLabelText(/情况说明/), '希望收藏的商品可以在微信里提醒')
  await userEvent.click(screen.getByRole('button', { name: '提交工单' }))
  expect(await screen.findByText('今天提交的工单已达上限')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '提交工单' }))
  await waitFor(() => expect(full.inputs).toHaveLength(2))
  expect(full.keys[0]).not.toBeNull()
  expect(full.keys[1], 'the same request').toBe(full.keys[0])
  expect(screen.getByLabelText(/情况说明/)).toHaveProperty('value', '希望收藏的商品可以在微信里提醒')
})

test('number and phone show state and deadlines without any text, and the code shows the rest', async () => {
  serve(NO_SENDER)
  const lookUp = mockCall('POST /case/lookUp', BRIEF)
  server.use(lookUp)
  render(<CaseFile first="" />)
  await userEvent.type(await screen.findByLabelText('工单号'), SN.toLowerCase())
  await userEvent.type(screen.getByLabelText('手机号'), '13900000000')
  await userEvent.click(screen.getByRole('button', { name: '查进度' }))
  expect(await screen.findByText('客服小禾')).toBeTruthy()
  expect(screen.getByText('11-28 10:00 前首次回复，12-12 10:00 前给出处理结果')).toBeTruthy()
  expect(lookUp.inputs).toEqual([{ caseSn: SN, phone: '13900000000' }])
  expect(screen.queryByText('王芳')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '验证后看全部内容' }))
  expect(await screen.findByRole('button', { name: '验证手机号' })).toBeTruthy()
})

test('the sender replies, and appeals a refusal once', async () => {
  logInAs(userOf())
  serve(MEMBER)
  const reply = mockCall('POST /case/reply', WHOLE)
  server.use(mockCall('GET /case/detail', WHOLE), reply)
  const page = render(<CaseFile first={SN} />)
  await userEvent.type(await screen.findByLabelText(/补充说明/), '补充付款时间')
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(reply.inputs).toMatchObject([{ caseSn: SN, text: '补充付款时间' }]))
  page.unmount()
  const closed = { ...WHOLE, state: 'closed', stateName: '已处理', outcome: 'refused', outcomeName: '未通过' } as const
  const over = { ...closed, canReply: false, canAppeal: true, reason: '付款人不是孩子', clause: '服务规则 3.1' }
  const appeal = mockCall('POST /case/appeal', { ...over, canAppeal: false })
  server.use(mockCall('GET /case/detail', over), appeal)
  render(<CaseFile first={SN} />)
  expect(await screen.findByText('处理理由：服务规则 3.1。付款人不是孩子')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '申诉' }))
  await userEvent.type(screen.getByLabelText(/申诉说明/), '付款时孩子在用手机，有通话记录')
  await userEvent.click(screen.getByRole('button', { name: '提交申诉' }))
  await waitFor(() => expect(appeal.inputs).toMatchObject([{ caseSn: SN }]))
})

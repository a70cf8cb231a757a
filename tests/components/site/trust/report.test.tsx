// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppealPanel } from '@/components/site/trust/appeal-panel'
import { OwnCases } from '@/components/site/trust/own-cases'
import { OwnCasesSection } from '@/components/site/trust/own-cases-section'
import { EMPTY_REPORT, reportErrors } from '@/components/site/trust/report-draft'
import { ReportForm } from '@/components/site/trust/report-form'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { userOf } from '../../support/sample-user'

vi.mock('@/components/ui/forms/image-upload', () => ({
  ImageUpload: ({ onChange }: { onChange: (urls: string[], waiting: number) => void }) => (
    <button type="button" onClick={() => onChange(['/media/evidence/ab/one.webp', '/media/evidence/cd/two.webp'], 0)}>
      添加图片
    </button>
  ),
}))

const STORY = '对方加我微信，要我离开平台付款，收了200元以后把我拉黑了。'
beforeEach(() => {
  Cookies.remove('token')
  logInAs(userOf())
})
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const good = {
  ...EMPTY_REPORT,
  content: '3900001024',
  reason: 'offSite' as const,
  story: STORY,
  evidence: ['evidence/ab/one.webp'],
}

test.each([
  [{ content: ' ' }, 'content', '请输入要举报的账号'],
  [{ content: '012' }, 'content', 'QQ号码格式错误'],
  [{ kind: '3' as const }, 'content', '手机号码格式错误'],
  [{ reason: '' as const }, 'reason', '请选择举报原因'],
  [{ story: '' }, 'story', '请填写经过'],
  [{ story: '太短' }, 'story', '请写明时间、经过和金额，至少 20 个字'],
  [{ evidence: [] }, 'evidence', '请至少上传一张证据图片'],
  [{ evidence: ['evidence/ab/one.webp', ''] }, 'evidence', '文件还在上传，传完或移除后再提交'],
  [{ orderSn: 'X1' }, 'orderSn', '订单号格式错误'],
])('the report %j is refused at %s', (change, field, message) => {
  expect(reportErrors({ ...good, ...change })).toEqual({ [field]: message })
  expect(reportErrors(good)).toEqual({})
})

async function fillAll() {
  render(<ReportForm games={[{ id: 107, name: '王者荣耀' }]} />)
  fill(/被举报账号/, '3900001024')
  fill(/举报原因/, 'offSite')
  fill(/相关游戏/, '107')
  fill(/事情经过/, STORY)
  await press('添加图片')
}

test('a report sends the keys of its pictures and shows when it is answered', async () => {
  const send = mockCall('POST /black/releaseBlack', REPORT)
  server.use(send)
  await fillAll()
  await press('提交举报')
  expect(send.inputs).toMatchObject([
    {
      kind: '1',
      gameId: '107',
      evidence: 'evidence/ab/one.webp,evidence/cd/two.webp',
      mayPublish: '0',
    },
  ])
  expect(screen.getByText('审核人员将在 2026-11-23 10:00 前给出结论。')).toBeTruthy()
})

test('a refused report keeps the form, and a retry keeps its idempotency key', async () => {
  const lost = mockCall('POST /black/releaseBlack', 'lost')
  server.use(lost)
  await fillAll()
  await press('提交举报')
  expect(screen.getByText('网络超时')).toBeTruthy()
  expect(screen.getByLabelText(/事情经过/)).toHaveProperty('value', STORY)
  const refused = mockCall('POST /black/releaseBlack', { refuse: 'REPORT_PENDING' })
  server.use(refused)
  await press('提交举报')
  expect(screen.getByText('你已举报过该账号，正在审核中，请勿重复提交')).toBeTruthy()
  expect(lost.keys).toEqual([expect.any(String)])
  expect(refused.keys).toEqual(lost.keys)
})

test('an unverified member gets a link to the verification instead of the report form', () => {
  logInAs(userOf({ authStatus: 0 }))
  render(<ReportForm games={[]} />)
  expect(screen.getByRole('link', { name: '去认证' }).getAttribute('href')).toBe(
    '/center/myself/identityAuthentication',
  )
})

const REPORT: Output<'POST /black/releaseBlack'> = {
  sn: 'R26112100003390',
  kindName: '微信',
  account: 'he****mo',
  gameName: '',
  reasonName: '站外诈骗',
  story: STORY,
  evidence: [],
  orderSn: '',
  state: 'pending',
  dueTime: '2026-11-23 10:00:00',
  overdue: false,
  reviewTime: null,
  reviewReason: '',
  rulingCode: null,
  createTime: '2026-11-21 10:00:00',
}

test('own reports show their state', async () => {
  const list: (typeof REPORT)[] = [
    REPORT,
    { ...REPORT, sn: 'R2', overdue: true },
    { ...REPORT, sn: 'R3', state: 'rejected', reviewTime: '2026-11-22 10:00:00', reviewReason: '看不到账号' },
  ]
  server.use(mockCall('GET /black/ownReports', pageOf(list)), mockCall('GET /black/ownAppeals', { list: [] }))
  render(<OwnCases />)
  await settle()
  expect(screen.getByText(/审核人员将在 2026-11-23 10:00 前给出结论/)).toBeTruthy()
  expect(screen.getByText(/已超过承诺时间/)).toBeTruthy()
  expect(screen.getByText(/2026-11-22 10:00 审核：看不到账号/)).toBeTruthy()
  await press('我的申诉 0')
  expect(screen.getByText('没有申诉')).toBeTruthy()
})

test('visitors of the own reports page are asked to log in', () => {
  Cookies.remove('token')
  render(<OwnCasesSection />)
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login?returnUrl=%2Fblack%2Fcenter')
})

test.each([
  ['appealed', /正在由原审核人以外的人员复核/],
  ['upheld', /维持原处理/],
  ['overturned', /撤销了原处理/],
] as const)('a ruling that is %s cannot be appealed again', (state, text) => {
  render(<AppealPanel code="B26111900021466" isBlack state={state} until={null} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

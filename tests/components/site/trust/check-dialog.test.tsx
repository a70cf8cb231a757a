// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckDialog } from '@/components/site/trust/check-dialog'
import { CheckEntry } from '@/components/site/trust/check-entry'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'

type Staff = Output<'GET /cusSer/queryVerifyCustomer'>
type Lookup = Output<'GET /black/checkBlack'>
afterEach(() => Cookies.remove('token'))

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test.each<[Staff, string, string]>([
  [
    { queryType: '1', queryValue: '2850001031', name: '客服小禾', since: '2024-02-18' },
    '已核实：2850001031 是真客服',
    '客服小禾，2024-02-18 起在岗',
  ],
  [{}, '已核实：2850001031 是冒充的客服', '请勿付款、勿提供验证码。'],
])('the verification result %j has the right text', async (data, title, more) => {
  const verify = mockCall('GET /cusSer/queryVerifyCustomer', data)
  server.use(verify)
  render(<CheckDialog onClose={vi.fn()} />)
  type('客服QQ号', ' 2850001031 ')
  await press('立即验真')
  expect(verify.inputs).toEqual([{ queryType: '1', queryValue: '2850001031' }])
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(more)).toBeTruthy()
  type('客服QQ号', '2850001032')
  expect(screen.queryByText(title)).toBeNull()
})

test.each([
  ['QQ', '客服QQ号', '0123', '请输入正确的客服QQ号'],
  ['QQ', '客服QQ号', '', '请输入正确的客服QQ号'],
  ['微信', '客服微信号', 'abcde', '请输入正确的客服微信号'],
])('the verification by %s with %s %j is not sent', async (kind, label, text, message) => {
  const verify = mockCall('GET /cusSer/queryVerifyCustomer', {})
  server.use(verify)
  render(<CheckDialog onClose={vi.fn()} />)
  await press(kind)
  type(label, text)
  await press('立即验真')
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByLabelText(label)).toBe(document.activeElement)
  expect(verify.inputs).toEqual([])
})

test('a link is checked by its host, and a payee is never one of ours', async () => {
  const checked = mockCall('GET /cusSer/checkSource', { isOurs: false, value: 'hengji-pay.cn', siteName: '' })
  server.use(checked)
  render(<CheckDialog onClose={vi.fn()} />)
  await press('网址')
  type('对方发来的网址', '点这里付款 https://hengji-pay.cn/a?b=1')
  await press('立即验真')
  expect(checked.inputs).toEqual([{ kind: 'link', value: '点这里付款 https://hengji-pay.cn/a?b=1' }])
  expect(screen.getByText('hengji-pay.cn 不是平台的网址')).toBeTruthy()
  await press('收款方')
  type('对方给的收款账户或姓名', '王某某 6222021234567890')
  await press('立即验真')
  expect(screen.getByText('平台不向任何人的账户收款')).toBeTruthy()
})

test('a refused verification and a lost connection are reported at the field', async () => {
  server.use(mockCall('GET /cusSer/queryVerifyCustomer', { refuse: 'TOO_MANY', msg: '查询过于频繁，请10分钟后再试' }))
  render(<CheckDialog onClose={vi.fn()} />)
  type('客服QQ号', '2850001031')
  await press('立即验真')
  expect(screen.getByText('查询过于频繁，请10分钟后再试')).toBeTruthy()
  server.use(mockCall('GET /cusSer/queryVerifyCustomer', 'lost'))
  await press('立即验真')
  expect(screen.getByText('网络超时')).toBeTruthy()
  server.use(mockCall('GET /cusSer/queryVerifyCustomer', {}))
  await press('立即验真')
  expect(screen.queryByText('网络超时')).toBeNull()
})

const LOOKUP = 'QQ、微信、手机号或游戏账号'
const openLookup = () => {
  render(
    <>
      <CheckDialog onClose={vi.fn()} />
      <Toaster />
    </>,
  )
  fireEvent.keyDown(screen.getByRole('tab', { name: '客服验真' }), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: '黑号查询' }).getAttribute('aria-selected')).toBe('true')
}

test('the blacklist lookup requires an account and a login', async () => {
  const lookup = mockCall('GET /black/checkBlack', { result: 2, list: [] })
  server.use(lookup)
  openLookup()
  await press('查询黑名单')
  expect(screen.getByText('请输入要查询的黑号')).toBeTruthy()
  type(LOOKUP, '3900001024')
  await press('查询黑名单')
  expect(screen.getByText('请先登录').closest('.toast')).toBeTruthy()
  expect(screen.getByRole('link', { name: '登录后查询' }).getAttribute('href')).toMatch(/^\/login\?returnUrl=/)
  expect(lookup.inputs).toEqual([])
})

const ruling: Lookup['list'][number] = {
  kind: 'blacklist',
  title: '冒充客服',
  gameId: 0,
  gameName: '',
  summary: '',
  decision: '',
  claimed: '0.00',
  awarded: '0.00',
  openTime: '2026-11-18 10:00:00',
  code: 'B26111900021466',
  subject: '39****24',
  subjectKindName: 'QQ',
  reasonName: '冒充客服',
  decideTime: '2026-11-19 10:06:00',
  state: 'appealed',
}

test.each<[Lookup, string]>([
  [{ result: 1, list: [ruling] }, '该账号是黑号'],
  [{ result: 2, list: [] }, '该账号无不良记录'],
  [{ result: 0, list: [] }, '未查询到结果，请核对后重新输入'],
])('the blacklist lookup explains the result %j', async (data, title) => {
  Cookies.set('token', 'x')
  const lookup = mockCall('GET /black/checkBlack', data)
  server.use(lookup)
  openLookup()
  type(LOOKUP, '3900001024')
  await press('查询黑名单')
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '查看处理结果' })?.getAttribute('href')).toBe(
    data.result === 1 ? '/black/B26111900021466' : undefined,
  )
  if (data.result === 1) expect(screen.getByText(/申诉中/)).toBeTruthy()
  expect(lookup.inputs).toEqual([{ content: '3900001024' }])
})

test('the verification entry is a link that opens the dialog when scripts run', async () => {
  render(<CheckEntry />)
  const entry = screen.getByRole('link', { name: '验真' })
  expect(entry.getAttribute('href')).toBe('/kfyz')
  await act(async () => fireEvent.click(entry))
  await waitFor(() => expect(screen.getByRole('dialog', { name: '安全查询' })).toBeTruthy())
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

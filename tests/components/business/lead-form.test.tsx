// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LeadForm } from '@/components/business/lead-form'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
afterEach(() => vi.clearAllMocks())

const show = () =>
  render(
    <LeadForm
      title="申请合作"
      kinds={['dist', 'channel']}
      companyLabel="公司"
      noteLabel="说明"
      noteHint=""
      submit="提交申请"
    />,
  )
const fill = async () => {
  await userEvent.selectOptions(screen.getByLabelText(/合作类型/), '渠道推广')
  await userEvent.type(screen.getByLabelText(/联系人/), '王先生')
  await userEvent.type(screen.getByLabelText(/手机号/), '13800000009')
}
const send = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }))

test('each field is asked for in turn, and nothing is sent before', async () => {
  show()
  await send()
  expect(screen.getByText('请选择合作类型')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(/合作类型/), '开设分销站')
  await send()
  expect(screen.getByText('请填写联系人')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/联系人/), '王先生')
  await userEvent.type(screen.getByLabelText(/手机号/), '138')
  await send()
  expect(screen.getByText('手机号码格式错误')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/手机号/))
  expect(lazyCall).not.toHaveBeenCalled()
})

test('a refusal is told and loses nothing; then it is kept, and the page says what comes next', async () => {
  const refusal = Object.assign(new Error('今天已收到你的申请'), { name: 'ApiError', code: 1801, data: null })
  vi.mocked(lazyCall)
    .mockRejectedValueOnce(refusal)
    .mockResolvedValueOnce({ phone: '138****0009', createTime: '' } as never)
  show()
  await fill()
  await send()
  expect(screen.getByRole('alert').textContent).toContain('今天已收到你的申请')
  expect(screen.getByLabelText<HTMLInputElement>(/联系人/).value).toBe('王先生')
  await send()
  expect(await screen.findByText('已收到你的申请')).toBeTruthy()
  expect(screen.getByText('138****0009')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '修改后再提交一份' }))
  expect(screen.getByLabelText<HTMLInputElement>(/联系人/).value).toBe('王先生')
})

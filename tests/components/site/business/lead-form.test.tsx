// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LeadForm } from '@/components/site/business/lead-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const SENT = { phone: '138****0009', createTime: '2026-11-22 10:00:00' }
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

test('the lead form validates its fields in order and sends nothing before', async () => {
  const lead = mockCall('POST /dist/setDistBus', SENT)
  server.use(lead)
  show()
  await send()
  expect(screen.getByText('请选择合作类型')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(/合作类型/), '开设分销商站点')
  await send()
  expect(screen.getByText('请填写联系人')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/联系人/), '王先生')
  await userEvent.type(screen.getByLabelText(/手机号/), '138')
  await send()
  expect(screen.getByText('手机号码格式错误')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/手机号/))
  expect(lead.inputs).toEqual([])
})

test('a refused lead keeps the form, and an accepted one shows the next steps', async () => {
  server.use(mockCall('POST /dist/setDistBus', { refuse: 'LEAD_SENT' }))
  show()
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('今天已收到你的申请')
  expect(screen.getByLabelText<HTMLInputElement>(/联系人/).value).toBe('王先生')
  const lead = mockCall('POST /dist/setDistBus', SENT)
  server.use(lead)
  await send()
  expect(await screen.findByText('已收到你的申请')).toBeTruthy()
  expect(screen.getByText('138****0009')).toBeTruthy()
  expect(lead.inputs).toEqual([{ kind: 'channel', name: '王先生', mobile: '13800000009' }])
  await userEvent.click(screen.getByRole('button', { name: '修改后再提交一份' }))
  expect(screen.getByLabelText<HTMLInputElement>(/联系人/).value).toBe('王先生')
})

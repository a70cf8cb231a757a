// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreateForm } from '@/components/office/site/create-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('all wrong fields of a new distributor are reported at once, and nothing is sent', async () => {
  const create = mockCall('POST /console/createDistributor', { distId: 9 })
  server.use(create)
  render(<CreateForm onCreated={() => {}} onClose={() => {}} />)
  type(/代号/, 'A b')
  type(/手机号/, '138')
  fireEvent.click(screen.getByRole('button', { name: '创建并上线' }))
  await settle()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请填写站点名',
    '代号为 2–30 位小写字母、数字或连字符，以字母开头',
    '请填写域名，例如 shop.example.com',
    '请填写负责人姓名',
    '手机号码格式错误',
  ])
  expect(create.inputs).toEqual([])
})

test('a name that a phone header and an SMS have no room for is warned about while it is typed', () => {
  render(<CreateForm onCreated={() => {}} onClose={() => {}} />)
  type(/站点名/, '青柠游戏')
  expect(screen.queryByText(/会截短/)).toBeNull()
  type(/站点名/, '云岫游戏账号与道具交易平台')
  expect(screen.getByText('超过 12 个字，手机页头和短信里会截短')).toBeTruthy()
})

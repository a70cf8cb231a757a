// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VerifyBox } from '@/components/site/home/verify-box'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

const box = () => screen.getByLabelText<HTMLInputElement>('客服QQ号')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: '验证' }))
const statusText = () => screen.getByRole('status').textContent

test('a typed number is normalized before it is sent and when the box is left', async () => {
  const verify = mockCall('GET /cusSer/queryVerifyCustomer', { queryType: '1', queryValue: '2850001031', name: '小禾' })
  server.use(verify)
  render(<VerifyBox />)
  type('２８５ 000-1031')
  expect(box().value).toBe('２８５ 000-1031')
  press()
  await settle()
  expect(verify.inputs).toEqual([{ queryType: '1', queryValue: '2850001031' }])
  expect(statusText()).toBe('已核实：2850001031 是真客服')
  type('２８５0001032')
  fireEvent.blur(box())
  expect(box().value).toBe('2850001032')
})

test('a verdict disappears with the first change of the number, also one that arrives later', async () => {
  server.use(mockCall('GET /cusSer/queryVerifyCustomer', { queryType: '1', queryValue: '2850001031', name: '小禾' }))
  render(<VerifyBox />)
  type('2850001031')
  press()
  await settle()
  expect(statusText()).toContain('真客服')
  type('28500010312')
  expect(statusText()).not.toContain('真客服')
  type('2850001031')
  press()
  type('2850001099')
  await settle()
  expect(statusText()).not.toContain('真客服')
})

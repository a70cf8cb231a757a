// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form } from 'antd'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { oddsError } from '@/components/office/campaigns/lottery-form'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { AmountItem } from '@/components/office/parts/amount-item'
import { FormDrawer } from '@/components/office/parts/form-drawer'

const COMMA = '金额里的逗号有歧义，小数请用小数点，如 3.70'
const WRONG = '请输入正确的金额，最多两位小数'
const onSave = vi.fn(async () => {})

function Drawer({ validate }: { validate?: (text: string) => string | undefined }) {
  const [form] = Form.useForm<{ price: string }>()
  return (
    <App>
      <FormDrawer
        title="新建"
        form={form}
        initial={{ price: '' }}
        onSave={onSave}
        onSaved={() => {}}
        onClose={() => {}}
      >
        <AmountItem name="price" label="价格，元" absent="请填写价格" most="1730" validate={validate} />
      </FormDrawer>
    </App>
  )
}
function Dialog() {
  const [amount, setAmount] = useState('')
  return (
    <Form>
      <AmountField id="sum" label="退给买家（元）" most="1730" value={amount} onChange={setAmount} />
      <output>{amount}</output>
    </Form>
  )
}
const box = () => screen.getByRole('textbox') as HTMLInputElement
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const errors = () => [...document.querySelectorAll('.ant-form-item-explain-error')].map((line) => line.textContent)

test.each([
  ['180,50', COMMA],
  ['1.5万', WRONG],
  ['1e3', WRONG],
  ['1.234', WRONG],
  ['1731', '不能超过 ¥1,730.00'],
  ['0', '不能低于 ¥0.01'],
  ['', '请填写价格'],
])('a staff form refuses %j with an error and keeps it in the box', async (text, error) => {
  onSave.mockClear()
  render(<Drawer />)
  type('7')
  type(text)
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(errors()).toEqual([error]))
  expect(box().value).toBe(text)
  expect(onSave).not.toHaveBeenCalled()
})

test.each([
  ['１８０', '180'],
  ['1８0', '180'],
  ['￥1,000元', '1000'],
  ['100。5', '100.5'],
])('a staff form saves %s as %s', async (text, amount) => {
  onSave.mockClear()
  render(<Drawer />)
  type(text)
  expect(box().value, 'typed text is not changed under the cursor').toBe(text)
  fireEvent.blur(box())
  expect(box().value).toBe(amount)
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ price: amount }))
})

test('a dialog shows the error of an amount after the box is left, until the next key', async () => {
  render(<Dialog />)
  type('180,5')
  expect(errors()).toEqual([])
  fireEvent.blur(box())
  await waitFor(() => expect(errors()).toEqual([COMMA]))
  type('180.5')
  await waitFor(() => expect(errors()).toEqual([]))
  expect(screen.getByRole('status').textContent).toBe('180.5')
})

test('a pasted amount is normalized at once', () => {
  render(<Dialog />)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(box(), '￥1,200。5元')
  fireEvent(box(), new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  expect(box().value).toBe('1200.5')
})

test('a dialog sends two decimals, or throws the error message', () => {
  expect(checkedAmount('180', '请填写报价')).toBe('180.00')
  expect(() => checkedAmount('', '请填写报价')).toThrow('请填写报价')
  expect(() => checkedAmount('180,50', '请填写报价')).toThrow(COMMA)
  expect(() => checkedAmount('0.5', '请填写报价', { least: '1' })).toThrow('不能低于 ¥1.00')
})

test.each([
  ['1,5', COMMA],
  ['一成', '请输入正确的概率，最多四位小数'],
  ['100.0001', '概率不能超过 100%'],
])('odds of %s are refused', async (text, error) => {
  render(<Drawer validate={oddsError} />)
  type(text)
  fireEvent.blur(box())
  await waitFor(() => expect(errors()).toEqual([error]))
})

// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { expect, test } from 'vitest'
import { type LotteryFields, lotteryFields } from '@/components/office/campaigns/lottery-form'
import { LotteryPrizes } from '@/components/office/campaigns/lottery-prizes'
import { settle } from '../../../support/settle'

function Board({ onForm }: { onForm: (form: FormInstance<LotteryFields>) => void }) {
  const [form] = Form.useForm<LotteryFields>()
  onForm(form)
  return (
    <Form form={form} initialValues={lotteryFields(null)}>
      <LotteryPrizes />
    </Form>
  )
}

const total = () =>
  within(screen.getByRole('table', { name: '概率合计' }))
    .getAllByRole('row')
    .at(-1)?.textContent

test('after the prizes of the last lottery were copied, the empty prize still gets the remainder', async () => {
  let form: FormInstance<LotteryFields> | undefined
  render(<Board onForm={(own) => (form = own)} />)
  await settle()
  expect(total()).toBe('合计100%等于 100%')
  const coupon = { name: '5 元券', odds: '12.5000', amount: '5.00', min: '100.00', quantity: 3, validDays: 15 }
  const prizes = [
    ...Array.from({ length: 7 }, () => ({ ...coupon, goodsTypes: [] })),
    { name: '谢谢参与', isNothing: true },
  ]
  await act(async () => form?.setFieldsValue({ prizes }))
  await settle()
  expect(total()).toBe('合计100%等于 100%')
})

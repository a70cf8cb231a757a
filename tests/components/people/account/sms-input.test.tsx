// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SmsInput } from '@/components/people/account/sms-input'

test('the wait for another code holds for its number: a corrected number gets a code at once', async () => {
  const ask = vi.fn(async () => ({ waitSeconds: 60 }))
  const of = (phone: string) => (
    <SmsInput
      field={{ id: 'code', error: undefined }}
      input={{ id: 'code', value: '', onChange: () => {} } as never}
      ask={ask}
      phone={phone}
      onPhoneFault={() => {}}
    />
  )
  const { rerender } = render(of('13800000001'))
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText(/秒后重发/)
  rerender(of('13800000002'))
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText(/秒后重发/)
  expect(ask.mock.calls).toEqual([['13800000001'], ['13800000002']])
})

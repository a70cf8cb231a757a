// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { ApiError } from '@/lib/client/api'
import { normalDigits } from '@/lib/shared/normalize/digits'

const START = { name: '', pin: '', agree: false }
const send = vi.fn(async (_: typeof START): Promise<unknown> => null)
beforeEach(() => send.mockReset().mockResolvedValue(null))

function Sample({ leaves = false }: { leaves?: boolean }) {
  const form = useForm({
    id: 'sample',
    start: START,
    validate: ({ name, pin, agree }) => ({
      name: name ? undefined : '请输入名字',
      pin: pin.length === 6 ? undefined : '应为6位数字',
      agree: agree ? undefined : '请先同意',
    }),
    send,
    leaves,
  })
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('name')} label="名字">
        <input {...form.input('name')} />
      </Field>
      <Field {...form.field('pin')} label="密码">
        <input {...form.input('pin', normalDigits)} />
      </Field>
      <label>
        <input type="checkbox" {...form.checkbox('agree')} />
        同意
      </label>
      <FieldError {...form.field('agree')} />
      <FormAlert form={form} />
      <button type="submit" aria-busy={form.busy}>
        发送
      </button>
      <button type="button" onClick={form.reset}>
        清空
      </button>
    </form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const press = (name = '发送') => act(async () => screen.getByRole('button', { name }).click())
const fill = () => {
  type('名字', '南山')
  type('密码', '24 68-10')
  fireEvent.click(box('同意'))
}

test('every error is shown at its field, the first one is focused, and nothing is sent', async () => {
  render(<Sample />)
  type('名字', '南山')
  await press()
  expect(screen.queryByText('请输入名字')).toBeNull()
  expect(box('密码').getAttribute('aria-describedby')).toBe('sample-pin-e')
  expect(document.getElementById('sample-pin-e')?.textContent).toBe('应为6位数字')
  expect(box('同意').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('请先同意')).toBeTruthy()
  expect(document.activeElement).toBe(box('密码'))
  expect(send).not.toHaveBeenCalled()
  type('密码', '1')
  expect(screen.queryByText('应为6位数字')).toBeNull()
  expect(screen.getByText('请先同意')).toBeTruthy()
})

test('a form is sent once, even if the button is pressed repeatedly', async () => {
  let answer = (_: unknown) => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  render(<Sample />)
  fill()
  await press()
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({ name: '南山', pin: '246810', agree: true })
  expect(screen.getByText('发送').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(null))
  expect(screen.getByText('发送').getAttribute('aria-busy')).toBe('false')
})

test('a refusal for a field is shown and focused there; all typed values stay', async () => {
  send.mockRejectedValueOnce(new ApiError('WRONG_PAY_PASSWORD', '支付密码错误', { field: 'pin' }))
  render(<Sample />)
  fill()
  await press()
  expect(document.getElementById('sample-pin-e')?.textContent).toBe('支付密码错误')
  expect(document.activeElement).toBe(box('密码'))
  expect([box('名字').value, box('密码').value, box('同意').checked]).toEqual(['南山', '246810', true])
  await press()
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['of the whole form', null],
  ['of a field that is not on the page', { field: 'couponId' }],
])('a refusal %s is shown above the button until the form is sent again', async (_, data) => {
  send.mockRejectedValueOnce(new ApiError('BALANCE_SHORT', '余额不足', data))
  render(<Sample />)
  fill()
  await press()
  expect(screen.getByRole('alert').textContent).toBe('余额不足')
  type('名字', '北山')
  expect(screen.getByRole('alert').textContent).toBe('余额不足')
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that leaves its page stays busy after success, not after a refusal', async () => {
  send.mockRejectedValueOnce(new ApiError('NETWORK_LOST', '网络超时'))
  render(<Sample leaves />)
  fill()
  await press()
  await press()
  await press()
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.getByText('发送').getAttribute('aria-busy')).toBe('true')
})

test('resetting a form clears its values and errors', async () => {
  render(<Sample />)
  type('名字', '南山')
  await press()
  await press('清空')
  expect(box('名字').value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('values typed before hydration are used', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Sample />)
  document.body.append(root)
  for (const [name, value] of [
    ['name', '南山'],
    ['pin', '246810'],
  ] as const)
    (root.querySelector(`[name="${name}"]`) as HTMLInputElement).value = value
  ;(root.querySelector('[name="agree"]') as HTMLInputElement).checked = true
  render(<Sample />, { container: root, hydrate: true })
  await press()
  expect(send).toHaveBeenCalledWith({ name: '南山', pin: '246810', agree: true })
  root.remove()
})

test('typed text is normalized on blur, pasted text at once', async () => {
  render(<Sample />)
  fill()
  type('密码', '１２３ 456')
  expect(box('密码').value).toBe('１２３ 456')
  fireEvent.blur(box('密码'))
  expect(box('密码').value).toBe('123456')
  fireEvent.input(box('密码'), { target: { value: '654-321' }, inputType: 'insertFromPaste' })
  expect(box('密码').value).toBe('654321')
  await press()
  expect(send).toHaveBeenCalledWith({ name: '南山', pin: '654321', agree: true })
})

test('Enter sends the normalized text of the focused field', async () => {
  render(<Sample />)
  fill()
  type('密码', '２４６８１０')
  await act(async () => fireEvent.submit(box('密码').form as HTMLFormElement))
  expect(send).toHaveBeenCalledWith({ name: '南山', pin: '246810', agree: true })
})

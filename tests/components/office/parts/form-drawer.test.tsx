// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form, Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { ApiError } from '@/lib/client/api'

interface Fields {
  name: string
}
const onSaved = vi.fn()
const onClose = vi.fn()
const onSave = vi.fn()

function Sample() {
  const [form] = Form.useForm<Fields>()
  return (
    <App>
      <FormDrawer<Fields>
        title="新建"
        form={form}
        initial={{ name: '' }}
        onSave={onSave}
        onSaved={onSaved}
        onClose={onClose}
      >
        <Form.Item name="name" label="名称" rules={[{ required: true, message: '请填写名称' }]}>
          <Input />
        </Form.Item>
      </FormDrawer>
    </App>
  )
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))

test('a form requires its fields, shows a refusal at its field and keeps the typed values', async () => {
  onSave.mockRejectedValueOnce(new ApiError('INVALID_INPUT', '已有同名的游戏', { field: 'name' }))
  render(<Sample />)
  save()
  await screen.findByText('请填写名称')
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '原神' } })
  save()
  await screen.findByText('已有同名的游戏')
  expect(onSave).toHaveBeenCalledWith({ name: '原神' })
  expect(screen.getByLabelText('名称')).toHaveProperty('value', '原神')
  expect(onSaved).not.toHaveBeenCalled()
  onSave.mockResolvedValueOnce(null)
  await waitFor(() => expect(screen.getByRole('button', { name: /保\s?存/ }).className).not.toContain('loading'))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

test('Esc does not discard typed values without confirmation', async () => {
  render(<Sample />)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '原' } })
  fireEvent.keyDown(window, { key: 'Escape' })
  const leave = await screen.findByRole('button', { name: /放\s?弃/ })
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(leave)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

test('Esc that cancels a word of an input method does not close the form', () => {
  onClose.mockReset()
  render(<Sample />)
  fireEvent.keyDown(screen.getByLabelText('名称'), { key: 'Escape', isComposing: true })
  fireEvent.keyDown(screen.getByLabelText('名称'), { key: 'Escape', keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App, Form, Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { FormDrawer } from '@/components/console/form-drawer'
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
      <FormDrawer<Fields> title="新建" form={form} initial={{ name: '' }} {...{ onSave, onSaved, onClose }}>
        <Form.Item name="name" label="名称" rules={[{ required: true, message: '请填写名称' }]}>
          <Input />
        </Form.Item>
      </FormDrawer>
    </App>
  )
}
const settle = () => act(() => new Promise((later) => setTimeout(later, 60)))
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await settle()
}

test('a form asks for what it needs, shows a refusal at its field and keeps what was typed', async () => {
  onSave.mockRejectedValueOnce(new ApiError(400, '已有同名的游戏', { field: 'name' }))
  render(<Sample />)
  await save()
  expect(await screen.findByText('请填写名称')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '原神' } })
  await save()
  expect(onSave).toHaveBeenCalledWith({ name: '原神' })
  expect(screen.getByText('已有同名的游戏')).toBeTruthy()
  expect(screen.getByLabelText('名称')).toHaveProperty('value', '原神')
  expect(onSaved).not.toHaveBeenCalled()
  onSave.mockResolvedValueOnce(null)
  await save()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('what was typed is not lost by a key', async () => {
  render(<Sample />)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '原' } })
  fireEvent.keyDown(window, { key: 'Escape' })
  await settle()
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: /放\s?弃/ }))
  await settle()
  expect(onClose).toHaveBeenCalledTimes(2)
})

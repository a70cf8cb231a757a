// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form, Input } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { leaveForms } from '@/components/office/parts/unsaved/unsaved-forms'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useScreen } from '@/components/office/parts/use-screen'

const onBack = vi.fn()
const QUESTION = '放弃已填写的内容？'
const GIVE_UP = /^放\s?弃$/

function Article() {
  const [form] = Form.useForm()
  const { reset } = useUnsaved(form)
  return (
    <Form form={form}>
      <Form.Item name="title" label="标题">
        <Input />
      </Form.Item>
      <button type="button" onClick={() => form.setFieldsValue({ title: '上一期' })}>
        复制
      </button>
      <button type="button" onClick={reset}>
        已保存
      </button>
      <button type="button" onClick={() => leaveForms(onBack)}>
        返回
      </button>
    </Form>
  )
}
/** Two screens; the menu opens them as the one of the console does. */
function Room() {
  const { path, open } = useScreen()
  return (
    <App>
      <a
        href="/console/overview"
        onClick={(event) => {
          event.preventDefault()
          open('/console/overview')
        }}
      >
        总览
      </a>
      <a href="/news/new" target="_blank" rel="noreferrer">
        新窗口
      </a>
      {path === '/console/articles' ? <Article /> : <p>总览的内容</p>}
    </App>
  )
}
/** A list next to the drawer of one of its rows. */
function List({ onOpen }: { onOpen: () => void }) {
  const [form] = Form.useForm()
  return (
    <App>
      <main>
        <table>
          <tbody>
            <tr>
              <td>
                <button type="button" onClick={onOpen}>
                  第二行
                </button>
              </td>
            </tr>
          </tbody>
        </table>
        <FormDrawer
          title="编辑"
          form={form}
          initial={{ name: '' }}
          onSave={async () => {}}
          onSaved={() => {}}
          onClose={() => {}}
        >
          <Form.Item name="name" label="名称">
            <Input />
          </Form.Item>
        </FormDrawer>
      </main>
    </App>
  )
}
const type = () => fireEvent.change(screen.getByLabelText('标题'), { target: { value: '系统维护' } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Whether a reload would ask. */
const asksBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  history.replaceState(null, '', '/console/articles')
  onBack.mockReset()
})
afterEach(() => vi.restoreAllMocks())

test('a form without changes is left at once', () => {
  render(<Room />)
  expect(asksBeforeUnload()).toBe(false)
  press('返回')
  expect(onBack).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByText('总览'))
  expect(screen.getByText('总览的内容')).toBeTruthy()
})

test('a link of the menu asks, and keeps the text unless it is given up', async () => {
  render(<Room />)
  type()
  fireEvent.click(screen.getByText('总览'))
  await screen.findByRole('dialog', { name: QUESTION })
  press(/继续填写/)
  expect(location.pathname).toBe('/console/articles')
  expect(screen.getByLabelText('标题')).toHaveProperty('value', '系统维护')
})

test('a link of the menu is followed when the text is given up', async () => {
  render(<Room />)
  type()
  fireEvent.click(screen.getByText('总览'))
  fireEvent.click(await screen.findByRole('button', { name: GIVE_UP }))
  await screen.findByText('总览的内容')
  expect(location.pathname).toBe('/console/overview')
  expect(asksBeforeUnload()).toBe(false)
})

test('返回 and a reload ask, a link to another window does not', async () => {
  render(<Room />)
  type()
  expect(asksBeforeUnload()).toBe(true)
  const other = screen.getByText('新窗口')
  other.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(other)
  expect(screen.queryByRole('dialog')).toBeNull()
  press('返回')
  await screen.findByRole('dialog', { name: QUESTION })
  expect(onBack).not.toHaveBeenCalled()
})

test('the button Back of the browser keeps the page until the question is answered', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  render(<Room />)
  type()
  history.replaceState(null, '', '/console/overview')
  fireEvent.popState(window)
  expect(location.pathname).toBe('/console/articles')
  expect(screen.getByLabelText('标题')).toHaveProperty('value', '系统维护')
  expect(back).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: GIVE_UP }))
  await waitFor(() => expect(back).toHaveBeenCalledOnce())
})

test('values filled in by a button count as changes, saved ones do not', () => {
  render(<Room />)
  press('复制')
  expect(asksBeforeUnload()).toBe(true)
  press('已保存')
  expect(asksBeforeUnload()).toBe(false)
  type()
  expect(asksBeforeUnload()).toBe(true)
})

test('another row next to a drawer with changes is opened only after the question', async () => {
  const onOpen = vi.fn()
  render(<List onOpen={onOpen} />)
  press('第二行')
  expect(onOpen).toHaveBeenCalledOnce()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '原' } })
  press('第二行')
  const leave = await screen.findByRole('button', { name: GIVE_UP })
  expect(onOpen).toHaveBeenCalledOnce()
  fireEvent.click(leave)
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
})

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App, Select } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { CodeDialog } from '@/components/office/parts/code-dialog'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { settle } from '../../../support/settle'

const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

test('the send dialog shows the result and closes; a refusal stays until the next attempt', async () => {
  const onSend = vi.fn().mockRejectedValueOnce(new Error('订单有新进展')).mockResolvedValue('处理结果已通知双方')
  render(
    <App>
      <SendDialog title="裁决" confirm="提交处理结果" onSend={onSend} onClose={onClose}>
        理由
      </SendDialog>
    </App>,
  )
  await press(/提交处理结果/)
  expect(screen.getByRole('alert').textContent).toContain('订单有新进展')
  expect(onClose).not.toHaveBeenCalled()
  await press(/提交处理结果/)
  expect(screen.queryByText('订单有新进展')).toBeNull()
  expect(screen.getByText('处理结果已通知双方')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog sends once, however often its button is pressed, and a disabled one not at all', async () => {
  let answer = (_: string) => {}
  const onSend = vi.fn(() => new Promise<string>((done) => (answer = done)))
  const dialog = (disabled: boolean) => (
    <App>
      <SendDialog title="审理" confirm="提交审理" disabled={disabled} note="不需复核" onSend={onSend} onClose={onClose}>
        事实
      </SendDialog>
    </App>
  )
  const { rerender } = render(dialog(true))
  expect(screen.getByText('不需复核')).toBeTruthy()
  await press(/提交审理/)
  expect(onSend).not.toHaveBeenCalled()
  rerender(dialog(false))
  await press(/提交审理/)
  await press(/提交审理/)
  expect(onSend).toHaveBeenCalledOnce()
  answer('已接手')
  await settle()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a reason and a code are required before sending', async () => {
  const onSend = vi.fn().mockResolvedValue(null)
  const { unmount } = render(
    <App>
      <ReasonDialog title="不收" confirm="提交" onSend={onSend} onClose={onClose} />
    </App>,
  )
  await press(/提\s?交/)
  expect(screen.getByText('请填写原因')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 重复 ' } })
  await press(/提\s?交/)
  expect(onSend.mock.calls).toEqual([['重复']])
  unmount()
  onSend.mockClear()
  render(
    <App>
      <CodeDialog title="绑定" confirm="绑定账户" done="已绑定" onSend={onSend} onClose={onClose}>
        账户
      </CodeDialog>
    </App>,
  )
  await press(/绑定账户/)
  expect(screen.getByText('请输入 6 位验证码或恢复码')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('动态验证码'), { target: { value: '123456' } })
  await press(/绑定账户/)
  expect(onSend.mock.calls).toEqual([['123456']])
})

test('closing asks only when a field was changed, and keeps what was typed unless it is given up', async () => {
  render(
    <App>
      <ReasonDialog title="不收" confirm="提交" onSend={vi.fn()} onClose={onClose} />
    </App>,
  )
  await press(/取\s?消/)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '重复' } })
  await press(/取\s?消/)
  expect(screen.getByRole('button', { name: /继续填写/ })).toBeTruthy()
  await press(/继续填写/)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByLabelText('原因')).toHaveProperty('value', '重复')
  fireEvent.click(document.querySelector('.ant-modal-close') as Element)
  await settle()
  // the first question may still be fading out
  fireEvent.click(screen.getAllByRole('button', { name: /^放\s?弃$/ }).at(-1) as Element)
  await settle()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a choice from a list counts as a change', async () => {
  render(
    <App>
      <SendDialog title="限制" confirm="提交" onSend={vi.fn()} onClose={onClose}>
        <Select aria-label="条款" open options={[{ value: '6.3', label: '6.3 冒名' }]} />
      </SendDialog>
    </App>,
  )
  fireEvent.click(document.querySelector('.ant-select-item-option') as Element)
  await press(/取\s?消/)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /继续填写/ })).toBeTruthy()
})

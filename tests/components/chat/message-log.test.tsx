// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MessageLog } from '@/components/chat/message-log'
import type { OutgoingMessage } from '@/lib/client/chat/conversation'

const outgoing = (more: Partial<OutgoingMessage>): OutgoingMessage => ({
  clientMsgId: 'm1',
  messageType: 'text',
  content: '在吗',
  preview: '在吗',
  sentTime: 0,
  state: 'sending',
  reason: '',
  ...more,
})
const ME = { userId: 7, nickName: '南山老猫', actor: '' }
const view = { messages: [], hasOlder: false, state: 'ready' as const, fault: '' }

test.each([
  ['on its way', outgoing({}), '发送中'],
  ['that failed', outgoing({ state: 'failed', reason: '网络错误' }), '网络错误 重发'],
])('a message %s stands beside the face of its sender, as a sent one does', (_, message, status) => {
  const onResend = vi.fn()
  render(
    <MessageLog view={{ ...view, outgoing: [message] }} members={[]} me={ME} onOlder={() => {}} onResend={onResend} />,
  )
  const [face, text] = screen.getByRole('article').children as unknown as [HTMLElement, HTMLElement]
  // the narrow column of the grid goes to what has this class
  expect(face.className).toContain('user-avatar')
  expect(text.textContent).toBe(`在吗${status}`)
  const again = screen.queryByRole('button', { name: '重发' })
  if (again) fireEvent.click(again)
  expect(onResend.mock.calls).toEqual(message.state === 'failed' ? [['m1']] : [])
})

test('whose contact was hidden reads why; the other side does not', () => {
  const message = (seq: number, messageDirection: number) => ({
    ...{ messageUId: `1-${seq}`, groupId: 1, seq, clientMsgId: `m${seq}`, messageType: 'text' as const },
    ...{ content: '加我 ********', sentTime: 0, senderUserId: seq, messageDirection, targetId: '1' },
    expansion: { type: 'masked' },
  })
  render(
    <MessageLog
      view={{ ...view, messages: [message(1, 1), message(2, 2)], outgoing: [] }}
      members={[]}
      me={ME}
      onOlder={() => {}}
      onResend={() => {}}
    />,
  )
  const [mine, theirs] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
  expect(mine.textContent).toContain('联系方式已隐藏')
  expect(theirs.textContent).not.toContain('联系方式已隐藏')
})

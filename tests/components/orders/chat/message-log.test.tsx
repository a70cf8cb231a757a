// @vitest-environment happy-dom

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MessageLog } from '@/components/orders/chat/message-log'
import type { OutgoingMessage } from '@/lib/client/chat/outgoing-message'
import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { memberOf, messageOf } from '../../support/sample-chat'

const outgoing = (more: Partial<OutgoingMessage>): OutgoingMessage => ({
  clientMsgId: 'm1',
  messageType: 'text',
  content: '在吗',
  preview: '在吗',
  quote: null,
  sentTime: 0,
  state: 'sending',
  reason: '',
  ...more,
})
const ME = { userId: 7 as UserId, nickName: '南山老猫', actor: '' }
const actions = {
  onOlder: vi.fn(),
  onResend: vi.fn(),
  onDrop: vi.fn(),
  onReply: vi.fn(),
  onRecall: vi.fn(),
  onJump: vi.fn(),
  onPicture: vi.fn(),
}
const view = { messages: [], hasOlder: false, readSeq: 99, state: 'ready' as const, fault: '' }

test.each([
  ['on its way', outgoing({}), '发送中'],
  ['that waits', outgoing({ state: 'waiting' }), '等待网络恢复后发送'],
  ['that failed', outgoing({ state: 'failed', reason: '网络错误' }), '网络错误 重发 删除'],
])('a message %s is shown next to its sender’s avatar, like a sent one', (_, message, status) => {
  const onResend = vi.fn()
  render(<MessageLog view={{ ...view, outgoing: [message] }} members={[]} me={ME} {...actions} onResend={onResend} />)
  const [face, text] = screen.getByRole('article').children as unknown as [HTMLElement, HTMLElement]
  // The narrow grid column belongs to the element with this class.
  expect(face.className).toContain('user-avatar')
  expect(text.textContent).toBe(`在吗${status}`)
  const again = screen.queryByRole('button', { name: '重发' })
  if (again) fireEvent.click(again)
  expect(onResend.mock.calls).toEqual(message.state === 'failed' ? [['m1']] : [])
})

test('the sender of a masked contact sees why; the other party does not', () => {
  const message = (seq: number, messageDirection: number) =>
    messageOf(seq, { content: '加我 ********', messageDirection, expansion: { type: 'masked' } })
  render(
    <MessageLog
      view={{ ...view, messages: [message(1, 1), message(2, 2)], outgoing: [] }}
      members={[]}
      me={ME}
      {...actions}
    />,
  )
  const [mine, theirs] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
  expect(mine.textContent).toContain('联系方式已隐藏')
  expect(theirs.textContent).not.toContain('联系方式已隐藏')
})

const ownMessage = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  messageOf(seq, { senderUserId: ME.userId, messageDirection: 1, sentTime: Date.now(), ...more })
const member = (userId: number, role: ChatMember['role'], lastReadSeq: number) =>
  memberOf(userId, role, { lastReadSeq })
const show = (messages: ChatMessage[], members: ChatMember[] = [], more = {}) =>
  render(<MessageLog view={{ ...view, messages, outgoing: [] }} members={members} me={ME} {...actions} {...more} />)

test('a message is marked read when the other party has read it, regardless of staff', () => {
  const { rerender } = show(
    [ownMessage(1), ownMessage(2)],
    [member(7, 'buyer', 2), member(8, 'seller', 1), member(9, 'service', 0)],
  )
  const states = () => screen.getAllByRole('article').map((one) => /已读|已送达/.exec(one.textContent ?? '')?.[0])
  expect(states()).toEqual(['已读', '已送达'])
  rerender(
    <MessageLog
      view={{ ...view, messages: [ownMessage(1), ownMessage(2)], outgoing: [] }}
      members={[member(7, 'buyer', 2), member(9, 'service', 2)]}
      me={ME}
      {...actions}
    />,
  )
  expect(states()).toEqual(['已读', '已读'])
})

test('a divider marks where unread messages begin; there is none for own messages or an entirely new order', () => {
  const others = { messageDirection: 2, senderUserId: 8 as UserId }
  const lineBefore = (messages: ChatMessage[], readSeq: number): string | null | undefined => {
    const { unmount } = render(
      <MessageLog view={{ ...view, messages, outgoing: [], readSeq }} members={[]} me={ME} {...actions} />,
    )
    const next = screen.queryByText('以下为新消息')?.nextElementSibling?.textContent
    unmount()
    return next
  }
  const log = [ownMessage(1, others), ownMessage(2), ownMessage(3, others), ownMessage(4, others)]
  expect(lineBefore(log, 1)).toContain('话3')
  expect(lineBefore(log, 3)).toContain('话4')
  expect(lineBefore(log, 4)).toBeUndefined()
  expect(lineBefore(log, 0)).toBeUndefined()
})

test('a reply shows its quoted message and links to it; a message can be replied to', () => {
  const quote = { seq: 1, senderUserId: 8 as UserId, content: '什么时候发货', recalled: false }
  show(
    [ownMessage(2, { quote }), ownMessage(3, { quote: { ...quote, content: '', recalled: true } })],
    [member(8, 'seller', 0)],
  )
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
  fireEvent.click(within(first).getByRole('button', { name: /人8：什么时候发货/ }))
  expect(actions.onJump).toHaveBeenCalledWith(1)
  expect(within(second).getByText('消息已撤回').tagName).toBe('P')
  fireEvent.click(within(first).getByRole('button', { name: /^回复 / }))
  expect(actions.onReply).toHaveBeenCalledWith({ seq: 2, senderUserId: 7, content: '话2', recalled: false })
})

test('an own message can be recalled for two minutes, another’s never, and none in a closed group', () => {
  vi.useFakeTimers()
  const messages = [ownMessage(1), ownMessage(2, { senderUserId: 8 as UserId, messageDirection: 2 })]
  const { unmount } = show(messages)
  fireEvent.click(screen.getByRole('button', { name: /^撤回/ }))
  expect(actions.onRecall.mock.calls).toEqual([[1]])
  act(() => void vi.advanceTimersByTime(120_001))
  expect(screen.queryByRole('button', { name: /^撤回/ })).toBeNull()
  vi.useRealTimers()
  unmount()
  show([ownMessage(1)], [], { onReply: undefined })
  expect(screen.queryByRole('button', { name: /撤回|回复/ })).toBeNull()
})

test('a recalled message is shown as recalled; only staff see its text', () => {
  const line = { messageType: 'system', content: '撤回了一条消息', expansion: { type: 'recall', seq: '1' } } as const
  show([
    ownMessage(1, { content: '', recalled: true }),
    ownMessage(2, { content: '加我微信', recalled: true, senderUserId: 8 as UserId, messageDirection: 2 }),
    ownMessage(3, line),
  ])
  const log = screen.getByRole('log')
  expect(log.textContent).toContain('你撤回了一条消息对方撤回了一条消息')
  expect(log.textContent?.match(/撤回了一条消息/g)).toHaveLength(2)
  expect(within(log).getByText('加我微信').closest('details')?.textContent).toContain('原文，仅客服可见')
})

test('a chat picture opens in full size', () => {
  show([ownMessage(1, { messageType: 'image', content: '/media/chat/a.webp' })])
  fireEvent.click(screen.getByRole('button', { name: /^查看大图/ }))
  expect(actions.onPicture).toHaveBeenCalledWith(1)
})

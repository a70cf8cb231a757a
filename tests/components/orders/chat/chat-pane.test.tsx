// @vitest-environment happy-dom

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChatPane } from '@/components/orders/chat/chat-pane'
import { listenLive } from '@/lib/client/chat/live'
import type { LiveMessage } from '@/lib/client/chat/transport'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { memberOf, messageOf } from '../../support/sample-chat'
import { userOf } from '../../support/sample-user'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const messageFrom = (seq: number, senderUserId: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  messageOf(seq, {
    senderUserId: senderUserId as UserId,
    messageDirection: senderUserId === 7 ? 1 : 2,
    sentTime: Date.now(),
    ...more,
  })

let log: ChatMessage[] = []
const calls: [string, Record<string, unknown>][] = []
const note =
  (call: string) =>
  ({ input }: { input: Record<string, unknown> }) => {
    calls.push([call, input])
    return null
  }
beforeEach(() => {
  vi.mocked(listenLive).mockClear()
  sessionStorage.clear()
  calls.length = 0
  logInAs(userOf({ userId: 7 as UserId }))
  log = [
    messageFrom(1, 8),
    messageFrom(2, 7),
    messageFrom(3, 8, { messageType: 'image', content: '/media/chat/a.webp' }),
  ]
  server.use(
    mockCall('GET /im/history', ({ input }) => ({
      messages: log.filter((m) => m.seq > Number(input.after ?? 0)),
      hasMore: false,
      lastSeq: log.length,
      readSeq: 1,
    })),
    mockCall('GET /im/groupInfo', {
      groupId: 5,
      members: [memberOf(7, 'buyer'), memberOf(8, 'seller')],
      closed: false,
    }),
    mockCall('GET /im/isOfflineRemind', { sendOfflineRemind: false, msg: '' }),
    mockCall('PUT /im/markRead', null),
    mockCall('POST /im/typing', note('typing') as () => null),
    mockCall('POST /im/recallMessage', note('recall') as () => null),
    mockCall('POST /im/sendMessage', ({ input }) => {
      calls.push(['send', input])
      const quoted = log.find((m) => String(m.seq) === input.replyTo)
      const message = messageFrom(log.length + 1, 7, {
        clientMsgId: input.clientMsgId,
        content: input.content,
        quote: quoted ? { seq: quoted.seq, senderUserId: 8 as UserId, content: quoted.content, recalled: false } : null,
      })
      log = [...log, message]
      return message
    }),
  )
})
const tell = (event: LiveMessage) =>
  act(async () => {
    for (const [listener] of vi.mocked(listenLive).mock.calls) listener.onEvent?.(event)
  })
const open = async () => {
  render(<ChatPane groupId={5} orderSn="D1" canSend assess={null} onRead={() => {}} />)
  await screen.findByText(/群内 2 人/)
  return within(await screen.findByRole('log'))
}

test('已读 appears as soon as the other party has read, and never disappears', async () => {
  const messages = await open()
  expect(await messages.findByText(/已送达/)).toBeTruthy()
  await tell({ type: 'read', groupId: 9, userId: 8 as UserId, seq: 2 })
  expect(messages.queryByText('已读')).toBeNull()
  await tell({ type: 'read', groupId: 5, userId: 8 as UserId, seq: 2 })
  expect(messages.getByText('已读')).toBeTruthy()
  await tell({ type: 'read', groupId: 5, userId: 8 as UserId, seq: 1 })
  expect(messages.getByText('已读')).toBeTruthy()
})

test('the typing indicator is shown until the message arrives', async () => {
  await open()
  await tell({ type: 'typing', groupId: 5, userId: 8 as UserId })
  expect(screen.getByText('对方正在输入…')).toBeTruthy()
  await tell({ type: 'message', groupId: 5, seq: 4 })
  expect(screen.queryByText('对方正在输入…')).toBeNull()
})

test('typing is signalled once in a while, not with every key', async () => {
  await open()
  const box = screen.getByLabelText('消息')
  for (const value of ['在', '在吗', '在吗？']) fireEvent.change(box, { target: { value } })
  await waitFor(() => expect(calls.map(([call]) => call)).toEqual(['typing']))
})

test('a reply shows the quote while typing, sends its number, and shows the quote above the bubble', async () => {
  const messages = await open()
  const [first] = await messages.findAllByRole('article')
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: /^回复 / }))
  expect(screen.getByText('回复 人8：话1')).toBeTruthy()
  const box = screen.getByLabelText('消息')
  fireEvent.change(box, { target: { value: '好的' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(await messages.findByRole('button', { name: /人8：话1/ })).toBeTruthy()
  expect(calls.find(([call]) => call === 'send')?.[1]).toMatchObject({ content: '好的', replyTo: '1' })
  expect(screen.queryByText('回复 人8：话1')).toBeNull()
  const scrolled = vi.fn()
  ;(document.getElementById('message-1') as HTMLElement).scrollIntoView = scrolled
  fireEvent.click(messages.getByRole('button', { name: /人8：话1/ }))
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
})

test('an own message is recalled, and shown as recalled when the event arrives', async () => {
  const messages = await open()
  fireEvent.click(await messages.findByRole('button', { name: /^撤回/ }))
  await waitFor(() => expect(calls[0]).toMatchObject(['recall', { groupId: '5', seq: '2' }]))
  log = [...log, messageFrom(4, 7, { messageType: 'system', expansion: { type: 'recall', seq: '2' } })]
  await tell({ type: 'message', groupId: 5, seq: 4 })
  expect(await messages.findByText('你撤回了一条消息')).toBeTruthy()
  expect(messages.queryByText('话2')).toBeNull()
})

test('a picture opens in full size, and Esc closes it', async () => {
  const messages = await open()
  fireEvent.click(await messages.findByRole('button', { name: /^查看大图/ }))
  const large = await screen.findByRole('dialog', { name: '聊天图片 大图' })
  // it listens to keys from the moment on at which it takes the focus
  await waitFor(() => expect(large.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(large, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

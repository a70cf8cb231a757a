// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import type { OutgoingMessage } from '@/lib/client/chat/outgoing-message'
import { openRongCloud } from '@/lib/client/chat/rongcloud-transport'
import type { ChatLink, LiveHandlers } from '@/lib/client/chat/transport'
import type { UserId } from '@/lib/shared/ids'

const link = (n: number): ChatLink => ({
  token: `token-${n}`,
  nonce: 'n',
  expiresIn: 300,
  provider: 'rongcloud',
  appKey: 'app0key',
  linkId: 'link-1',
})
const sdk = vi.hoisted(() => ({
  listeners: {} as Record<string, (event: unknown) => void>,
  codes: [] as number[],
  init: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(async () => {}),
  sendMessage: vi.fn(async (..._: unknown[]) => ({ code: 0 })),
  clearMessagesUnreadStatus: vi.fn(async () => ({ code: 0 })),
}))
vi.mock('@rongcloud/imlib-next', () => ({
  ...sdk,
  ConversationType: { GROUP: 3, SYSTEM: 6 },
  Events: {
    CONNECTING: 'CONNECTING',
    CONNECTED: 'CONNECTED',
    SUSPEND: 'SUSPEND',
    DISCONNECT: 'DISCONNECT',
    MESSAGES: 'MESSAGES',
  },
  registerMessageType: vi.fn(),
  clearEventListeners: vi.fn(),
  addEventListener: (name: string, listener: (event: unknown) => void) => {
    sdk.listeners[name] = listener
  },
  TextMessage: class {
    constructor(readonly content: object) {}
  },
  ImageMessage: class {
    constructor(readonly content: object) {}
  },
}))
const fetchLink = vi.hoisted(() => vi.fn())
const dropLink = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/chat/fetch-link', () => ({ fetchLink, dropLink }))

const handlers = {
  onEvent: vi.fn(),
  onResumed: vi.fn(),
  onState: vi.fn(),
  onFailed: vi.fn(),
  onLoggedOut: vi.fn(),
} satisfies LiveHandlers
beforeEach(() => {
  vi.clearAllMocks()
  sdk.codes = []
  sdk.connect.mockImplementation(async () => ({ code: sdk.codes.shift() ?? 0 }))
  fetchLink.mockResolvedValue(link(2))
})
const hear = (...messages: object[]) => sdk.listeners.MESSAGES?.({ messages })

test('RongCloud connects with the token; error 31004 fetches a new token and reconnects', async () => {
  sdk.codes = [31004]
  await openRongCloud(link(1), handlers)
  await expect.poll(() => sdk.connect.mock.calls).toEqual([['token-1'], ['token-2']])
  expect(sdk.init).toHaveBeenCalledWith({ appkey: 'app0key' })
  expect(handlers.onFailed.mock.calls).toEqual([[31004]])
  sdk.listeners.CONNECTED?.(undefined)
  expect([handlers.onState.mock.lastCall, handlers.onResumed.mock.calls.length]).toEqual([['connected'], 1])
})

test('a missing network is reported as 30002, and the same token is retried', async () => {
  vi.useFakeTimers()
  sdk.codes = [30001]
  await openRongCloud(link(1), handlers)
  expect(handlers.onFailed.mock.calls).toEqual([[30002]])
  await vi.advanceTimersByTimeAsync(3000)
  expect(sdk.connect.mock.calls).toEqual([['token-1'], ['token-1']])
  expect(fetchLink).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('delivered RongCloud messages are passed on as events; break_link ends only this session', async () => {
  await openRongCloud(link(1), handlers)
  hear({ conversationType: 3, targetId: 'g5', messageType: 'RC:TxtMsg', content: { content: '在吗' } })
  hear({ conversationType: 6, targetId: 'system', messageType: 'YX:Live', content: { type: 'order', orderSn: 'D1' } })
  expect(handlers.onEvent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'message', groupId: 5, seq: 0 },
    { type: 'order', orderSn: 'D1' },
  ])
  const over = (linkId: string) => ({
    conversationType: 6,
    targetId: 'system',
    messageType: 'YX:Live',
    content: { type: 'break_link', linkId },
  })
  hear(over('another'))
  expect(handlers.onLoggedOut).not.toHaveBeenCalled()
  hear(over('link-1'))
  expect([handlers.onLoggedOut.mock.calls.length, sdk.disconnect.mock.calls.length]).toEqual([1, 1])
})

test('RongCloud sends text and pictures with the ids our server stores, and clears read conversations', async () => {
  const transport = await openRongCloud(link(1), handlers)
  const message: OutgoingMessage = {
    clientMsgId: 'message-1',
    content: '好的',
    preview: '好的',
    sentTime: 0,
    reason: '',
    messageType: 'text',
    state: 'sending',
    quote: { seq: 4, senderUserId: 8 as UserId, content: '在吗', recalled: false },
  }
  await transport.carry?.(5, message)
  const picture = { content: 'chat/a.webp', preview: '/media/chat/a.webp', quote: null }
  await transport.carry?.(5, { ...message, ...picture, messageType: 'image' })
  const group = { conversationType: 3, targetId: 'g5' }
  expect(sdk.sendMessage.mock.calls).toEqual([
    [group, { content: { content: '好的', extra: '{"clientMsgId":"message-1","replyTo":4}' } }],
    [
      group,
      {
        content: {
          content: '',
          imageUri: `${location.origin}/media/chat/a.webp`,
          extra: '{"clientMsgId":"message-1","key":"chat/a.webp"}',
        },
      },
    ],
  ])
  await transport.read?.(5)
  expect(sdk.clearMessagesUnreadStatus).toHaveBeenCalledWith(group)
})

// @vitest-environment happy-dom

import fc from 'fast-check'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Conversation } from '@/lib/client/chat/conversation'
import { flushOutboxes, outboxOf } from '@/lib/client/chat/outbox'
import { toastSnapshot } from '@/lib/client/toast-store'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { ChatGroup as Group } from '../../support/chat-group'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'

beforeEach(() => localStorage.clear())
const opened: Conversation[] = []
afterEach(() => {
  // An open page keeps retrying messages it could not send, so drop them.
  for (const { outbox } of opened.splice(0)) for (const { clientMsgId } of outbox.messages) outbox.drop(clientMsgId)
})
const open = async (group: Group) => {
  server.use(...group.handlers())
  const conversation = new Conversation(1)
  opened.push(conversation)
  await conversation.open()
  return conversation
}
const text = (content: string) => ({ messageType: 'text' as const, content })
const texts = (c: Conversation) => c.view().messages.map((m) => m.content)

describe('chat conversations', () => {
  it('a conversation loads 20 messages, then older ones above, in order', async () => {
    const group = new Group()
    for (let i = 1; i <= 45; i++) group.add(`m${i}`, String(i), false)
    const c = await open(group)
    expect(texts(c)[0]).toBe('26')
    await c.loadOlder()
    await c.loadOlder()
    expect(texts(c)).toEqual(group.log.map((m) => m.content))
    expect(c.view().hasOlder).toBe(false)
  })

  it('a message with a lost response is kept and stored once when the connection is back', async () => {
    const group = new Group()
    const c = await open(group)
    group.lostReplies = 1
    await c.send(text('在吗'))
    expect(c.view().outgoing).toMatchObject([{ content: '在吗', state: 'waiting' }])
    await c.outbox.flush()
    expect([texts(c), c.view().outgoing.length, group.log.length]).toEqual([['在吗'], 0, 1])
  })

  it('messages written offline are sent in order and once, also after the tab was closed', async () => {
    const group = new Group()
    const c = await open(group)
    server.use(http.post('*/api/im/sendMessage', () => HttpResponse.error()))
    for (const content of ['一', '二', '三']) void c.send(text(content))
    await c.outbox.flush()
    expect(c.view().outgoing.map((m) => [m.content, m.state])).toEqual([
      ['一', 'waiting'],
      ['二', 'waiting'],
      ['三', 'waiting'],
    ])
    server.resetHandlers()
    sessionStorage.clear() // what a new tab finds
    group.lostReplies = 1 // The first one is stored, but its response is lost.
    const after = await open(group)
    await after.outbox.flush()
    await after.outbox.flush()
    expect(group.log.map((m) => m.content)).toEqual(['一', '二', '三'])
    expect([texts(after), after.view().outgoing]).toEqual([['一', '二', '三'], []])
  })

  it('unsent messages of closed groups are sent, but none of another account in the same tab', async () => {
    const group = new Group()
    const c = await open(group)
    server.use(http.post('*/api/im/sendMessage', () => HttpResponse.error()))
    await c.send(text('我的话'))
    server.resetHandlers()
    server.use(...group.handlers())
    Cookies.set('userId', '8')
    flushOutboxes()
    await outboxOf(1).flush()
    expect(group.log).toEqual([])
    Cookies.remove('userId')
    flushOutboxes()
    await expect.poll(() => group.log.map((m) => m.content)).toEqual(['我的话'])
  })

  it('a message that two tabs have queued is stored once, and leaves both when one has sent it', async () => {
    const group = new Group()
    const first = await open(group)
    server.use(http.post('*/api/im/sendMessage', () => HttpResponse.error()))
    await first.send(text('在吗'))
    const second = await open(group)
    expect(second.view().outgoing.map((m) => m.content)).toEqual(['在吗'])
    server.resetHandlers()
    server.use(...group.handlers())
    await Promise.all([first.outbox.flush(), second.outbox.flush()])
    expect(group.log.map((m) => m.content)).toEqual(['在吗'])
    expect(localStorage.length).toBe(0)
  })

  it('a message that another tab has sent or discarded leaves this tab', async () => {
    const c = await open(new Group())
    server.use(http.post('*/api/im/sendMessage', () => HttpResponse.error()))
    await c.send(text('好'))
    const [key = ''] = Object.keys(localStorage)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(c.view().outgoing).toEqual([])
  })

  it('a message of the day before is not sent by itself, but can be resent', async () => {
    const group = new Group()
    const c = await open(group)
    server.use(http.post('*/api/im/sendMessage', () => HttpResponse.error()))
    await c.send(text('在吗'))
    const [key = ''] = Object.keys(localStorage)
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...stored, sentTime: stored.sentTime - 25 * 3600 * 1000 }))
    server.resetHandlers()
    const after = await open(group)
    await after.outbox.flush()
    expect(after.view().outgoing).toMatchObject([{ state: 'failed', reason: '超过 24 小时未发送' }])
    await after.outbox.resend(stored.clientMsgId)
    expect(group.log.map((m) => m.content)).toEqual(['在吗'])
  })

  it('later messages are sent past a rejected one, which can be resent or discarded by hand', async () => {
    const group = new Group()
    const c = await open(group)
    server.use(mockCall('POST /im/sendMessage', { refuse: 'CHAT_CLOSED' }))
    await Promise.all([c.send(text('一')), c.send(text('二'))])
    server.resetHandlers()
    server.use(...group.handlers())
    await c.send(text('三'))
    expect([texts(c), c.view().outgoing.map((m) => m.state)]).toEqual([['三'], ['failed', 'failed']])
    const [first, second] = c.view().outgoing
    c.outbox.drop(first?.clientMsgId ?? '')
    await c.outbox.resend(second?.clientMsgId ?? '')
    expect([texts(c), c.view().outgoing]).toEqual([['三', '二'], []])
  })

  it('a recalled message is blanked, also in pages loaded before and in quotes', async () => {
    const group = new Group()
    for (let i = 1; i <= 45; i++) group.add(`m${i}`, String(i), false)
    const answer = group.log[44] as ChatMessage
    answer.quote = { seq: 44, senderUserId: 8 as UserId, content: '44', recalled: false }
    const c = await open(group)
    for (const seq of [44, 10])
      Object.assign(group.add(`recall${seq}`, '撤回了一条消息', false), {
        messageType: 'system',
        expansion: { type: 'recall', seq: String(seq) },
      })
    await c.catchUp()
    expect(await c.reach(10)).toBe(true) // The page that contains it was loaded before the recall.
    const shown = c.view().messages
    for (const seq of [44, 10]) expect(shown.find((m) => m.seq === seq)).toMatchObject({ content: '', recalled: true })
    expect(shown.find((m) => m.seq === 45)?.quote).toMatchObject({ content: '', recalled: true })
    expect(await c.reach(99)).toBe(false)
  })

  it('a conversation reports a network error when its history cannot be loaded', async () => {
    server.use(http.get('*/api/im/history', () => HttpResponse.error()))
    const c = new Conversation(1)
    await c.open()
    expect(c.view()).toMatchObject({ state: 'failed', fault: '网络错误' })
  })

  it('a rejected message shows the reason and keeps its text', async () => {
    const c = await open(new Group())
    server.use(mockCall('POST /im/sendMessage', { refuse: 'CHAT_CLOSED' }))
    await c.send(text('你好'))
    expect(c.view().outgoing[0]).toMatchObject({ content: '你好', state: 'failed', reason: '订单已结束，群聊已关闭' })
    expect(toastSnapshot().at(-1)).toMatchObject({ kind: 'warn', text: '消息发送失败!' })
  })

  it('any mix of own and other messages, lost responses and reconnects shows exactly the server log', async () => {
    const step = fc.constantFrom('mine', 'theirs', 'told', 'lost', 'resend' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const group = new Group()
        const c = await open(group)
        const running: Promise<void>[] = []
        for (const [i, s] of steps.entries()) {
          if (s === 'mine') running.push(c.send(text(`mine ${i}`)))
          else if (s === 'theirs') group.add(`t${i}`, `theirs ${i}`, false)
          else if (s === 'told') running.push(c.catchUp())
          else if (s === 'lost') group.lostReplies = 1
          else running.push(c.outbox.flush())
        }
        await Promise.all(running)
        group.lostReplies = 0
        await c.outbox.flush()
        await c.catchUp()
        expect(texts(c)).toEqual(group.log.map((m) => m.content))
        expect(c.view().outgoing).toEqual([])
        server.resetHandlers()
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

// @vitest-environment happy-dom
import fc from 'fast-check'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Conversation } from '@/lib/client/chat/conversation'
import { toastSnapshot } from '@/lib/client/toast-store'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import { mockCall } from '../support/msw'

/** The server's side of one group: numbered without gaps, a clientMsgId stored once. */
class Group {
  log: ChatMessage[] = []
  lostReplies = 0
  add(clientMsgId: string, content: string, mine: boolean): ChatMessage {
    const known = this.log.find((m) => m.clientMsgId === clientMsgId)
    if (known) return known
    const seq = this.log.length + 1
    const message: ChatMessage = {
      messageUId: `1-${seq}`,
      groupId: 1,
      seq,
      clientMsgId,
      messageType: 'text',
      content,
      sentTime: seq,
      senderUserId: mine ? 7 : 8,
      messageDirection: mine ? 1 : 2,
      targetId: '1',
      expansion: null,
    }
    this.log.push(message)
    return message
  }
  handlers() {
    return [
      mockCall('GET /im/history', ({ input }) => {
        const all =
          input.after !== undefined
            ? this.log.filter((m) => m.seq > Number(input.after))
            : this.log.filter((m) => input.before === undefined || m.seq < Number(input.before)).slice(-20)
        return { messages: all, hasMore: input.after === undefined && (all[0]?.seq ?? 1) > 1, lastSeq: this.log.length }
      }),
      http.post('*/api/im/sendMessage', async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        const data = this.add(form.get('clientMsgId') ?? '', form.get('content') ?? '', true)
        if (this.lostReplies-- > 0) return HttpResponse.error()
        return HttpResponse.json({ code: 0, msg: '', data })
      }),
    ]
  }
}

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  Cookies.set('csrf', 'x.y')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
const open = async (group: Group) => {
  server.use(...group.handlers())
  const conversation = new Conversation(1)
  await conversation.open()
  return conversation
}
const texts = (c: Conversation) => c.view().messages.map((m) => m.content)

describe('a conversation', () => {
  it('loads 20, then older ones above, in order', async () => {
    const group = new Group()
    for (let i = 1; i <= 45; i++) group.add(`m${i}`, String(i), false)
    const c = await open(group)
    expect(texts(c)[0]).toBe('26')
    await c.loadOlder()
    await c.loadOlder()
    expect(texts(c)).toEqual(group.log.map((m) => m.content))
    expect(c.view().hasOlder).toBe(false)
  })

  it('keeps a message whose reply was lost, and stores it once when it is sent again', async () => {
    const group = new Group()
    const c = await open(group)
    group.lostReplies = 1
    await c.send('text', '在吗')
    const [failed] = c.view().outgoing
    expect(failed).toMatchObject({ content: '在吗', state: 'failed', reason: '消息发送失败!' })
    expect(toastSnapshot().at(-1)).toMatchObject({ kind: 'warn', text: '消息发送失败!' })
    await c.resend(failed?.clientMsgId ?? '')
    expect([texts(c), c.view().outgoing.length, group.log.length]).toEqual([['在吗'], 0, 1])
  })

  it('says that the network failed when the log cannot be had', async () => {
    server.use(http.get('*/api/im/history', () => HttpResponse.error()))
    const c = new Conversation(1)
    await c.open()
    expect(c.view()).toMatchObject({ state: 'failed', fault: '网络错误' })
  })

  it('says why the server refused, and keeps the text', async () => {
    const c = await open(new Group())
    server.use(mockCall('POST /im/sendMessage', { refuse: 'CHAT_CLOSED' }))
    await c.send('text', '你好')
    expect(c.view().outgoing[0]).toMatchObject({ content: '你好', reason: '订单已结束，群聊已关闭' })
  })

  it('after any mix of own and other messages, lost replies and reconnects, shows exactly the log', async () => {
    const step = fc.constantFrom('mine', 'theirs', 'told', 'lost', 'resend' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const group = new Group()
        const c = await open(group)
        const running: Promise<void>[] = []
        for (const [i, s] of steps.entries()) {
          if (s === 'mine') running.push(c.send('text', `mine ${i}`))
          else if (s === 'theirs') group.add(`t${i}`, `theirs ${i}`, false)
          else if (s === 'told') running.push(c.catchUp())
          else if (s === 'lost') group.lostReplies = 1
          else for (const o of c.view().outgoing) if (o.state === 'failed') running.push(c.resend(o.clientMsgId))
        }
        await Promise.all(running)
        group.lostReplies = 0
        for (const o of [...c.view().outgoing]) await c.resend(o.clientMsgId)
        await c.catchUp()
        expect(texts(c)).toEqual(group.log.map((m) => m.content))
        expect(c.view().outgoing).toEqual([])
        server.resetHandlers()
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

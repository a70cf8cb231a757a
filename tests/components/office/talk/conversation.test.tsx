// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { Conversation } from '@/components/office/talk/conversation'
import { useConversation } from '@/components/office/talk/use-conversation'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { deskOf, partyOf } from '../../support/sample-desk'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

type Loaded = Output<'GET /desk/conversation'>
function Talk({ desk }: { desk: DeskOrder }) {
  const talk = useConversation(desk.order.orderSn)
  return <Conversation desk={desk} talk={talk} pressed={0} onChanged={vi.fn()} onStep={vi.fn()} isAside={false} />
}
const show = (isMine: boolean, parties = [partyOf(), partyOf({ side: 'seller', userId: 2 as UserId })]) => {
  let resolve = (_: Loaded) => {}
  const loaded = new Promise<Loaded>((done) => {
    resolve = done
  })
  server.use(
    mockCall('GET /desk/conversation', () => loaded),
    mockCall('GET /desk/replies', { own: [], house: [], mayHouse: false }),
    mockCall('GET /desk/colleagues', { list: [] }),
    mockCall('POST /desk/markRead', null),
  )
  const desk = deskOf({ isMine, mayLead: true, parties })
  render(
    <App>
      <Talk desk={desk} />
    </App>,
  )
  return resolve
}
const both = () => screen.getByRole<HTMLInputElement>('radio', { name: '双方' })

test('while the chat of an own order loads, its lead is not asked to take the order first', async () => {
  const resolve = show(true)
  expect(screen.getByText('你的身份已核验')).toBeTruthy()
  expect(both().disabled).toBe(false)
  resolve({ messages: [], notes: [], hasMore: false, maySpeak: false, isClosed: true })
  expect(await screen.findByText('群聊已关闭')).toBeTruthy()
  expect(both().disabled).toBe(true)
})

test("the chat of a colleague's order cannot be written to before it is taken", () => {
  show(false)
  expect(screen.getByText('接手后才能发言')).toBeTruthy()
  expect(both().disabled).toBe(true)
})

test('an order in which the platform is the buyer shows one code word', () => {
  show(true, [partyOf({ side: 'seller', name: '号主' })])
  expect(screen.getByText(/卖家暗号/)).toBeTruthy()
  expect(screen.queryByText(/买家暗号/)).toBeNull()
})

test('a long message of staff is folded on phones until it is opened', async () => {
  const resolve = show(true)
  const line = (seq: number, content: string): Loaded['messages'][number] => ({
    messageUId: `m${seq}`,
    seq,
    groupId: 5,
    clientMsgId: `c${seq}`,
    senderUserId: 9 as UserId,
    messageDirection: 1,
    targetId: '5',
    quote: null,
    messageType: 'text',
    content,
    sentTime: Date.UTC(2026, 10, 20) + seq,
    recalled: false,
    expansion: null,
    by: 'service',
    name: '小林',
    actor: '',
    readBy: 0,
  })
  const messages = [line(1, '您好，我是平台客服。'.repeat(12)), line(2, '您好')]
  resolve({ messages, notes: [], hasMore: false, maySpeak: true, isClosed: false })
  fireEvent.click(await screen.findByRole('button', { name: '展开' }))
  expect(screen.queryByRole('button', { name: '展开' })).toBeNull()
  expect(document.querySelector('[data-folded]')).toBeNull()
})

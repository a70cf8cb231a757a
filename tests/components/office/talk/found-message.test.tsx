// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { Conversation } from '@/components/office/talk/conversation'
import { useConversation } from '@/components/office/talk/use-conversation'
import type { DeskMessage } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf, partyOf } from '../../support/sample-desk'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const line = (seq: number): DeskMessage => ({
  messageUId: `m${seq}`,
  seq,
  groupId: 5,
  clientMsgId: `c${seq}`,
  senderUserId: 1 as UserId,
  messageDirection: 2,
  targetId: '5',
  quote: null,
  messageType: 'text',
  content: `第 ${seq} 条`,
  sentTime: Date.UTC(2026, 10, 20) + seq,
  recalled: false,
  expansion: null,
  by: 'buyer',
  name: '南山',
  actor: '',
  readBy: 0,
})
const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.getAttribute('data-seq'))
  }
})

function Talk({ found }: { found: { seq: number } }) {
  const desk = deskOf({ isMine: false, parties: [partyOf()] })
  const talk = useConversation(desk.order.orderSn)
  const handlers = { onChanged: vi.fn(), onStep: vi.fn() }
  return <Conversation desk={desk} talk={talk} pressed={0} found={found} isAside={false} {...handlers} />
}

test('a found message is loaded with the older ones, scrolled to and marked once', async () => {
  const talk = mockCall('GET /desk/conversation', ({ input: { before } }) => ({
    messages: before ? [line(3), line(4)] : [line(5), line(6)],
    notes: [],
    hasMore: !before,
    maySpeak: false,
    isClosed: false,
  }))
  server.use(
    talk,
    mockCall('GET /desk/replies', { own: [], house: [], mayHouse: false }),
    mockCall('GET /desk/colleagues', { list: [] }),
  )
  const found = { seq: 3 }
  const view = () => (
    <App>
      <Talk found={found} />
    </App>
  )
  const { rerender } = render(view())
  expect(await screen.findByText('第 3 条')).toBeTruthy()
  await settle()
  expect(scrolled.mock.calls).toEqual([['3']])
  expect(document.querySelector('[data-found]')?.textContent).toContain('第 3 条')
  rerender(view())
  await settle()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

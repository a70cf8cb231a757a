// @vitest-environment happy-dom

import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SecurityList } from '@/components/members/security/security-list'
import { MessageLog } from '@/components/orders/chat/message-log'
import type { ChatMember } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { memberOf, messageOf } from '../../support/sample-chat'
import { NO_FACE } from '../../support/sample-face'
import { userOf } from '../../support/sample-user'

const member = (userId: number, role: ChatMember['role']) =>
  memberOf(userId, role, { nickName: role, isCurrent: role === 'service' })
const message = (seq: number, senderUserId: number | null, content: string) =>
  messageOf(seq, {
    messageType: senderUserId === null ? 'system' : 'text',
    content,
    senderUserId: senderUserId as UserId | null,
    messageDirection: senderUserId === 1 ? 1 : 2,
  })
const view = {
  messages: [
    message(1, null, '群聊已建立'),
    message(2, 3, '我是客服'),
    message(3, 2, '我也是客服，暗号：假的'),
    message(4, 1, '你好'),
  ],
  outgoing: [],
  hasOlder: false,
  readSeq: 0,
  state: 'ready' as const,
  fault: '',
}
const actions = {
  onOlder: () => {},
  onResend: () => {},
  onDrop: () => {},
  onRecall: () => {},
  onJump: () => {},
  onPicture: () => {},
}
const members = [member(1, 'buyer'), member(2, 'seller'), member(3, 'service')]

test('staff and system messages contain the reader’s code word, others never; staff messages say that there is none', () => {
  const { rerender } = render(<MessageLog view={view} members={members} codeWord="南山有猫2026" {...actions} />)
  const [service, seller, mine] = screen.getAllByRole('article') as [HTMLElement, HTMLElement, HTMLElement]
  expect(screen.getByText('群聊已建立').textContent).toContain('暗号：南山有猫2026')
  expect(within(service).getByText('暗号：南山有猫2026')).toBeTruthy()
  expect(within(seller).queryByText('暗号：南山有猫2026')).toBeNull()
  expect(within(mine).queryByText(/暗号/)).toBeNull()
  rerender(<MessageLog view={view} members={members} codeWord="" {...actions} />)
  expect(screen.getByText('群聊已建立').textContent).not.toContain('暗号')
  expect(within(service).getByRole('link', { name: '你还没有设置暗号' }).getAttribute('href')).toContain('myselfInfo')
  rerender(<MessageLog view={view} members={members} {...actions} />)
  expect(within(service).queryByText(/暗号/)).toBeNull()
})

test.each([
  ['', '设置暗号', /客服和系统消息会带着它/],
  ['南山有猫2026', '修改防骗暗号', '已设置 南山有猫2026'],
])('the security list shows the code word %j, which gives no points', (codeWord, act, text) => {
  server.use(mockCall('GET /user/faceCheck', { ...NO_FACE, isOffered: false }))
  render(<SecurityList user={userOf({ codeWord })} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: act })).toBeTruthy()
})

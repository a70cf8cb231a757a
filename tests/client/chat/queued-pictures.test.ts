// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Conversation } from '@/lib/client/chat/conversation'
import { toastSnapshot } from '@/lib/client/toast-store'
import { ChatGroup } from '../../support/chat-group'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'

const opened: Conversation[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  // an open page keeps retrying messages it could not send
  for (const { outbox } of opened.splice(0)) for (const { clientMsgId } of outbox.messages) outbox.drop(clientMsgId)
})
const open = async (group: ChatGroup) => {
  server.use(...group.handlers())
  const conversation = new Conversation(1)
  opened.push(conversation)
  await conversation.open()
  return conversation
}

it('a picture chosen offline is kept, and uploaded and sent when the connection is back', async () => {
  const group = new ChatGroup()
  const c = await open(group)
  const lost = mockCall('GET /comm/imagesTempUploadToken', 'lost')
  server.use(lost)
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  await c.send({ messageType: 'image', content: '', preview: 'blob:1', file })
  expect(c.view().outgoing).toMatchObject([{ messageType: 'image', content: '', state: 'waiting' }])
  const toasts = toastSnapshot().length
  await c.outbox.flush()
  expect([lost.inputs.length, toastSnapshot().length]).toEqual([2, toasts])
  server.use(
    mockCall('GET /comm/imagesTempUploadToken', { uploadId: 'chat/1.png', token: 't', maxBytes: 10_000_000 }),
    mockCall('POST /comm/uploadImage', {
      key: 'chat/1.png',
      url: '/media/chat/1.png',
      width: 1,
      height: 1,
      index: 0,
    }),
  )
  const after = await open(group) // as another tab does: the picture is found by the message's id
  await after.outbox.flush()
  expect(group.log.map((m) => m.content)).toEqual(['chat/1.png'])
  expect(after.view().outgoing).toEqual([])
})

it('a picture that the server refuses stays with the reason and can be resent', async () => {
  const group = new ChatGroup()
  const c = await open(group)
  const token = { uploadId: 'chat/2.png', token: 't', maxBytes: 10_000_000 }
  server.use(
    mockCall('GET /comm/imagesTempUploadToken', token),
    mockCall('POST /comm/uploadImage', { refuse: 'UPLOAD_TOKEN' }),
  )
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  await c.send({ messageType: 'image', content: '', preview: 'blob:2', file })
  expect(c.view().outgoing).toMatchObject([{ state: 'failed', reason: '上传已超时，请重新上传' }])
  server.use(
    mockCall('POST /comm/uploadImage', {
      key: 'chat/2.png',
      url: '/media/chat/2.png',
      width: 1,
      height: 1,
      index: 0,
    }),
  )
  await c.outbox.resend(c.view().outgoing[0]?.clientMsgId ?? '')
  expect(group.log.map((m) => m.content)).toEqual(['chat/2.png'])
})

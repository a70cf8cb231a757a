import type { UserId } from '@/lib/shared/ids'
import type { ChatPerson } from '../../../runtime/live-event'
import type { CarriedMessage, ChatCallbacks } from '../port'
import { isSigned } from './signature'

const TYPES: Readonly<Record<string, 'text' | 'image'>> = { 'RC:TxtMsg': 'text', 'RC:ImgMsg': 'image' }
const ONLINE = '0'

interface CallbackOptions {
  appKey: string
  appSecret: string
  now: () => Date
}

/** The vendor's message callback (called before a message is delivered) and its online status subscription. */
export function rongCloudCallbacks({ appKey, appSecret, now }: CallbackOptions): ChatCallbacks {
  return {
    readMessage(query, body) {
      if (!isSigned(query, appSecret, now())) return undefined
      const form = new URLSearchParams(body)
      return form.get('appKey') === appKey ? messageOf(form) : undefined
    },
    readStatus(query, body) {
      if (!isSigned(query, appSecret, now())) return undefined
      const parsed = parse(body)
      return (Array.isArray(parsed) ? parsed : []).flatMap((one: Record<string, unknown>) => {
        const person = personOf(String(one.userid ?? ''))
        return person
          ? [{ ...person, move: { isOnline: String(one.status) === ONLINE, at: Number(one.time) || now().getTime() } }]
          : []
      })
    },
  }
}

/** Our pages put clientMsgId, replyTo and the key of a stored picture into `extra`. null: not sent by our pages. */
function messageOf(form: URLSearchParams): CarriedMessage | null {
  const person = personOf(form.get('fromUserId') ?? '')
  const groupId = Number(/^g(\d{1,15})$/.exec(form.get('targetId') ?? '')?.[1])
  const messageType = TYPES[form.get('msgType') ?? '']
  if (!person || !groupId || !messageType || form.get('channelType') !== 'GROUP') return null
  const body = record(parse(form.get('content') ?? ''))
  const extra = record(typeof body.extra === 'string' ? parse(body.extra) : body.extra)
  const content = String((messageType === 'image' ? extra.key : body.content) ?? '').trim()
  const clientMsgId = String(extra.clientMsgId ?? '')
  if (!content || content.length > MAX_TEXT || !/^[\w-]{8,64}$/.test(clientMsgId)) return null
  const replyTo = Number(extra.replyTo) || undefined
  return { ...person, groupId, messageType, content, clientMsgId, replyTo }
}
const MAX_TEXT = 2000

function personOf(imUid: string): ChatPerson | null {
  const [, distId, userId] = /^d(\d{1,9})u(\d{1,15})$/.exec(imUid) ?? []
  return userId ? { distId: Number(distId), userId: Number(userId) as UserId } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

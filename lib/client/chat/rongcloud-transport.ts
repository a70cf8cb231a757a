import { dropLink, fetchLink } from './fetch-link'
import {
  CHAT_TICKET_REFUSED,
  CHAT_UNREACHABLE,
  type ChatLink,
  type LiveHandlers,
  type LiveMessage,
  type LiveTransport,
} from './transport'

/** Our custom message type: events in the format of the local transport. */
const LIVE = 'YX:Live'
const RETRY_MS = 3000
type Sdk = typeof import('@rongcloud/imlib-next')

/**
 * RongCloud's SDK. A delivery is only a signal: the page fetches the message from our history, which hides contact
 * details and recalled messages. Code 31004 requests a new token, any other retries the same one later.
 */
export async function openRongCloud(first: ChatLink, handlers: LiveHandlers): Promise<LiveTransport> {
  const sdk = await import('@rongcloud/imlib-next')
  const { ConversationType, Events } = sdk
  let link: ChatLink = first
  let isClosed = false
  sdk.init({ appkey: link.appKey })
  sdk.registerMessageType(LIVE, false, false)
  const listeners = {
    [Events.CONNECTING]: () => handlers.onState('connecting'),
    [Events.CONNECTED]: () => {
      handlers.onState('connected')
      handlers.onResumed()
    },
    [Events.SUSPEND]: () => handlers.onState('offline'), // it connects again by itself
    [Events.DISCONNECT]: (code: number) => {
      handlers.onState('offline')
      void again(code)
    },
  }
  const close = () => {
    isClosed = true
    sdk.clearEventListeners()
    void sdk.disconnect()
  }
  for (const [event, listener] of Object.entries(listeners))
    sdk.addEventListener(event as keyof typeof listeners, listener as () => void)
  sdk.addEventListener(Events.MESSAGES, ({ messages }) => {
    for (const { conversationType, targetId, messageType, content } of messages) {
      if (conversationType === ConversationType.GROUP)
        handlers.onEvent({ type: 'message', groupId: Number(targetId.slice(1)), seq: 0 })
      else if (conversationType === ConversationType.SYSTEM && messageType === LIVE) tell(content)
    }
  })

  function tell(event: LiveMessage | { type: 'break_link'; linkId: string }): void {
    if (event.type !== 'break_link') handlers.onEvent(event)
    else if (event.linkId === link.linkId) {
      // only this session, not other sessions of the same person
      close()
      handlers.onLoggedOut()
    }
  }
  async function connect(): Promise<void> {
    if (isClosed) return
    const { code } = await sdk.connect(link.token)
    if (code !== 0) await again(code)
  }
  async function again(code: number): Promise<void> {
    if (isClosed) return
    const isRefused = code === CHAT_TICKET_REFUSED
    handlers.onFailed(isRefused ? CHAT_TICKET_REFUSED : CHAT_UNREACHABLE)
    if (isRefused) dropLink()
    const fresh = isRefused ? await fetchLink().catch(() => null) : null
    if (fresh) link = fresh
    setTimeout(() => void connect(), fresh ? 0 : RETRY_MS)
  }
  await connect()

  const group = (groupId: number) => ({ conversationType: ConversationType.GROUP, targetId: `g${groupId}` })
  return {
    close,
    async carry(groupId, message) {
      await sdk.sendMessage(group(groupId), messageOf(sdk, message))
    },
    async read(groupId) {
      await sdk.clearMessagesUnreadStatus(group(groupId))
    },
  }
}

/** Returns a text or picture message, with the data our server needs to store it only once. */
function messageOf(sdk: Sdk, message: Parameters<NonNullable<LiveTransport['carry']>>[1]) {
  const { messageType, content, preview, clientMsgId, quote } = message
  const marks = { clientMsgId, replyTo: quote?.seq }
  if (messageType === 'text') return new sdk.TextMessage({ content, extra: JSON.stringify(marks) })
  const imageUri = new URL(preview, location.origin).href
  return new sdk.ImageMessage({ content: '', imageUri, extra: JSON.stringify({ ...marks, key: content }) })
}

import { dropLink, fetchLink } from './fetch-link'
import {
  CHAT_TICKET_REFUSED,
  CHAT_UNREACHABLE,
  type ChatLink,
  type LiveHandlers,
  type LiveMessage,
  type LiveTransport,
} from './transport'

/** Connects to Socket.IO on this host. Every (re)connect fetches a new ticket, also after a refused one. */
export async function openLocal(first: ChatLink, handlers: LiveHandlers): Promise<LiveTransport> {
  const { io } = await import('socket.io-client')
  let link: ChatLink | null = first
  let isClosed = false
  const socket = io({
    path: '/socket.io/',
    transports: ['websocket'],
    reconnectionDelayMax: 5000,
    auth: (give) => {
      const fresh = link ? Promise.resolve(link) : fetchLink()
      link = null
      fresh.then(
        ({ token }) => give({ token }),
        () => give({ token: '' }),
      )
    },
  })
  socket.on('connect', () => {
    handlers.onState('connected')
    handlers.onResumed()
  })
  socket.on('disconnect', (reason) => {
    handlers.onState('offline')
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('connect_error', (error: Error & { data?: { code?: number } }) => {
    handlers.onState('offline')
    const isRefused = error.data?.code === CHAT_TICKET_REFUSED
    if (isRefused) dropLink()
    handlers.onFailed(isRefused ? CHAT_TICKET_REFUSED : CHAT_UNREACHABLE)
    // after a refusal by the server Socket.IO stops its own retries, unlike after a network failure
    if (!socket.active) setTimeout(() => socket.connect(), 3000)
  })
  socket.on('live', (event: LiveMessage) => handlers.onEvent(event))
  socket.on('break_link', () => {
    isClosed = true
    socket.close()
    handlers.onLoggedOut()
  })
  return {
    close() {
      isClosed = true
      socket.close()
    },
    wake() {
      if (isClosed || socket.connected) return
      // closing ends the pause before the next attempt
      socket.disconnect().connect()
    },
  }
}

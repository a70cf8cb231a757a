import { call } from '../api'
import {
  CHAT_TICKET_REFUSED,
  CHAT_UNREACHABLE,
  type LiveHandlers,
  type LiveTold,
  type LiveTransport,
} from './transport'

/** Socket.IO of this host. Every (re)connect fetches a fresh ticket, which is also the answer to a refused one. */
export async function openLocalTransport(handlers: LiveHandlers): Promise<LiveTransport> {
  const { io } = await import('socket.io-client')
  const socket = io({
    path: '/socket.io/',
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 5000,
    auth: (give) => {
      call('GET /im/getRCloudToken', {}).then(
        ({ token }) => give({ token }),
        () => give({ token: '' }),
      )
    },
  })
  handlers.state('connecting')
  socket.on('connect', () => {
    handlers.state('connected')
    handlers.resumed()
  })
  socket.on('disconnect', (reason) => {
    handlers.state('offline')
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('connect_error', (error: Error & { data?: { code?: number } }) => {
    handlers.state('offline')
    handlers.failed(error.data?.code === CHAT_TICKET_REFUSED ? CHAT_TICKET_REFUSED : CHAT_UNREACHABLE)
    // A refusal by the server ends Socket.IO's own retries; lost networks do not.
    if (!socket.active) setTimeout(() => socket.connect(), 3000)
  })
  socket.on('live', (event: LiveTold) => handlers.told(event))
  socket.on('break_link', () => {
    socket.close()
    handlers.broken()
  })
  return { close: () => void socket.close() }
}

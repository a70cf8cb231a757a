import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { UserId } from '@/lib/shared/ids'
import type { ChatPerson, LiveEvent, PresenceMove } from '../../runtime/live-event'
import type { SharedPresence } from '../../runtime/shared-presence'
import type { ChatLive } from './port'

export interface LocalLiveOptions {
  /** Returns the owner of this chat token; null rejects the connection (31004). */
  authenticate: (
    token: string,
    host: string,
  ) => Promise<{ distId: number; userId: UserId; sessionId: string; isDesk: boolean } | null>
  /** Called when a user comes online, or leaves and does not return for AWAY_MS. */
  moved?: (person: ChatPerson & { move: PresenceMove }) => void
  /** Users connected to other instances; absent: there are none. */
  others?: SharedPresence
}

const SESSION = 'session:'
const room = {
  user: (distId: number, id: UserId) => `user:${distId}:${id}`,
  session: (id: string) => `${SESSION}${id}`,
  desk: (distId: number) => `desk:${distId}`,
}
/** Connections (tabs) per session; a ticket cannot open more, however often it is used. */
const MOST_OF_SESSION = 20
/** Changing from one page to the next does not count as leaving. */
const AWAY_MS = 5000

/**
 * Socket.IO, push only: clients receive ids and fetch what they may see. Connections join Socket.IO rooms of user and
 * session, those of staff also that of their desk.
 */
export function createLocalLive(options: LocalLiveOptions): ChatLive {
  const io = new Server({
    path: '/socket.io/',
    destroyUpgrade: false,
    serveClient: false,
    // polling would have to reach the same instance with every request
    transports: ['websocket'],
    maxHttpBufferSize: 10_000,
  })
  const sizeOf = (distId: number, userId: UserId) => io.sockets.adapter.rooms.get(room.user(distId, userId))?.size ?? 0
  const leaving = new Map<string, NodeJS.Timeout>()
  /** Reports when a user's first connection opens and when the last has been closed for a while. */
  const moved = (person: ChatPerson, isOnline: boolean) => {
    options.others?.set(person, isOnline)
    // one who is still connected elsewhere has not left
    if (!options.others?.isElsewhere(person)) options.moved?.({ ...person, move: { isOnline, at: Date.now() } })
  }
  const watch = (person: ChatPerson) => {
    const name = room.user(person.distId, person.userId)
    clearTimeout(leaving.get(name))
    const isBack = leaving.delete(name)
    if (!isBack && sizeOf(person.distId, person.userId) === 1) moved(person, true)
    return () => {
      if (sizeOf(person.distId, person.userId) > 0) return
      const away = () => {
        leaving.delete(name)
        moved(person, false)
      }
      leaving.set(name, setTimeout(away, AWAY_MS).unref())
    }
  }
  let attached = false // closing a Socket.IO server without clients never finishes
  io.use(async (socket, next) => {
    const refused = Object.assign(new Error('token incorrect'), { data: { code: 31004 } })
    const ask = () =>
      options
        .authenticate(String(socket.handshake.auth.token ?? ''), socket.handshake.headers.host ?? '')
        .catch(() => null)
    const found = await ask()
    if (!found) return next(refused)
    if ((io.sockets.adapter.rooms.get(room.session(found.sessionId))?.size ?? 0) >= MOST_OF_SESSION)
      return next(refused)
    socket.data.person = { distId: found.distId, userId: found.userId }
    socket.join([room.user(found.distId, found.userId), room.session(found.sessionId)])
    if (found.isDesk) socket.join(room.desk(found.distId))
    // A session that ended meanwhile had no connection yet that could be closed.
    next((await ask()) ? undefined : refused)
  })
  io.on('connection', (socket) => {
    const left = watch(socket.data.person)
    socket.on('disconnect', left)
  })
  return {
    attach(server: HttpServer) {
      io.attach(server, { path: '/socket.io/', destroyUpgrade: false })
      attached = true
    },
    link: async (_, ticket) => ({ provider: 'local', token: ticket, appKey: '', linkId: '' }),
    publish(event: LiveEvent, isOwn) {
      if (event.type === 'presence' && event.move && !isOwn) options.others?.heard(event, event.move.isOnline)
      if (event.type === 'logout') {
        for (const id of event.sessionIds) {
          io.to(room.session(id)).emit('break_link', { conversationType: 6 })
          io.in(room.session(id)).disconnectSockets(true)
        }
        return
      }
      const { userIds, distId, ...facts } = event
      const payload = facts.type === 'presence' ? { type: facts.type, userId: facts.userId } : facts
      // without an id: permissions are checked when the data is fetched
      if (event.type === 'order' || event.type === 'message') io.to(room.desk(distId)).emit('live', { type: 'desk' })
      if (userIds.length > 0) io.to(userIds.map((id) => room.user(distId, id))).emit('live', payload)
    },
    sessions: () =>
      [...io.sockets.adapter.rooms.keys()].flatMap((name) =>
        name.startsWith(SESSION) ? [name.slice(SESSION.length)] : [],
      ),
    isOnline: (distId, userId) =>
      sizeOf(distId, userId) > 0 ||
      leaving.has(room.user(distId, userId)) ||
      options.others?.isElsewhere({ distId, userId }) === true,
    async close() {
      await options.others?.close()
      io.disconnectSockets(true)
      for (const timer of leaving.values()) clearTimeout(timer)
      if (attached) await io.close()
    },
  }
}

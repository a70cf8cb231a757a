import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import type { ChatPerson, LiveEvent, PresenceMove } from '../../../runtime/live-event'
import { type ChatLive, imUidOf } from '../port'
import { askRongCloud, type RongCloudApp } from './api'
import { rongCloudCallbacks } from './callbacks'
import { createPresence } from './presence'

/** One of our stored messages in the form shown in the provider's groups. */
interface StoredLine {
  distId: number
  /** null: a system message. */
  senderId: UserId | null
  messageType: 'text' | 'image' | 'system'
  content: string
  clientMsgId: string
  expansion: Record<string, string> | null
}

interface RongCloudOptions extends RongCloudApp {
  now: () => Date
  log: Pick<Logger, 'warn'>
  /** Returns the message with this number in a group; null: nothing to show. */
  stored: (groupId: number, seq: number) => Promise<StoredLine | null>
  /** Called when a user comes online or goes offline. */
  moved?: (person: ChatPerson & { move: PresenceMove }) => void
}

const SYSTEM = 'system'
/** Our own message type: events in the format of the local provider. Not stored, not counted. */
const LIVE = 'YX:Live'
/** Maximum receivers of one system message. */
const MOST_RECEIVERS = 100
const TRIES = 3
const KNOWN_GROUPS = 10_000

/**
 * RongCloud as chat provider, through its server API: it holds the connections, groups receive what we store, and pages
 * may send through it. Our history is authoritative; messages the provider lost are fetched from us. Calls about one
 * group keep their order.
 */
export function createRongCloudLive(options: RongCloudOptions): ChatLive {
  const { now, log, stored, moved, appKey } = options
  const ask = (path: string, fields: Record<string, string | readonly string[]>) => askRongCloud(options, path, fields)
  const presence = createPresence()
  const links = new Map<string, { imUid: string; linkId: string }>()
  const joined = new LRUCache<number, Set<string>>({ max: KNOWN_GROUPS })
  const lines = new Map<string, Promise<void>>()

  const insist = async (work: () => Promise<unknown>, what: string) => {
    for (let tried = 1; ; tried++) {
      try {
        await work()
        return
      } catch (err) {
        if (tried < TRIES) continue
        log.warn({ err, what }, 'the chat carrier could not be told; pages fetch it later')
        return
      }
    }
  }
  /** Runs after earlier calls with the same name. */
  const inLine = (name: string, work: () => Promise<unknown>) => {
    const done = (lines.get(name) ?? Promise.resolve())
      .then(() => insist(work, name))
      .finally(() => {
        if (lines.get(name) === done) lines.delete(name)
      })
    lines.set(name, done)
  }
  const tell = async (imUids: readonly string[], objectName: string, content: object) => {
    for (let from = 0; from < imUids.length; from += MOST_RECEIVERS)
      await ask('/message/system/publish', {
        fromUserId: SYSTEM,
        toUserId: imUids.slice(from, from + MOST_RECEIVERS),
        objectName,
        content: JSON.stringify(content),
        isPersisted: '0',
      })
  }
  /** Creating a group that exists adds the members to it. */
  const gather = async (groupId: number, imUids: readonly string[]) => {
    const known = joined.get(groupId)
    const missing = imUids.filter((imUid) => !known?.has(imUid))
    if (missing.length === 0) return
    const group = { userId: missing, groupId: `g${groupId}`, groupName: `g${groupId}` }
    await ask(known ? '/group/join' : '/group/create', group)
    joined.set(groupId, new Set([...(known ?? []), ...missing]))
  }
  const say = async (event: Extract<LiveEvent, { type: 'message' }>) => {
    const { distId, groupId, seq, userIds, carried } = event
    await gather(
      groupId,
      userIds.map((userId) => imUidOf({ distId, userId })),
    )
    const line = carried ? null : await stored(groupId, seq)
    if (!line) return
    const extra = JSON.stringify({ ...line.expansion, seq, clientMsgId: line.clientMsgId })
    const isImage = line.messageType === 'image'
    await ask('/message/group/publish', {
      fromUserId: line.senderId === null ? SYSTEM : imUidOf({ distId, userId: line.senderId }),
      toGroupId: `g${groupId}`,
      objectName: isImage ? 'RC:ImgMsg' : 'RC:TxtMsg',
      content: JSON.stringify(
        isImage ? { content: '', imageUri: line.content, extra } : { content: line.content, extra },
      ),
      isIncludeSender: '1',
    })
  }
  /** Each instance knows the sessions that it issued a link to. */
  const breakLinks = (sessionIds: readonly string[]) => {
    for (const sessionId of sessionIds) {
      const link = links.get(sessionId)
      if (!link) continue
      links.delete(sessionId)
      inLine(link.imUid, async () => {
        await tell([link.imUid], LIVE, { type: 'break_link', linkId: link.linkId })
        // the user's other sessions get 31004 at their next connection, and a new token then
        await ask('/user/token/expire', { userId: link.imUid, time: String(now().getTime()) })
      })
    }
  }
  const callbacks = rongCloudCallbacks(options)

  return {
    attach() {},
    async link({ sessionId, nickName, ...person }) {
      const imUid = imUidOf(person)
      const { token } = await ask('/user/getToken', { userId: imUid, name: nickName })
      if (typeof token !== 'string') throw new Error('rongcloud: no token')
      const linkId = links.get(sessionId)?.linkId ?? randomBytes(12).toString('hex')
      links.set(sessionId, { imUid, linkId })
      return { provider: 'rongcloud', token, appKey, linkId }
    },
    publish(event, isOwn) {
      if (event.type === 'logout') return breakLinks(event.sessionIds)
      if (event.type === 'presence' && event.move && !isOwn) presence.note(event, event.move)
      if (!isOwn) return
      if (event.type === 'message') return inLine(`g${event.groupId}`, () => say(event))
      const { distId, userIds, ...payload } = event
      if (userIds.length === 0) return
      const imUids = userIds.map((userId) => imUidOf({ distId, userId }))
      inLine('groupId' in event ? `g${event.groupId}` : imUids.join(), () => tell(imUids, LIVE, payload))
    },
    isOnline: (distId, userId) => presence.isOnline({ distId, userId }),
    sessions: () => [...links.keys()],
    callbacks: {
      ...callbacks,
      readStatus(query, body) {
        const people = callbacks.readStatus(query, body)
        for (const person of people ?? []) {
          presence.note(person, person.move)
          moved?.(person)
        }
        return people
      },
    },
    async close() {
      await Promise.all(lines.values())
    },
  }
}

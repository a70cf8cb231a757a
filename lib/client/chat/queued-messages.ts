import Cookies from 'js-cookie'
import { deleteStored, isRecord, readStored, storedKeys, writeStored } from '../browser-storage'
import { serverNow } from '../server-clock'
import type { OutgoingMessage } from './outgoing-message'

const PREFIX = 'chat-outbox:'
/** What is older is not sent by itself: the conversation has moved on. */
const LONGEST_WAIT_MS = 24 * 3600 * 1000
const TOO_OLD = '超过 24 小时未发送'

/** Includes the user id, so that another account on this device never sends these messages. */
const ownPrefix = (): string => `${PREFIX}${Cookies.get('userId') ?? ''}:`
export const queueKey = (groupId: number): string => `${ownPrefix()}${groupId}:`

/** Each message has an entry of its own, so that two tabs do not overwrite each other's. */
export const writeQueued = (queue: string, message: OutgoingMessage): void =>
  writeStored('local', queue + message.clientMsgId, message)

export const deleteQueued = (queue: string, clientMsgId: string): void => deleteStored('local', queue + clientMsgId)

/** The unsent messages of a member and group on this device, oldest first. */
export function readQueued(queue: string): OutgoingMessage[] {
  const latest = serverNow().getTime() - LONGEST_WAIT_MS
  return storedKeys('local')
    .filter((key) => key.startsWith(queue))
    .map((key) => readStored('local', key))
    .filter(isMessage)
    .map((m) => (m.state === 'failed' ? m : { ...m, ...(m.sentTime < latest ? EXPIRED : WAITING) }))
    .sort((a, b) => a.sentTime - b.sentTime)
}
const WAITING = { state: 'waiting' } as const
const EXPIRED = { state: 'failed', reason: TOO_OLD } as const

const isMessage = (value: unknown): value is OutgoingMessage =>
  isRecord(value) &&
  ['clientMsgId', 'messageType', 'content', 'preview', 'state', 'reason'].every(
    (field) => typeof value[field] === 'string',
  ) &&
  typeof value.sentTime === 'number'

/** The groups for which the member has unsent messages on this device. */
export const queuedGroups = (): number[] => {
  const own = ownPrefix()
  const ids = storedKeys('local').filter((key) => key.startsWith(own))
  return [...new Set(ids.map((key) => Number(key.slice(own.length).split(':')[0])))]
}

/** Calls back with messages that another tab has sent or discarded, as long as the page is open. */
export function watchQueue(queue: string, onGone: (clientMsgId: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null && key?.startsWith(queue)) onGone(key.slice(queue.length))
  })
}

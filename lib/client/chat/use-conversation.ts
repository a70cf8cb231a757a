import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../api'
import { carrier } from './carrier'
import { Conversation } from './conversation'
import { listenLive } from './live'
import { flushOutboxes, outboxOf } from './outbox'

const POLL_MS = 60_000

/**
 * The open group: loads, receives live updates, catches up after a lost connection, and marks shown messages as read.
 * `onRead` is called after each mark.
 */
export function useConversation(groupId: number, onRead: () => void) {
  const conversation = useMemo(() => new Conversation(groupId, outboxOf(groupId)), [groupId])
  const view = useSyncExternalStore(conversation.subscribe, conversation.view, conversation.view)
  useEffect(() => {
    void conversation.open()
    // behind a proxy that drops the connection no events arrive
    const poll = setInterval(() => void conversation.catchUp().catch(() => {}), POLL_MS)
    const stop = listenLive({
      onEvent: (event) => {
        if (event.type === 'message' && event.groupId === groupId) void conversation.catchUp().catch(() => {})
      },
      onResumed: () => {
        void conversation.catchUp().catch(() => {})
        flushOutboxes()
      },
    })
    return () => {
      clearInterval(poll)
      stop()
    }
  }, [conversation, groupId])
  const last = view.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    const mark = () => {
      if (!document.hidden) flushOutboxes()
      if (last === 0 || document.hidden) return
      call('PUT /im/markRead', { id: String(groupId), seq: String(last) }).then(onRead, () => {})
      carrier.current?.read?.(groupId).catch(() => {})
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [groupId, last])
  return { conversation, view }
}

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../api'
import { Conversation } from './conversation'
import { listenLive } from './live'

/** The open group: loads, follows live, catches up after a lost connection, marks as read what is shown. `onRead` after each mark. */
export function useConversation(groupId: number, onRead: () => void) {
  const conversation = useMemo(() => new Conversation(groupId), [groupId])
  const view = useSyncExternalStore(conversation.subscribe, conversation.view, conversation.view)
  useEffect(() => {
    void conversation.open()
    return listenLive({
      told: (event) => {
        if (event.type === 'message' && event.groupId === groupId) void conversation.catchUp().catch(() => {})
      },
      resumed: () => void conversation.catchUp().catch(() => {}),
    })
  }, [conversation, groupId])
  const last = view.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (last === 0 || document.hidden) return
    call('PUT /im/markRead', { id: String(groupId), seq: String(last) }).then(onRead, () => {})
  }, [groupId, last])
  return { conversation, view }
}

import { useCallback, useEffect, useState } from 'react'
import type { ChatMember } from '@/lib/contract/entities/chat'
import { call } from '../api'
import { listenLive } from './live'

/** Returns members of a group; their read marks are updated live. */
export function useMembers(groupId: number) {
  const [info, setInfo] = useState<{ members: ChatMember[]; closed: boolean }>({ members: [], closed: false })
  const reload = useCallback(() => {
    call('GET /im/groupInfo', { groupId: String(groupId) }).then(
      ({ members, closed }) => setInfo((old) => ({ closed, members: members.map((m) => furthest(m, old.members)) })),
      () => {},
    )
  }, [groupId])
  useEffect(() => {
    reload()
    return listenLive({
      onEvent: (event) => {
        if (event.type !== 'read' || event.groupId !== groupId) return
        const { userId, seq: lastReadSeq } = event
        setInfo((old) => ({
          ...old,
          members: old.members.map((m) => (m.userId === userId ? furthest({ ...m, lastReadSeq }, old.members) : m)),
        }))
      },
      onResumed: reload,
    })
  }, [groupId, reload])
  return { ...info, reload }
}

/**
 * Returns the newer of two read marks; they only move forward, because responses and events can arrive out of order.
 */
const furthest = (member: ChatMember, known: readonly ChatMember[]): ChatMember => {
  const lastReadSeq = known.find((m) => m.userId === member.userId)?.lastReadSeq ?? 0
  return lastReadSeq > member.lastReadSeq ? { ...member, lastReadSeq } : member
}

import { useCallback, useEffect, useState } from 'react'
import type { ChatMember } from '@/lib/contract/entities/chat'
import { call } from '../api'
import { listenLive } from './live'

/** Who sits in a group; the marks of what each has read follow live. */
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
      told: (event) => {
        if (event.type !== 'read' || event.groupId !== groupId) return
        const { userId, seq: lastReadSeq } = event
        setInfo((old) => ({
          ...old,
          members: old.members.map((m) => (m.userId === userId ? furthest({ ...m, lastReadSeq }, old.members) : m)),
        }))
      },
      resumed: reload,
    })
  }, [groupId, reload])
  return { ...info, reload }
}

/** Marks only go forward; answers and events may overtake each other. */
const furthest = (member: ChatMember, known: readonly ChatMember[]): ChatMember => {
  const lastReadSeq = known.find((m) => m.userId === member.userId)?.lastReadSeq ?? 0
  return lastReadSeq > member.lastReadSeq ? { ...member, lastReadSeq } : member
}

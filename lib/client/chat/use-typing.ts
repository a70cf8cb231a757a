import { useCallback, useEffect, useRef, useState } from 'react'
import type { UserId } from '@/lib/shared/ids'
import { call } from '../api'
import { listenLive } from './live'

/** Typing is sent at most this often, and expires a little later. */
const TELL_MS = 3000
const OVER_MS = 6000

/** Who is typing in a group now (null: no one), and a function that tells the others that this user is typing. */
export function useTyping(groupId: number): { typing: UserId | null; tellTyping: () => void } {
  const [typing, setTyping] = useState<UserId | null>(null)
  const sentAt = useRef(0)
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(over)
      setTyping(null)
    }
    const stop = listenLive({
      onEvent: (event) => {
        if ((event.type !== 'typing' && event.type !== 'message') || event.groupId !== groupId) return
        end()
        if (event.type === 'message') return
        setTyping(event.userId)
        over = setTimeout(end, OVER_MS)
      },
    })
    return () => {
      stop()
      end()
    }
  }, [groupId])
  const tellTyping = useCallback(() => {
    if (Date.now() - sentAt.current < TELL_MS) return
    sentAt.current = Date.now()
    call('POST /im/typing', { groupId: String(groupId) }).catch(() => {})
  }, [groupId])
  return { typing, tellTyping }
}

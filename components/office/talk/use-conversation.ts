'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskMessage } from '@/lib/contract/entities/desk'

const EVERY_MS = 5000

/** Conversation of an order: the latest messages, updated live, and older ones on demand. */
export function useConversation(orderSn: string) {
  const loaded = useLoad(orderSn, () => call('GET /desk/conversation', { orderSn }), { everyMs: EVERY_MS })
  const [older, setOlder] = useState<{ list: DeskMessage[]; hasMore: boolean } | null>(null)
  const { data, reload } = loaded
  useLiveDesk(reload)
  const last = data?.messages.at(-1)?.seq
  const maySpeak = data?.maySpeak === true
  useEffect(() => {
    if (last !== undefined && maySpeak) void call('POST /desk/markRead', { orderSn, seq: String(last) }).catch(() => {})
  }, [last, maySpeak, orderSn])
  const first = older?.list[0]?.seq ?? data?.messages[0]?.seq
  const more = async () => {
    if (first === undefined) return
    const page = await call('GET /desk/conversation', { orderSn, before: String(first) }, { loud: true })
    setOlder((old) => ({ list: [...page.messages, ...(old?.list ?? [])], hasMore: page.hasMore }))
  }
  const newest = data?.messages ?? []
  const from = newest[0]?.seq ?? 0
  const messages = [...(older?.list ?? []).filter(({ seq }) => seq < from), ...newest]
  return { ...loaded, messages, hasMore: older?.hasMore ?? data?.hasMore ?? false, more }
}
export type Conversing = ReturnType<typeof useConversation>

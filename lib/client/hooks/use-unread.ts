'use client'

import { useMemo } from 'react'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Party } from '@/lib/shared/trade/order-forms'
import { lazyCall } from '../lazy-call'
import { isActing } from '../visitor'
import { reloadOwn, useLoad } from './use-load'

const EVERY_MS = 60_000
const CHAT = 'unread chat'
const BELL = 'unread notifications'

/** Shared by all bars of the page, one request a minute. */
const useChats = () =>
  useLoad(CHAT, async () => (isActing() ? NO_CHATS : lazyCall('GET /im/unread', {})), { own: true, everyMs: EVERY_MS })
const NO_CHATS: OutputOf<ApiContract['GET /im/unread']> = { total: 0, groups: [] }

/** Unread chat messages. */
export const useUnread = (): number => useChats().data?.total ?? 0

/** Unread chat messages of the caller as buyer and as seller; undefined while loading. */
export function useUnreadSides(): Record<Party, number> | undefined {
  const { data } = useChats()
  const sum = (side: Party) =>
    data?.groups.reduce((all, { role, unread }) => all + (role === side ? unread : 0), 0) ?? 0
  return useMemo(() => data && { buyer: sum('buyer'), seller: sum('seller') }, [data]) ?? undefined
}

/** Unread notifications. */
export const useBell = (): number =>
  useLoad(BELL, async () => (isActing() ? 0 : (await lazyCall('GET /notification/unread', {})).unread), {
    own: true,
    everyMs: EVERY_MS,
  }).data ?? 0

/** Counts again, e.g. after something was read. */
export const refreshUnread = () => reloadOwn(CHAT)
export const refreshBell = () => reloadOwn(BELL)

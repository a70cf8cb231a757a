'use client'

import { lazyCall } from '../lazy-call'
import { isActing } from '../visitor'
import { reloadOwn, useLoad } from './use-load'

const EVERY_MS = 60_000
const CHAT = 'unread chat'
const BELL = 'unread notifications'

/** Unread chat messages; all bars on the page share one request a minute. */
export const useUnread = (): number =>
  useLoad(CHAT, async () => (isActing() ? 0 : (await lazyCall('GET /im/unread', {})).total), {
    own: true,
    everyMs: EVERY_MS,
  }).data ?? 0

/** Unread notifications. */
export const useBell = (): number =>
  useLoad(BELL, async () => (isActing() ? 0 : (await lazyCall('GET /notification/unread', {})).unread), {
    own: true,
    everyMs: EVERY_MS,
  }).data ?? 0

/** Counts again, e.g. after something was read. */
export const refreshUnread = () => reloadOwn(CHAT)
export const refreshBell = () => reloadOwn(BELL)

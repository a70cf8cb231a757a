'use client'

import { useSyncExternalStore } from 'react'
import type { UserProfile } from '@/lib/contract/entities/user'
import { call } from '../api'
import { ownStore } from '../own-store'

const profile = ownStore<UserProfile | null>(
  () => null,
  () => call('GET /user/userInfo', {}, { loud: true, progress: true }),
)

/** Puts a newer profile before everybody, e.g. the answer of a change. */
export const setProfile = profile.keep

/** One request for menu, member header and page together; `again` asks anew. Rejects as `call` does. */
export const loadProfile = profile.load

const subscribe = (listener: () => void) =>
  profile.subscribe(listener, () => {
    if (!profile.read()) loadProfile().catch(() => {})
  })

/** Own profile; null until it is here. */
export const useProfile = (): UserProfile | null => useSyncExternalStore(subscribe, profile.read, () => null)

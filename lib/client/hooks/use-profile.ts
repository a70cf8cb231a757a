'use client'

import { useSyncExternalStore } from 'react'
import type { UserProfile } from '@/lib/contract/entities/user'
import { call } from '../api'
import { ownStore } from '../own-store'

const profile = ownStore<UserProfile | null>(
  () => null,
  () => call('GET /user/userInfo', {}, { loud: true, progress: true }),
)

/** Sets a newer profile for all components, e.g. from the response of a change. */
export const setProfile = profile.keep

/** One request shared by menu, member header and page; `again` reloads. Rejects like `call`. */
export const loadProfile = profile.load

const subscribe = (listener: () => void) =>
  profile.subscribe(listener, () => {
    if (!profile.read()) loadProfile().catch(() => {})
  })

/** Returns the caller's profile; null until it is loaded. */
export const useProfile = (): UserProfile | null => useSyncExternalStore(subscribe, profile.read, () => null)

'use client'

import type { UserProfile } from '@/lib/contract/entities/user'
import { call } from '../api'
import { reloadOwn, setOwn, useLoad } from './use-load'

const KEY = 'profile'

/** Sets a newer profile for all components, e.g. from the response of a change. */
export const setProfile = (profile: UserProfile) => setOwn(KEY, profile)

/** Loads the profile again for all components. Never rejects. */
export const reloadProfile = () => reloadOwn(KEY)

/** The caller's profile with its state: one request shared by menu, member header and page. */
export function useOwnProfile() {
  const load = () => call('GET /user/userInfo', {}, { loud: true, progress: true })
  const { data: user, error, reload } = useLoad<UserProfile>(KEY, load, { own: true })
  return { user, failed: !user && error !== '', retry: () => void reload() }
}

/** Returns the caller's profile; null until it is loaded. */
export const useProfile = (): UserProfile | null => useOwnProfile().user

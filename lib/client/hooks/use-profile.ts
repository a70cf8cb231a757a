'use client'

import type { UserProfile } from '@/lib/contract/entities/user'
import { call } from '../api'
import { type LoadState, reloadOwn, setOwn, useLoad } from './use-load'

const KEY = 'profile'

/** Sets a newer profile for all components, e.g. from the response of a change. */
export const setProfile = (profile: UserProfile) => setOwn(KEY, profile)

/** Loads the profile again for all components. Never rejects. */
export const reloadProfile = () => reloadOwn(KEY)

/** The caller's profile: one request shared by menu, member header and page. */
export const useProfileLoad = (): LoadState<UserProfile> =>
  useLoad(KEY, () => call('GET /user/userInfo', {}, { loud: true, progress: true }), { own: true })

/** Returns the caller's profile; null until it is loaded. */
export const useProfile = (): UserProfile | null => useProfileLoad().data

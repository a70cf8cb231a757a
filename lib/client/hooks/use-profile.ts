'use client'

import { useSyncExternalStore } from 'react'
import type { UserProfile } from '@/lib/contract/entities/user'
import { call } from '../api'
import { hasToken } from '../visitor'

let profile: UserProfile | null = null
let pending: Promise<UserProfile> | undefined
const listeners = new Set<() => void>()

/** Puts a newer profile before everybody, e.g. the answer of a change. */
export function setProfile(next: UserProfile): void {
  profile = next
  for (const listener of listeners) listener()
}

/** One request for menu, member header and page together; `again` asks anew. Rejects as `call` does. */
export function loadProfile(again = false): Promise<UserProfile> {
  if (pending && !again) return pending
  const asked = call('GET /user/userInfo', {}, { loud: true, progress: true }).then((next) => {
    setProfile(next)
    return next
  })
  asked.catch(() => {
    pending = undefined
  })
  pending = asked
  return asked
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!profile && hasToken()) loadProfile().catch(() => {})
  return () => listeners.delete(listener)
}

/** Own profile; null until it is here. */
export const useProfile = (): UserProfile | null =>
  useSyncExternalStore(
    subscribe,
    () => profile,
    () => null,
  )

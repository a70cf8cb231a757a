'use client'

import { useCallback, useEffect, useState } from 'react'
import { loadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import type { UserProfile } from '@/lib/contract/entities/user'

/** Own profile, with a retry if it could not be loaded. */
export function useOwnProfile(): { user: UserProfile | null; failed: boolean; retry: () => void } {
  const user = useProfile()
  const [failed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    loadProfile().catch(() => setFailed(true))
  }, [])
  useEffect(retry, [retry])
  return { user, failed, retry }
}

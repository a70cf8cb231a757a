'use client'

import { useProfileLoad } from '@/lib/client/hooks/use-profile'
import type { UserProfile } from '@/lib/contract/entities/user'

/** Own profile, with a retry if it could not be loaded. */
export function useOwnProfile(): { user: UserProfile | null; failed: boolean; retry: () => void } {
  const { data, error, reload } = useProfileLoad()
  return { user: data, failed: !data && error !== '', retry: () => void reload() }
}

'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Games of this site as options. */
export function useGames(): { value: number; label: string }[] {
  const { data } = useLoad('games', () => call('GET /comm/gameList', {}))
  return (data?.gameList ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

'use client'

import { useEffect, useState } from 'react'
import type { GameFilter } from '@/lib/contract/entities/goods'

type Areas = GameFilter['areas']

/** Areas and servers of a game; null while loading, and empty on failure, because the server checks anyway. */
export function useGameAreas(gameId: number | undefined): Areas | null {
  const [known, setKnown] = useState<{ gameId: number; areas: Areas } | null>(null)
  useEffect(() => {
    if (!gameId) return
    let stale = false
    const keep = (areas: Areas) => {
      if (!stale) setKnown({ gameId, areas })
    }
    import('@/lib/client/game-data')
      .then(({ askFilter }) => askFilter(gameId))
      .then(
        (filter) => keep(filter.areas),
        () => keep([]),
      )
    return () => {
      stale = true
    }
  }, [gameId])
  return known && known.gameId === gameId ? known.areas : null
}

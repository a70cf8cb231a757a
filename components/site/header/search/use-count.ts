'use client'

import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import type { Selection } from './selection'

const PAUSE_MS = 250

/** Number of goods for the selection, loaded after the last change; undefined while unknown. */
export function useCount({ game, area, server, type }: Selection): number | undefined {
  const key = JSON.stringify([game?.id, area?.id, server?.id, type?.id ?? 1])
  const settled = useDebounced(key, PAUSE_MS)
  const load = () =>
    lazyCall('GET /goods/getGoodsList', {
      gt: String(type?.id ?? 1),
      gid: String(game?.id),
      areaId: area?.id.toString(),
      serverId: server?.id.toString(),
      page: '1',
      pageSize: '1',
    })
  const { data } = useLoad(game && settled === key ? key : null, load, { keeps: false })
  return data?.total
}

'use client'

import { useEffect, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { Selection } from './selection'

/** Number of goods for the selection, loaded 250 ms after the last change; undefined while unknown. */
export function useCount(now: Selection): number | undefined {
  const [known, setKnown] = useState<{ key: string; count: number }>()
  const [gid, areaId, serverId, gt] = [now.game?.id, now.area?.id, now.server?.id, now.type?.id ?? 1]
  const key = [gid, areaId, serverId, gt].join()
  useEffect(() => {
    if (!gid) return
    let current = true
    const timer = setTimeout(() => {
      const query = {
        gt: String(gt),
        gid: String(gid),
        areaId: areaId?.toString(),
        serverId: serverId?.toString(),
        page: '1',
        pageSize: '1',
      }
      lazyCall('GET /goods/getGoodsList', query).then(
        (data) => current && setKnown({ key, count: data.total }),
        () => {},
      )
    }, 250)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [key, gid, areaId, serverId, gt])
  return known?.key === key ? known.count : undefined
}

'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { CoinOffer, OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'

type Place = Record<'gid' | 'areaId' | 'serverId', string>

/**
 * The best open offer at a place that competes with an own one; undefined before a game is selected or while loading,
 * null without one.
 */
export function useBestRatio(kind: CoinKind, place: Place, own?: OwnCoinOffer): CoinOffer | null | undefined {
  const { gid, areaId, serverId } = own
    ? { gid: String(own.gameId), areaId: idOf(own.areaId), serverId: idOf(own.serverId) }
    : place
  const key = gid ? [kind, gid, areaId, serverId].join(' ') : null
  const { data } = useLoad(
    key,
    // the own offer may be the first one
    () => call('GET /quickCoin/getQuickCoinList', { kind, gid, areaId, serverId, page: '1', pageSize: '2' }),
    { keeps: false },
  )
  return data ? (data.list.find(({ offerSn }) => offerSn !== own?.offerSn) ?? null) : undefined
}

const idOf = (id: number): string => (id > 0 ? String(id) : '')

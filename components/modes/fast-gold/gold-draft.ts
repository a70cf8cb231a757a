import { serversOf } from '@/components/ui/forms/place-fields'
import type { FieldErrors } from '@/components/ui/forms/use-form'
import { deleteStored, isRecord } from '@/lib/client/browser-storage'
import { readOwn, writeOwn } from '@/lib/client/own-storage'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { type CoinUnit, readCoins } from '@/lib/shared/goods/coin-unit'
import { fieldError, passes } from '@/lib/shared/people/field-rules'
import type { QuoteRequest } from './use-offer-quote'

/** Form fields of an order; `typed` is yuan or an amount, depending on the input used last. */
export interface GoldDraft {
  gid: string
  areaId: string
  serverId: string
  by: 'yuan' | 'amount'
  typed: string
  roleName: string
  contact: string
}

const keyOf = (offerSn: string) => `fastGoldOrder:${offerSn}` as const

/**
 * Restores the previous input for this offer, '' for the best one. A game in the address takes precedence, and a game without current offers (`isOffered`) is not restored.
 */
export function readGoldDraft(
  offerSn: string,
  start: GoldDraft,
  isOffered: (gid: string) => boolean = () => true,
): GoldDraft {
  const stored = readOwn('session', keyOf(offerSn))
  if (!isRecord(stored) || (start.gid && stored.gid !== start.gid) || !isOffered(String(stored.gid))) return start
  const isWhole = Object.entries(start).every(([name, empty]) => typeof stored[name] === typeof empty)
  return isWhole && (stored.by === 'yuan' || stored.by === 'amount') ? (stored as unknown as GoldDraft) : start
}

export const saveGoldDraft = (offerSn: string, draft: GoldDraft): void => writeOwn('session', keyOf(offerSn), draft)
export const dropGoldDraft = (offerSn: string): void => deleteStored('session', keyOf(offerSn))

/** The requested amount or money; null while the input is invalid. */
export function wishOf({ by, typed }: GoldDraft, unit: CoinUnit): QuoteRequest | null {
  if (by === 'yuan') return passes('price', typed) ? { yuan: typed } : null
  const amount = readCoins(typed, unit)
  return amount ? { amount } : null
}

const placeFaults = (
  { areaId, serverId }: { areaId: string; serverId: string },
  areas: GameFilter['areas'],
): { areaId?: string; serverId?: string } => ({
  areaId: areas.length > 0 && !areaId ? '请选择游戏大区' : undefined,
  serverId: serversOf(areas, areaId).length > 0 && !serverId ? '请选择服务器' : undefined,
})

export const goldErrors = (
  draft: GoldDraft,
  { areas, unit }: { areas: GameFilter['areas']; unit: CoinUnit },
): FieldErrors<GoldDraft> => ({
  gid: draft.gid ? undefined : '请选择游戏',
  ...placeFaults(draft, areas),
  roleName: draft.roleName.trim() ? undefined : '请输入收货角色名',
  typed: wishOf(draft, unit) ? undefined : draft.by === 'yuan' ? fieldError('price', draft.typed) : '请填写数量',
  contact: draft.contact ? fieldError('contact', draft.contact) : undefined,
})

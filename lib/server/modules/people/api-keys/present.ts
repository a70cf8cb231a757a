import { formatDateTime } from '@/lib/shared/time'
import type { ApiCallRow, ApiKeyRow } from './types'

export const presentApiKey = (row: ApiKeyRow) => ({
  keyId: row.id,
  mode: row.mode,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  addresses: row.addresses,
  createTime: formatDateTime(row.createdAt),
  usedTime: row.usedAt && formatDateTime(row.usedAt),
})

export const presentHouseKey = (row: ApiKeyRow, more: { by: string; isInForce: boolean }) =>
  Object.assign(presentApiKey(row), more)

export const presentApiCall = (row: ApiCallRow, keys: ReadonlyMap<number, Pick<ApiKeyRow, 'name' | 'mode'>>) => ({
  callId: row.id,
  keyId: row.keyId,
  keyName: keys.get(row.keyId)?.name ?? '',
  mode: keys.get(row.keyId)?.mode ?? 'live',
  method: row.method,
  path: row.path,
  status: row.status,
  error: row.error,
  ms: row.ms,
  requestId: row.requestId,
  createTime: formatDateTime(row.createdAt),
})

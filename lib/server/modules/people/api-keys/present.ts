import { formatDateTime } from '@/lib/shared/time'
import type { ApiCallRow, ApiKeyRow } from './types'

export const presentApiKey = (row: ApiKeyRow) => ({
  keyId: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  addresses: row.addresses,
  createTime: formatDateTime(row.createdAt),
  usedTime: row.usedAt && formatDateTime(row.usedAt),
})

export const presentHouseKey = (row: ApiKeyRow, more: { by: string; isInForce: boolean }) =>
  Object.assign(presentApiKey(row), more)

export const presentApiCall = (row: ApiCallRow, names: ReadonlyMap<number, string>) => ({
  callId: row.id,
  keyId: row.keyId,
  keyName: names.get(row.keyId) ?? '',
  method: row.method,
  path: row.path,
  status: row.status,
  error: row.error,
  ms: row.ms,
  requestId: row.requestId,
  createTime: formatDateTime(row.createdAt),
})

import type { apiCalls, apiKeys } from '../../../db/schema/people/api-keys'

export type ApiKeyRow = typeof apiKeys.$inferSelect
export type ApiCallRow = typeof apiCalls.$inferSelect

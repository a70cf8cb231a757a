import type { RulingDetail, RulingList } from '@/lib/contract/entities/ruling'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ServerApiError, serverApi } from './server-api'

type RulingInput = InputOf<ApiContract['GET /black/rulings']>

/** Codes of NOT_FOUND, and of INVALID_INPUT for text that is not a code. */
const ABSENT = new Set<string | undefined>(['NOT_FOUND', 'INVALID_INPUT'])

export const loadRulings = (host: string, input: RulingInput): Promise<RulingList> =>
  serverApi(host, 'GET /black/rulings', input)

/** One ruling, or undefined if there is none with this code. */
export async function loadRuling(host: string, code: string): Promise<RulingDetail | undefined> {
  try {
    return await serverApi(host, 'GET /black/rulingInfo', { code })
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return undefined
    throw error
  }
}

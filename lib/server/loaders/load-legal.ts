import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { LEGAL_KINDS, type LegalKind } from '@/lib/shared/site/legal'
import { ServerApiError, serverApi } from './server-api'

export type LegalText = OutputOf<ApiContract['GET /legal/document']>
const ABSENT = new Set<string | undefined>(['NOT_FOUND', 'INVALID_INPUT'])

export const isLegalKind = (kind: string): kind is LegalKind => (LEGAL_KINDS as string[]).includes(kind)

/** The document in force, or a published version of it; undefined if there is none. */
export async function loadLegal(host: string, kind: string, version?: string): Promise<LegalText | undefined> {
  if (!isLegalKind(kind)) return undefined
  try {
    return await serverApi(host, 'GET /legal/document', { kind, version })
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return undefined
    throw error
  }
}

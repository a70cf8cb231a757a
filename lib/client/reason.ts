import type { ErrorName } from '@/lib/contract/errors'

/** Why a call failed: an error of the catalogue, or the connection was lost. */
export type Reason = ErrorName | 'NETWORK_LOST'

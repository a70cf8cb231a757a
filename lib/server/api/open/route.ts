import type { Call } from '@/lib/contract/table'
import type { ApiScope } from '@/lib/shared/people/api-keys'
import type { UserCtx } from '../../runtime/context'
import type { InFields, View } from './fields'

export type OpenMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `PATCH /goods/{sn}`: relative to /open/v1. */
export type OpenCall = `${OpenMethod} /${string}`
type Wire = Readonly<Record<string, string>>

/** Makes another call of the contract as the same caller, and resolves with its answer. */
export type Ask = (call: Call, wire: Wire) => Promise<unknown>
/** What a step before the call gets; `sent` are the caller's fields under the names of the contract. */
export interface Preparing {
  ctx: UserCtx
  ask: Ask
  sent: Wire
}

/**
 * A call of the seller API: a name for a call of the contract, which alone decides what is allowed and what happens.
 */
export interface OpenRoute {
  summary: string
  scope: ApiScope
  runs: Call
  /** Parameters of the path, and the contract's fields that they become. */
  path?: Readonly<Record<string, string>>
  /** Fields of the query of a GET, of the body of other methods. */
  fields?: InFields
  /** Fields that the caller does not choose. */
  fixed?: Wire
  /** Checks more, or completes the input with what the caller left out. */
  prepare?: (preparing: Preparing) => Promise<Wire>
  /** `prepare` completes the input: what is left out stays as it is. */
  isPartial?: true
  /** The answer; 'same': as the contract's. */
  view: View | 'same'
  /** A list that is read with a cursor. */
  list?: {
    /** Where the rows are in the answer. */
    rows: string
    /** The field of a row that the next page continues after. */
    cursor: string
    /** Where the first page starts, if not at the beginning of the list as the page shows it. */
    first?: string
    size: string
  }
  /** One `file` as multipart/form-data. */
  takesFile?: true
  /** In place of the limit that the contract sets for people at a page. */
  limit?: { points: number; seconds: number }
}
export type OpenRoutes = Readonly<Record<OpenCall, OpenRoute>>

import type { z } from 'zod'
import type { Permission } from '@/lib/shared/staff/staff'
import type { ErrorName } from './errors'

/**
 * 'public': anyone; 'login': a live session of this host; 'verified': also real-name verified, 18+; 'staff:…': a staff
 * member with this permission on this host who entered a code in this session. Staff calls are under /desk and
 * /console.
 */
export type Access = 'public' | 'login' | 'verified' | StaffAccess
export type StaffAccess = `staff:${Permission}`

/** Returns the permission that a staff call requires; null if it is not a staff call. */
export const permissionOf = (access: Access): Permission | null =>
  access.startsWith('staff:') ? (access.slice('staff:'.length) as Permission) : null

/**
 * One row of the API contract. The same table generates handler types, typed clients, msw mocks, /api/openapi.json and
 * the authorisation matrix.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  /** One line for the OpenAPI document. */
  summary: string
  access: A
  /** One of the calls the storefront originally had (tests/contract/tables/calls.tsv), which other clients may use. */
  original?: true
  /**
   * Object schema of query parameters (GET, DELETE) or form fields (POST, PUT). All wire values are text. See
   * `takesId`.
   */
  input: I
  /** Schema of `data` when code is 0. */
  output: O
  refusals: readonly ErrorName[]
  /** A POST as multipart/form-data, with one `file` along with its fields. */
  takesFile?: true
  /**
   * For public responses that are the same for every visitor of a host, stored in the page cache. Seconds and purge
   * tags; `{name}` is replaced by an input field.
   */
  cache?: { fresh: number; stale: number; tags: readonly string[] }
  /** For POSTs that move money or create something: a repeated `idempotency-key` header replays the first response. */
  idempotent?: boolean
  /**
   * Moves money: at most two such calls of a user run at once, the rest wait, so that one user cannot occupy all
   * connections.
   */
  movesMoney?: boolean
  /**
   * Points per window of seconds: per account for calls that require one (and ten times as many per IP address), else
   * per IP address. Counted exactly in the database, across instances and restarts; `inProcess` calls are cheap and
   * protect nothing, so each process counts on its own.
   */
  limit?: { points: number; seconds: number; inProcess?: true }
  /**
   * A GET with side effects, because its method was predefined: requires the CSRF token like a POST. 'id': only with an
   * id.
   */
  writes?: true | 'id'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** 'GET /user/userInfo' -> endpoint; paths are relative to /api. */
export type Contract = Record<`${Method} /${string}`, Endpoint>

/**
 * Returns whether the `id` field is sent as the last path segment, as in the browser's wrapper:
 * /api/pay/showPayUrl/{id}. Never for a POST.
 */
export const takesId = (call: string, def: { input: unknown }): boolean =>
  !call.startsWith('POST ') && 'id' in (def.input as { shape: object }).shape

/** Preserves the row's own types: a public call's handler gets no user. */
export const endpoint = <I extends z.ZodType, O extends z.ZodType, A extends Access>(
  def: Endpoint<I, O, A>,
): Endpoint<I, O, A> => def

// inferred from the fields alone: that a row is an Endpoint was checked at its definition, and is expensive to compile
export type InputOf<E> = E extends { input: infer I } ? z.input<I> : never
export type ParsedOf<E> = E extends { input: infer I } ? z.output<I> : never
export type OutputOf<E> = E extends { output: infer O } ? z.output<O> : never

/**
 * The format of every API response. `code` 0 is success; otherwise `name` is the error's name in the catalogue, and `msg`
 * is Chinese and says what to do.
 */
export interface Envelope<T = unknown> {
  code: number
  name?: ErrorName
  msg: string
  data: T
}

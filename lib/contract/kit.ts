import type { z } from 'zod'
import type { Permission } from '@/lib/shared/staff/staff'
import type { ErrorName } from './errors'

/**
 * 'public': anyone; 'login': a live session of this host; 'verified': also real-name verified, 18+; 'staff:…': a member of
 * staff with this permission on this host, who proved a code in this session. Ours of staff live under /desk and /console.
 */
export type Access = 'public' | 'login' | 'verified' | StaffAccess
export type StaffAccess = `staff:${Permission}`

/** The permission a call of staff asks for; null: it is none. */
export const permissionOf = (access: Access): Permission | null =>
  access.startsWith('staff:') ? (access.slice('staff:'.length) as Permission) : null

/**
 * One row of the contract. The same table yields handler types, the typed clients,
 * the msw mocks, /api/openapi.json and the authorization matrix.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  /** One line for the OpenAPI document. */
  summary: string
  access: A
  /** Ours, beside the calls the storefront was given (tests/contract/tables/calls.tsv). */
  added?: true
  /** Object schema of query parameters (GET, DELETE) or form fields (POST, PUT). All wire values are text. See `takesId`. */
  input: I
  /** Schema of `data` when code is 0. */
  output: O
  refusals: readonly ErrorName[]
  /** Public answers that are the same for every visitor of a host; kept by the front's page cache. Seconds and purge tags; `{name}` takes an input field. */
  cache?: { fresh: number; stale: number; tags: readonly string[] }
  /** POSTs that move money or create: header `idempotency-key` replays the first answer. */
  idempotent?: boolean
  /** It moves money: a user has two such calls under way at most, the rest wait, so that nobody takes all connections. */
  movesMoney?: boolean
  /**
   * Points per window of seconds: per account of a call that asks for one (and ten times as many per address), else per
   * address. Counted exactly, in the database, whatever the instances and restarts; `inProcess` calls are cheap and guard
   * nothing, so each process counts for itself.
   */
  limit?: { points: number; seconds: number; inProcess?: true }
  /** A GET that changes something, because its method was given: it asks for the CSRF token as a POST does. 'id': only with an id. */
  writes?: true | 'id'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** 'GET /user/userInfo' -> endpoint; paths are relative to /api. */
export type Contract = Record<`${Method} /${string}`, Endpoint>

/** A field `id` travels as the last path segment, as the browser's wrapper has it: /api/pay/showPayUrl/{id}. Never of a POST. */
export const takesId = (call: string, def: { input: unknown }): boolean =>
  !call.startsWith('POST ') && 'id' in (def.input as { shape: object }).shape

/** Keeps the row's own types: a public call's handler gets no user. */
export const endpoint = <I extends z.ZodType, O extends z.ZodType, A extends Access>(
  def: Endpoint<I, O, A>,
): Endpoint<I, O, A> => def

// by the fields alone: whether a row is an Endpoint was asked where it was written, and costs the compiler much
export type InputOf<E> = E extends { input: infer I } ? z.input<I> : never
export type ParsedOf<E> = E extends { input: infer I } ? z.output<I> : never
export type OutputOf<E> = E extends { output: infer O } ? z.output<O> : never

/** Every answer of the API. `code` 0 is success; `msg` is Chinese and says what to do. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

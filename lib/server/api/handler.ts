import type { Endpoint, OutputOf, ParsedOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { Ctx, StaffCtx, UserCtx } from '../runtime/context'
import type { CookieJar } from './cookie-jar'

type CtxOf<E> = E extends { access: 'public' } ? Ctx : E extends { access: StaffAccess } ? StaffCtx : UserCtx

/** HTTP details that a few handlers need. */
export interface HttpExtras {
  cookies: CookieJar
  /** The requested host, without its port. */
  host: string
  /** The file of a multipart POST. */
  file: File | null
}

/** A function without a result returns nothing. */
type Answer<O> = [O] extends [null] ? Promise<O> | Promise<void> : Promise<O>

/** Gets parsed input, returns `data`; connects the contract to one function or query and contains no business rule. */
export type Handler<C extends Call> = (
  ctx: CtxOf<ApiContract[C]>,
  input: ParsedOf<ApiContract[C]>,
  http: HttpExtras,
) => Answer<OutputOf<ApiContract[C]>>

/** The handlers of one area; a missing or misspelt endpoint does not compile. */
export type Handlers<T extends Record<string, Endpoint>> = { [C in keyof T & Call]: Handler<C> }

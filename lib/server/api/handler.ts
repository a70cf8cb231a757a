import type { Endpoint, OutputOf, ParsedOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { Ctx, StaffCtx, UserCtx } from '../runtime/context'
import type { CookieJar } from './cookie-jar'

type CtxOf<E> = E extends { access: 'public' } ? Ctx : E extends { access: StaffAccess } ? StaffCtx : UserCtx

/** What a few handlers need of HTTP itself. */
export interface HttpExtras {
  cookies: CookieJar
  /** The host that was asked, without its port. */
  host: string
  /** The file of a multipart POST. */
  file: File | null
}

/** A verb that answers nothing returns nothing. */
type Answer<O> = [O] extends [null] ? Promise<O> | Promise<void> : Promise<O>

/** Gets parsed input, returns `data`; joins the contract to one verb or query and holds no rule. */
export type Handler<C extends Call> = (
  ctx: CtxOf<ApiContract[C]>,
  input: ParsedOf<ApiContract[C]>,
  http: HttpExtras,
) => Answer<OutputOf<ApiContract[C]>>

/** The handlers of one area; a missing or misspelt endpoint does not compile. */
export type Handlers<T extends Record<string, Endpoint>> = { [C in keyof T & Call]: Handler<C> }

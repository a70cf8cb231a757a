import type { InputOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { Part, Scene } from '../../support/fixtures/scene'

export type Row<C extends MemberCall> = {
  input: (s: Scene) => InputOf<ApiContract[C]>
  buyer: number
  seller: number
  stranger: number
  /** Created in addition to what `input` refers to. */
  with?: Part[]
}

/** Staff calls are tested in staff-isolation.test.ts, from their permissions. */
export type MemberCall = { [C in Call]: ApiContract[C] extends { access: StaffAccess } ? never : C }[Call]

/** Response codes per role for every call whose path starts with these areas; a missing row is a compile error. */
export type RowsOf<Area extends string> = {
  [C in Extract<MemberCall, `${string} /${Area}` | `${string} /${Area}/${string}`>]: Row<C>
}

export const ok = { buyer: 0, seller: 0, stranger: 0 }
/** The call returns only the caller's own data, so every role succeeds. */
export const own = { ...ok }
export const members = (buyer = 0, seller = 0, stranger = 404) => ({ buyer, seller, stranger })

import type { InputOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { Part, Scene } from '../../support/fixtures/scene'

export type Row<C extends MemberCall> = {
  input: (s: Scene) => InputOf<ApiContract[C]>
  buyer: number
  seller: number
  stranger: number
  /** Made beside what `input` names. */
  with?: Part[]
}

/** Calls of staff are attacked in staff-isolation.test.ts, from their permissions. */
export type MemberCall = { [C in Call]: ApiContract[C] extends { access: StaffAccess } ? never : C }[Call]

/** Codes per role for every call below these first parts of a path; a call without a row does not compile. */
export type RowsOf<Area extends string> = {
  [C in Extract<MemberCall, `${string} /${Area}` | `${string} /${Area}/${string}`>]: Row<C>
}

export const ok = { buyer: 0, seller: 0, stranger: 0 }
/** Own rows only: the answer is about the caller, whoever that is. */
export const own = { ...ok }
export const members = (buyer = 0, seller = 0, stranger = 404) => ({ buyer, seller, stranger })

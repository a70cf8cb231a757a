import { findGuards } from '@/lib/server/modules/identity/queries'
import { lockOf } from '@/lib/server/modules/payouts/rules'
import type { Visitor } from './visitor'
import { PASSWORD, type Person, type World } from './world'

/** Whether money may leave the account: frozen, and for how many hours more it stays in. */
export async function lockFor(world: World, { userId }: Person): Promise<{ isFrozen: boolean; hours: number | null }> {
  const guards = await findGuards(world.services.db, userId)
  const until = lockOf(guards, { lockHours: 24 }, world.now())?.until
  return {
    isFrozen: guards.isShut,
    hours: until ? Math.round((until.getTime() - world.now().getTime()) / 3_600_000) : null,
  }
}

/** Titles of what somebody was told about the account's safety. */
export async function securityNews(visitor: Visitor): Promise<string[]> {
  return (await visitor.do('GET /notification/list', { kind: 'security' })).list.map(({ title }) => title)
}

/** The code that a fresh browser with the right password gets. */
export async function tryLogIn(world: World, phone: string): Promise<number> {
  return (await world.visitor().ask('POST /user/login', { phone, password: PASSWORD })).code
}

import type { Citizen } from '../../../../providers/real-name/port'
import type { Ctx } from '../../../../runtime/context'
import type { UserRow } from '../present'

/** Returns real name and identity card of a verified member, for the vendor that compares them; null before that. */
export function openCitizen({ vault }: Pick<Ctx, 'vault'>, user: UserRow): Citizen | null {
  if (user.authStatus !== 2 || !user.realName || !user.idCard) return null
  const context = String(user.id)
  return {
    realName: vault.open('identity', context, user.realName),
    idCard: vault.open('identity', context, user.idCard),
  }
}

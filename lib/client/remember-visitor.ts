import Cookies from 'js-cookie'
import type { LoginResult } from '@/lib/contract/entities/user'
import { maskPhone } from '@/lib/shared/mask'
import { announceVisitor } from './visitor'

/** Cookies live one hour. */
const LIFE_MS = 3_600_000

/** Keeps who logged in, for display only; the API sets the credential itself. `account` is what was typed: a phone is kept masked. */
export function rememberVisitor(login: LoginResult, account: string): void {
  const options = {
    expires: new Date(Date.now() + LIFE_MS),
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  } as const
  const values = {
    nickName: login.nickName,
    userId: String(login.userId),
    actor: login.actor,
    username: maskPhone(account),
    isPartner: String(login.isPartner),
  }
  for (const [name, value] of Object.entries(values)) Cookies.set(name, value, options)
  announceVisitor()
}

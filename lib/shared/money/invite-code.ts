import { HOUR_MS } from '../durations'

/**
 * Stores an invite code from any address of the site until registration; for one hour, renewed by each such address.
 */
export const INVITE_COOKIE = 'invitecode'
export const INVITE_MS = HOUR_MS

/** The invite code in an address, or undefined. */
export function inviteCodeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('invitecode') ?? ''
  return /^\w{1,16}$/.test(code) ? code : undefined
}

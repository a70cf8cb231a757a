import { HOUR_MS } from '../durations'

/** Keeps an invite code from any address of the site until registration; an hour, anew with every such address. */
export const INVITE_COOKIE = 'invitecode'
export const INVITE_MS = HOUR_MS

/** The code an address carries, or undefined. */
export function inviteCodeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('invitecode') ?? ''
  return /^\w{1,16}$/.test(code) ? code : undefined
}

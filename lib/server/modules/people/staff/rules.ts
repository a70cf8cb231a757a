import { randomInt } from 'node:crypto'
import { verifySync } from 'otplib'
import type { UserId } from '@/lib/shared/ids'
import { CODE_PAUSE_MINUTES, CODE_TRIES, RECOVERY_CODES } from '@/lib/shared/staff/staff'
import { MINUTE_MS } from '@/lib/shared/time'
import type { Vault } from '../../../runtime/vault'
import type { StaffKey } from './types'

const STEP_SECONDS = 30
/** Crockford's alphabet: without I, L, O and U, which are misread on paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
/** 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)

export const isPaper = (code: string): boolean => code.replace('-', '').length === HALF * 2
export const hashPaper = (vault: Vault, userId: UserId, code: string): string =>
  vault.mac('staff', `${userId}:${code.replace('-', '').toUpperCase()}`)

/**
 * Returns the time step of a correct code, at most one step early or late; 'used': correct but used before; null:
 * wrong.
 */
export function stepOf(
  secret: string,
  token: string,
  { lastStep, at }: { lastStep: number; at: Date },
): number | 'used' | null {
  const epoch = Math.floor(at.getTime() / 1000)
  const found = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS })
  if (!found.valid || !('timeStep' in found)) return null
  return found.timeStep > lastStep ? found.timeStep : 'used'
}

export const isPaused = ({ pausedUntil }: StaffKey, at: Date): boolean => pausedUntil !== null && pausedUntil > at

/** Returns the state after another wrong code. */
export function afterWrong({ tries }: StaffKey, at: Date): Pick<StaffKey, 'tries' | 'pausedUntil'> {
  const isLast = tries + 1 >= CODE_TRIES
  return {
    tries: isLast ? 0 : tries + 1,
    pausedUntil: isLast ? new Date(at.getTime() + CODE_PAUSE_MINUTES * MINUTE_MS) : null,
  }
}

import { randomInt } from 'node:crypto'
import { normalAccount } from '@/lib/shared/normalize/account'
import { maskPhone } from '@/lib/shared/text/mask'
import { DAY_MS, formatDate, HOUR_MS } from '@/lib/shared/time'
import { type AccountKind, APPEAL_DAYS, REVIEW_HOURS } from '@/lib/shared/trade/trust'
import type { Vault } from '../../../runtime/vault'
import type { Ruling } from './types'

/** One hash for all kinds: a mobile is often the WeChat id too, and the user need not know the kind. */
export const hashAccount = (vault: Vault, account: string): string => vault.mac('blacklist', normalAccount(account))

/** A mobile is masked as everywhere; other accounts show two characters at each end, short ones one. */
export function maskAccount(kind: AccountKind, account: string): string {
  const normal = normalAccount(account)
  if (kind === 3) return maskPhone(normal)
  const chars = [...normal]
  const shown = chars.length >= 6 ? 2 : 1
  return `${chars.slice(0, shown).join('')}****${chars.slice(-shown).join('')}`
}

/**
 * 'B' blacklist, 'J' trade, 'Z' retrieval rulings, 'R' reports, 'S' appeals, 'C' certificates; then yymmdd and 8 random
 * digits.
 */
export const newCode = (letter: 'B' | 'J' | 'Z' | 'R' | 'S' | 'C', now: Date): string =>
  `${letter}${formatDate(now).replaceAll('-', '').slice(2)}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`

export const reviewDue = (now: Date): Date => new Date(now.getTime() + REVIEW_HOURS * HOUR_MS)

/** Returns deadline for an appeal; null: as long as the ruling is in force. */
export const appealUntil = (ruling: Pick<Ruling, 'kind' | 'decidedAt'>): Date | null =>
  ruling.kind === 'blacklist' ? null : new Date(ruling.decidedAt.getTime() + APPEAL_DAYS * DAY_MS)

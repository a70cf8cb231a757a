import type { Payments } from '../../../providers/payment/port'

/** Payments and refunds of one provider, or of all that are not configured any more. */
export type Lane = { provider: string } | { except: readonly string[] }

/** Lanes that are handled at the same time, so that a provider that does not answer holds up no other. */
export function lanesOf({ all }: Pick<Payments, 'all'>): Lane[] {
  const names = all.map(({ name }) => name)
  return [...names.map((provider) => ({ provider })), { except: names }]
}

export const laneName = (lane: Lane): string => ('provider' in lane ? lane.provider : 'others')

import { expect } from 'vitest'
import { ACTIONS, type Mode } from '@/lib/server/modules/trading/flow/mode'
import { stepOf } from '@/lib/server/modules/trading/rules'
import type { Actor, Place } from '@/lib/server/modules/trading/types'
import { type OrderStatus, SUB_STATUSES } from '@/lib/shared/order-status'

const STATUSES: OrderStatus[] = [0, 1, 2, 3, 7, 8]
const ACTORS: Actor[] = ['buyer', 'seller', 'service', 'system']
const PLACES: Place[] = STATUSES.flatMap((status) => SUB_STATUSES.map((sub): Place => `${status} ${sub}`))

/** What is allowed, a line per (place, action): everybody else is FORBIDDEN there, every other triple is ORDER_STATE. */
export function tableOf(mode: Mode): string {
  const lines: string[] = []
  for (const place of PLACES)
    for (const action of ACTIONS) {
      const answers = ACTORS.map((actor) => [actor, stepOf(mode, place, action, actor)] as const)
      const allowed = answers.flatMap(([actor, step]) => (typeof step === 'string' ? [] : [`${actor} -> ${step.to}`]))
      const refusals = new Set(answers.flatMap(([, step]) => (typeof step === 'string' ? [step] : [])))
      expect(refusals.size, 'one reason per place and action').toBeLessThan(2)
      expect(allowed.length > 0, 'FORBIDDEN only where somebody may').toBe(!refusals.has('ORDER_STATE'))
      if (allowed.length > 0) lines.push(`${place} ${action}: ${allowed.join(', ')}`)
    }
  return lines.join('\n')
}

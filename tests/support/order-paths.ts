import type { Action, Mode, Step } from '@/lib/server/modules/orders/trading/flow/mode'
import type { Place } from '@/lib/server/modules/orders/trading/types'
import { isFullSuite } from './proof-size'

export const isEnd = (place: Place): boolean => place === '3 RELEASED' || place === '3 CLAIMED' || /^[78]/.test(place)

/**
 * All paths from paid to a final state that use no step twice. Steps that stay in a state come first, each once or not
 * at all, in the graph's order; after a step that freezes, staff decide.
 */
export function waysOf(mode: Mode): Step[][] {
  const ways: Step[][] = []
  const walk = (place: Place, taken: readonly Step[], isFrozen: boolean) => {
    if (isEnd(place)) {
      ways.push([...taken])
      return
    }
    const open = mode.steps.filter(
      (step) =>
        step.from === place &&
        !taken.includes(step) &&
        (!isFrozen || step.by.includes('service')) &&
        (step.action !== 'repost' || mayRepost(taken)) &&
        (!taken.some(({ action }) => action === 'repost') || AGAIN.includes(step.action)),
    )
    const stays = open.filter((step) => step.to === place && step.action !== 'evaluate')
    for (const step of open) {
      if (step.to !== place) walk(step.to, [...taken, step], false)
      else if (stays.includes(step) && !hasLater(mode, taken, step))
        walk(place, [...taken, step], step.freezes === true)
    }
  }
  const paid = mode.steps.find((step) => step.from === '0 WAIT_PAY' && step.action === 'pay') as Step
  walk(paid.to, [paid], false)
  return ways
}

const mayRepost = (taken: readonly Step[]): boolean =>
  taken.at(-1)?.action === 'accept' || (isGivenUp(taken) && taken.at(-2)?.action === 'accept')
/** The worker, who has shown nothing, proposed to end the work early. */
const isGivenUp = (taken: readonly Step[]): boolean => {
  const opening = taken.findLast(({ action, from }) => action === 'propose' && from !== '1 PROPOSED')
  return opening?.by[0] === 'seller'
}

/**
 * A work is posted again right after it was accepted or given up, and then only these steps are followed: a second work with all of
 * them would be millions of paths.
 */
const AGAIN: readonly Action[] = ['accept', 'refund', 'timeout', 'shot', 'submit', 'confirm', 'autoConfirm', 'release']

/** Of the steps that stay in a state, none follows one that is later in the graph. */
const hasLater = (mode: Mode, taken: readonly Step[], step: Step): boolean =>
  taken.some(
    (one) => one.from === one.to && one.from === step.from && mode.steps.indexOf(one) > mode.steps.indexOf(step),
  )

/** Each party signs once, the second signature leads on, and the clock ends the order for the party whose turn it is. */
export function isSignable(way: readonly Step[]): boolean {
  const signed = new Set<string>()
  return way.every(({ from, to, action, by: [party = ''] }) => {
    if (from !== '1 SIGN') return true
    if (action === 'timeout') return (to === '8 REFUNDED') !== signed.has('seller')
    if (action !== 'sign') return true
    const isNew = !signed.has(party) && signed.size === (to === from ? 0 : 1)
    signed.add(party)
    return isNew
  })
}

/** Of an account checked before the sale, staff confirm what was submitted then; they verify any other. */
export function isChecked(way: readonly Step[]): boolean {
  const at = way.findIndex(({ action }) => action === 'relogin')
  if (at < 0) return true
  const before = way.slice(0, at).map(({ action }) => action)
  return before.includes('queue') && !before.includes('submit') && !before.includes('waive')
}

/** Actions that the system performs automatically. */
export const AT_ONCE: readonly Action[] = ['deliver', 'assign', 'release', 'queue', 'refund']

/**
 * Length of the action sequences that are covered: in `npm test` every single action, otherwise every sequence of
 * three.
 */
const IN_A_ROW = isFullSuite ? 3 : 1

/** Picks few, short paths so that every possible sequence of IN_A_ROW actions is covered. */
export function covering(ways: Step[][]): Step[][] {
  if (isFullSuite && ways.length < 100) return ways
  const ids = new Map<Step, number>()
  const idOf = (step: Step) => ids.get(step) ?? ids.set(step, ids.size + 1).size
  const rowsOf = (way: Step[]) =>
    way.map((_, i) =>
      way
        .slice(Math.max(0, i + 1 - IN_A_ROW), i + 1)
        .map(idOf)
        .join(),
    )
  const seen = new Set<string>()
  const chosen: Step[][] = []
  const inOrder = ways.toSorted((a, b) => a.length - b.length)
  // First those with the largest share of new sequences.
  for (const share of [0.8, 0.6, 0.4, 0.2, 0.01])
    for (const way of inOrder) {
      const rows = rowsOf(way)
      if (rows.filter((row) => !seen.has(row)).length < share * way.length) continue
      for (const row of rows) seen.add(row)
      chosen.push(way)
    }
  return chosen
}

/**
 * Whether the order's state allows this action on the path: the other party has made a proposal, or the work has begun.
 */
export function isOpen(way: readonly Step[], isRecovery: boolean): boolean {
  const before = (i: number, ...actions: Action[]) => way.slice(0, i).filter(({ action }) => actions.includes(action))
  const isLed = (i: number) => before(i, 'queue').length > before(i, 'waive').length
  const isSubmitted = (i: number) => before(i, 'submit').length > 0
  const isUnattended = (i: number) => before(i, 'timeout').some(({ from, to }) => from === '1 ASSIGN' && to === from)
  return way.every((step, i) => {
    const proposals = before(i, 'propose')
    const by = proposals.at(-1)?.by[0]
    switch (step.action) {
      case 'propose':
        return step.from !== '1 PROPOSED' || by !== step.by[0]
      case 'agree': {
        const opener = proposals.findLast(({ from }) => from !== '1 PROPOSED')?.by[0]
        return by !== step.by[0] && (step.to === '7 REFUNDED') === (opener === 'buyer')
      }
      case 'decline':
        return by !== step.by[0]
      case 'withdraw':
        return step.from !== '1 PROPOSED' || (by === step.by[0] && proposals.at(-1)?.from !== '1 PROPOSED')
      case 'refund':
        if (step.by.includes('system')) return way[i - 1]?.to === way[i - 1]?.from
        if (step.from === '1 PROPOSED' && !isGivenUp(way.slice(0, i))) return false
        if (step.from !== '1 WORKING' && step.from !== '1 PROPOSED') return true
        // the time for the first picture begins again after a proposal
        return before(i, 'shot', 'redo', 'confirm', 'autoConfirm', 'withdraw').length === 0
      case 'release':
        return step.from !== '1 WORKING' || /onfirm$/.test(way[i - 1]?.action ?? '')
      case 'queue':
        return way[i - 1]?.action === 'pay'
      case 'assign':
        return before(i, 'refuse', 'timeout').length === 0 && ['pay', 'queue'].includes(way[i - 1]?.action ?? '')
      case 'deliver':
        return step.from !== '1 VERIFY' || !isLed(i)
      case 'submit':
        // A boosting result follows a picture of the progress; in sales the account goes to staff first, and is corrected
        // afterwards.
        if (step.from === '1 WORKING') return !step.when || before(i, 'shot').length > 0
        return isLed(i) && (step.button?.primary === undefined) === isSubmitted(i)
      case 'waive':
        return isUnattended(i)
      case 'verified':
      case 'mismatch':
        // Orders in which the platform buys have no other verification.
        return (
          isRecovery || step.from !== '1 VERIFY' || (before(i, 'waive').length === 0 && (!isLed(i) || isSubmitted(i)))
        )
      case 'timeout':
        if (step.from === '1 ASSIGN' && before(i, 'queue').length > 0)
          return (step.to === '8 UNSERVED') === isUnattended(i)
        if (step.from !== '1 VERIFY') return true
        // An account submitted at the last moment counts as not submitted.
        if (step.to === '8 UNSERVED') return isLed(i) && isSubmitted(i)
        return String(step.says).includes('提交') ? isLed(i) && !isSubmitted(i) : !isLed(i)
      default:
        return true
    }
  })
}

import { expect, it } from 'vitest'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'

/** One line per mode and side; every other timer only returns what each side paid, or leaves the order to staff. */
it('the timers that decide against a side, which staff do while the account of that side is frozen', () => {
  const lines = Object.values(MODES).flatMap(({ name, clocks }) =>
    (['buyer', 'seller'] as const).flatMap((side) => {
      const timers = Object.entries(clocks).flatMap(([place, timer]) => (timer?.against === side ? [place] : []))
      return timers.length > 0 ? [`${name} ${side}: ${timers.join(', ')}`] : []
    }),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "account buyer: 1 VERIFIED, 2 INSPECTION, 3 HOLD
    props buyer: 2 INSPECTION, 3 HOLD
    currency buyer: 2 INSPECTION, 3 HOLD
    code buyer: 2 INSPECTION, 3 HOLD
    topUp buyer: 2 INSPECTION, 3 HOLD
    rental seller: 2 MISMATCH, 2 CHECK
    boosting buyer: 2 INSPECTION
    boosting seller: 1 WORKING
    convoy buyer: 2 INSPECTION
    convoy seller: 1 WORKING
    intermediary buyer: 1 VERIFIED, 2 INSPECTION, 3 HOLD
    fastGold buyer: 2 INSPECTION, 3 HOLD
    fastGold seller: 1 DELIVERING
    goldRecycling buyer: 2 INSPECTION"
  `)
})

it('a timer that completes an order, releases its money or accepts for a buyer decides against somebody', () => {
  const open = Object.values(MODES).flatMap(({ name, clocks, steps }) =>
    Object.entries(clocks).flatMap(([place, timer]) => {
      const step = steps.find(
        ({ from, action, by }) => from === place && action === timer?.action && by.includes('system'),
      )
      const decides = timer?.action !== 'timeout' || step?.to.startsWith('3 ')
      return decides && timer?.against === null ? [`${name} ${place}`] : []
    }),
  )
  // the renter gets the own deposit back; the platform itself is the buyer
  expect(open).toEqual(['rental 3 KEPT', 'recovery 3 HOLD'])
})

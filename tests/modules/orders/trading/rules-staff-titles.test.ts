import { expect, test } from 'vitest'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'

test('every title that addresses its reader has another one for staff', () => {
  const addressed = Object.values(MODES).flatMap(({ name, words }) =>
    Object.entries({ ...words.turns, claimed: words.claimed }).flatMap(([place, turn]) =>
      Object.values(turn ?? {})
        .filter(({ title, staffTitle = title }) => staffTitle.includes('你'))
        .map(({ title }) => `${name} ${place} ${title}`),
    ),
  )
  expect(addressed).toEqual([])
})

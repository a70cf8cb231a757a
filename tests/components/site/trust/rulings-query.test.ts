import { expect, test } from 'vitest'
import { readRulingsQuery, rulingsHref } from '@/components/site/trust/rulings-query'

test('malicious query parameters still show a list of rulings', () => {
  expect(readRulingsQuery({ kind: '__proto__', gid: '1 or 1', reason: 'toString', page: '-3' })).toEqual({
    kind: undefined,
    gid: undefined,
    reason: undefined,
    page: 1,
  })
  expect(readRulingsQuery({ kind: ['trade', 'x'], page: '2' })).toMatchObject({ kind: 'trade', page: 2 })
  expect(rulingsHref('/eventCase', { kind: 'trade', page: 3 }, { gid: '107' })).toBe('/eventCase?kind=trade&gid=107')
})

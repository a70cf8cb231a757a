import { expect, it } from 'vitest'
import { comparedBy } from '@/lib/server/modules/catalog/rules'

const LEVEL = { key: 'role_level', kind: 'number', isMain: true }
const FAME = { key: 'fame', kind: 'number', isMain: true, isSort: true }

it('accounts are compared by the number that was chosen, else by the first main one', () => {
  expect(comparedBy([LEVEL, FAME])).toBe(FAME)
  expect(comparedBy([{ key: 'job', kind: 'choice', isMain: true }, LEVEL])).toBe(LEVEL)
  expect(comparedBy([{ key: 'job', kind: 'choice' }])).toBeUndefined()
})

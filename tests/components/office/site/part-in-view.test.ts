import { expect, test } from 'vitest'
import { partAt } from '@/components/office/site/use-part-in-view'

const parts = (scrolled: number) =>
  [
    ['basic', 100],
    ['home', 700],
    ['service', 1300],
  ].map(([id, top]) => ({ id: String(id), top: Number(top) - scrolled, bottom: Number(top) + 300 - scrolled }))

test.each([
  [0, 'basic'],
  [500, 'basic'],
  [580, 'home'],
  [690, 'home'],
  [700, 'service'],
])('scrolled by %d px, the part at the tabs is %s; the last one at the end of the form', (scrolled, id) => {
  expect(partAt(parts(scrolled), { from: 100, to: 900 })).toBe(id)
})

test('a form without parts has none in view', () => {
  expect(partAt([], { from: 100, to: 900 })).toBeUndefined()
})

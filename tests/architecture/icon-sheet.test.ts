import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CELL = 24
const css = readFileSync('styles/icons.css', 'utf8')
const sheet = readFileSync('styles/icons.svg', 'utf8')

test('every icon class matches the cell of that name in the sprite', () => {
  const styled = [...css.matchAll(/^\.i-([\w-]+) \{ --at: (\d+); \}$/gm)].map(([, name, at]) => `${name} ${at}`)
  const drawn = [...sheet.matchAll(/<g id="([\w-]+)" transform="translate\(0 (\d+)\)"/g)]
  expect(styled).toEqual(drawn.map(([, name, y]) => `${name} ${Number(y) / CELL}`))
  expect(drawn.map(([, , y]) => Number(y))).toEqual(drawn.map((_, i) => i * CELL))
})

test('the sprite is as high as its cells, and the CSS contains their number', () => {
  const count = [...sheet.matchAll(/<g id=/g)].length
  expect(sheet).toContain(`viewBox="0 0 ${CELL} ${count * CELL}"`)
  expect(css).toContain(`var(--at) * 100% / ${count - 1})`)
})

test('collapsible sections use the down arrow', () => {
  const down = /^\.i-down \{ --at: (\d+); \}$/m.exec(css)?.[1]
  expect(/^summary:not\(\.btn\)::after \{[^}]*--at: (\d+);/m.exec(css)?.[1]).toBe(down)
})

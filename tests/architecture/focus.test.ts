import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheets = ['styles', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name)),
)
/** Places that take the focus so that reading goes on there; nobody types or presses in them. */
const PLACES = /^\s*(?:main|\.picker):focus\b/

const linesWhere = (isFound: (line: string) => boolean): string[] =>
  sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(isFound)
      .map((line) => `${path}: ${line.trim()}`),
  )

it('no control loses its outline: forced colours show nothing else', () => {
  expect(linesWhere((line) => /outline:\s*(?:none|0)\b/.test(line) && !PLACES.test(line))).toEqual([])
})

it('what shows the focus of a hidden control within it has an outline as well', () => {
  const isRing = (line: string) => line.includes(':has(:focus-visible)') && line.includes('var(--focus)')
  expect(linesWhere(isRing).length).toBeGreaterThan(5)
  expect(linesWhere((line) => isRing(line) && !line.includes('outline: 2px solid transparent'))).toEqual([])
})

it('ticks and icons cut out of their ground say what colour they have in forced colours', () => {
  const isCut = (line: string) =>
    /background: (?:currentColor|var\(--[\w-]+\));.*\bmask: (?:var\(--i-tick\)|url)|gradient\(currentColor/.test(line)
  const isSeen = (line: string) =>
    line.includes('background: var(--on-primary)') || line.includes('preserve-parent-color')
  // those of icons.css have a rule of their own
  expect(linesWhere((line) => isCut(line) && !isSeen(line)).map((line) => line.split(':')[0])).toEqual([
    'styles/icons.css',
  ])
})

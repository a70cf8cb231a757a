import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheets = ['styles', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name)),
)
/** Elements that are focused to continue reading there; they take no input. */
const PLACES = /^\s*(?:main|\.picker):focus\b/

const linesWhere = (isFound: (line: string) => boolean): string[] =>
  sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(isFound)
      .map((line) => `${path}: ${line.trim()}`),
  )

it('no control removes its outline, which is the only focus mark in forced colours', () => {
  expect(linesWhere((line) => /outline:\s*(?:none|0)\b/.test(line) && !PLACES.test(line))).toEqual([])
})

it('elements that show the focus of a hidden control inside have an outline as well', () => {
  const isRing = (line: string) => line.includes(':has(:focus-visible)') && line.includes('var(--focus)')
  expect(linesWhere(isRing).length).toBeGreaterThan(5)
  expect(linesWhere((line) => isRing(line) && !line.includes('outline: 2px solid transparent'))).toEqual([])
})

it('masked ticks and icons define their colour in forced colours', () => {
  const isCut = (line: string) =>
    /background: (?:currentColor|var\(--[\w-]+\));.*\bmask: (?:var\(--i-tick\)|url)|gradient\(currentColor/.test(line)
  const isSeen = (line: string) =>
    line.includes('background: var(--on-primary)') || line.includes('preserve-parent-color')
  // Those of icons.css have a separate rule.
  expect(linesWhere((line) => isCut(line) && !isSeen(line)).map((line) => line.split(':')[0])).toEqual([
    'styles/icons.css',
  ])
})

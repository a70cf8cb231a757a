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

it('no control loses its outline: forced colours show nothing else', () => {
  const bare = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /outline:\s*(?:none|0)\b/.test(line) && !PLACES.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(bare).toEqual([])
})

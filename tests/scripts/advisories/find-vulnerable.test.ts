import { validRange } from 'semver'
import { expect, it } from 'vitest'
import advisories from '@/lib/scripts/advisories/advisories.json' with { type: 'json' }
import { findVulnerable } from '@/lib/scripts/advisories/find-vulnerable'

const ROWS = [{ package: 'ws', versions: '>=8.0.0 <8.21.0', advisory: 'GHSA-1' }]

it('a vulnerable version is reported wherever it is installed', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/ws': { version: '8.21.0' },
    'node_modules/a/node_modules/ws': { version: '8.20.1' },
    'node_modules/ws-tools': { version: '8.1.0' },
  }
  expect(findVulnerable({ packages }, ROWS)).toEqual([
    'node_modules/a/node_modules/ws 8.20.1: GHSA-1, vulnerable >=8.0.0 <8.21.0',
  ])
})

it('a prerelease before the fix is vulnerable', () => {
  expect(findVulnerable({ packages: { 'node_modules/ws': { version: '8.21.0-beta.1' } } }, ROWS)).toHaveLength(1)
})

it('every version range in the advisory list is valid', () => {
  expect(advisories.filter(({ versions }) => validRange(versions) === null)).toEqual([])
})

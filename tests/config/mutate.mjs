import { readFileSync } from 'node:fs'

/** What is mutated, under lib/server, and what judges it, under tests, quick files first. */
const AREAS = JSON.parse(readFileSync(new URL('mutate-areas.json', import.meta.url), 'utf8'))
const area = process.env.AREA ?? 'edge'
const out = `test-results/mutate/${area}`

/**
 * Mutants of one area (AREA=edge, access, ledger or orders): conditions, comparisons, sums, booleans. Texts, SQL, emptied blocks
 * and objects are left alone: whatever runs such code finds them, and each costs as long as one that matters.
 */
export default {
  mutate: AREAS[area].mutate.map((path) => `lib/server/${path}`),
  mutator: {
    excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'ArrowFunction'],
  },
  ignoreStatic: true,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/config/mutate-vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 15_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 15,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${out}/report.html` },
  jsonReporter: { fileName: `${out}/report.json` },
  tempDirName: `${out}/.sandbox`, // hidden from tsc
  ignorePatterns: ['.data*', '.next', '.build', 'public', 'e2e', 'docs', 'app', 'test-results'],
  tsconfigFile: 'none', // TypeScript 7 has no compiler API to rewrite it with
  disableTypeChecks: false,
  allowEmpty: false,
}

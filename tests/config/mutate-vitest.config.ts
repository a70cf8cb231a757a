import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import areas from './mutate-areas.json'

const root = fileURLToPath(new URL('../..', import.meta.url))
const area = (process.env.AREA ?? 'edge') as keyof typeof areas
const judges = areas[area].judges.map((path) => `tests/${path}`)
const rankOf = ({ moduleId }: TestSpecification) => judges.findIndex((path) => moduleId.endsWith(path))

/** Slow tests last: most mutants are killed before they run. */
class AsListed extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rankOf(a) - rankOf(b))
  }
}

/**
 * Runs the tests of an area (mutate.mjs), unit or system, in one worker that loads the code once per mutant, with one
 * Postgres for all.
 */
export default defineConfig({
  resolve: { alias: { '@/': root } },
  test: {
    root,
    include: judges,
    env: { TZ: 'America/New_York' },
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: AsListed },
  },
})

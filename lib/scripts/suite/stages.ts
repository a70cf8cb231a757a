import { buildPages } from '@/lib/server/main/build-pages'
import { ensureBrowser } from '../ensure-browser'
import { type Outcome, sum } from './outcome'
import { runCommand } from './run-command'
import { runPlaywright } from './run-playwright'
import { runVitest } from './run-vitest'

export const STAGE_NAMES = ['checks', 'build', 'unit', 'system', 'journeys', 'features', 'pages'] as const
export type StageName = (typeof STAGE_NAMES)[number]

interface Context {
  /** Folder of the reports. */
  out: string
  seed: number | undefined
  suite: 'gate' | 'full'
}

const CHECKS = ['check:lint', 'check:types', 'check:structure', 'check:advisories']

/** What each stage does, in execution order. `build` tests nothing itself: the later stages need it. */
export const STAGES: Record<StageName, (context: Context) => Outcome | Promise<Outcome>> = {
  checks: () => sum(CHECKS.map(check)),
  build: async () => {
    await buildPages()
    return sum([])
  },
  unit: ({ out, seed }) => runVitest(out, ['unit', 'window'], seed),
  system: ({ out, seed, suite }) => runVitest(out, ['system', ...(suite === 'full' ? ['pooled', 'redis'] : [])], seed),
  journeys: (context) => inBrowser('journeys', context),
  features: (context) => inBrowser('features', context),
  pages: (context) => inBrowser('pages', context),
}

const inBrowser = async (folder: string, { out, seed }: Context): Promise<Outcome> =>
  runPlaywright(out, [folder], { chromium: await ensureBrowser(), seed })

function check(script: string): Outcome {
  const failed = runCommand('npm', ['run', '--silent', script]) !== 0
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, failures: failed ? [script] : [], files: [] }
}

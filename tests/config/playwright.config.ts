import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { anyAddress } from '../../e2e/support/get'
import { installedBrowser } from '../../lib/scripts/ensure-browser'

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

const E2E = fileURLToPath(new URL('../../e2e', import.meta.url))
/** `journeys` run in the gate, the others only in the full suite. Each test of `pages` is independent. */
const FOLDERS = [
  { name: 'journeys', fullyParallel: false },
  { name: 'features', fullyParallel: false },
  { name: 'pages', fullyParallel: true },
].map((project) => ({ ...project, testDir: `${E2E}/${project.name}` }))

/** With TEST_SHUFFLE=<seed> each file is a project of its own, because projects run in the order listed. */
function shuffled(seed: number) {
  const files = FOLDERS.flatMap((project) =>
    readdirSync(project.testDir, { encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => ({ ...project, name: `${project.name}/${file}`, testMatch: file })),
  )
  let state = seed
  const keyed = files.map((file) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return { file, key: state }
  })
  return keyed.sort((a, b) => a.key - b.key).map(({ file }) => file)
}

/** One server, started once with a new data directory by e2e/support/global-setup.ts; two workers share it. */
export default defineConfig({
  testDir: E2E,
  projects: process.env.TEST_SHUFFLE ? shuffled(Number(process.env.TEST_SHUFFLE)) : FOLDERS,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '../../test-results/e2e',
  globalSetup: '../../e2e/support/global-setup.ts',
  // Upper limits for tests that hang, far above what a busy machine needs: no test measures time by them.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Each worker uses another IP address: requests per minute are limited.
    extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installedBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
    },
  },
})

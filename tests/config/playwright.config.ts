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

/** The real program, started once on a fresh data directory by e2e/support/server.ts; two workers share it. */
export default defineConfig({
  testDir: '../../e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '../../test-results/e2e',
  globalSetup: '../../e2e/support/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // each worker another visitor: what one may ask for in a minute is limited
    extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installedBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
    },
  },
})

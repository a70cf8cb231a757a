import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: '/work/wt/role/e2e', workers: 1, timeout: 200000, outputDir: '/tmp/pw/out', use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', actionTimeout: 20000, launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, screenshot: 'only-on-failure' } })

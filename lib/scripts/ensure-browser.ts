import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { step } from '@/lib/server/main/progress'
import { PlainError } from '@/lib/server/runtime/plain-error'

/** The headless shell draws no window: a third less work for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN = '/usr/bin/chromium'

/** Debian's browser, if installed. */
export const installedBrowser = (): string | undefined => [SHELL, DEBIAN].find((path) => existsSync(path))

/**
 * Path of a Chromium to test with, in this order: CHROMIUM_PATH, Debian's shell, Debian's browser, Playwright's own,
 * one installed now (root on Debian), or the packaged one.
 */
export async function ensureBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new PlainError(`CHROMIUM_PATH: there is no file ${CHROMIUM_PATH}`)
    return CHROMIUM_PATH
  }
  const debian = installedBrowser()
  if (debian) return debian
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium and Chinese fonts', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'pipe' })
      execFileSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'],
        {
          env,
          stdio: 'pipe',
        },
      )
    })
    if (existsSync(SHELL)) return SHELL
  }
  const packaged = await import('@sparticuz/chromium').then(
    (m) => m.default.executablePath(),
    () => undefined,
  )
  if (packaged && spawnSync(packaged, ['--version']).status === 0) return packaged
  throw new PlainError(
    'No Chromium found: install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH',
  )
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROUTES } from '@/lib/shared/site/routes'
import { ensurePackage } from '../../tests/support/ensure-package'
import { address } from '../support/addresses'
import { get } from '../support/get'
import { hostOf } from '../support/people'
import { expect, test } from '../support/test'

const CHECKER = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '../build/dist/vnu.jar')
/**
 * Pages without the shop's frame delay the first paint by <link rel="expect" blocking="render">, which the HTML standard
 * allows and the checker does not know.
 */
const UNKNOWN_TO_CHECKER = /^A “link” element with a “blocking” attribute must have a “rel” attribute/

interface Finding {
  type: string
  url: string
  message: string
  extract?: string
}

test('the HTML of every public page and of a missing one is valid', async () => {
  ensurePackage('java', 'default-jre-headless')
  const origin = hostOf(process.env.E2E_ORIGIN as string)
  const dir = mkdtempSync(join(tmpdir(), 'html-'))
  const paths = [...ROUTES.filter(({ access }) => access === 'public').map(({ path }) => path), '/no/such/page']
  for (const [i, path] of paths.entries()) {
    const { html } = await get(new URL(await address(origin, path)))
    writeFileSync(join(dir, `${i}.html`), html)
  }
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--stdout']
  const output = execFileSync('java', ['-jar', CHECKER, ...options, dir], { encoding: 'utf8', maxBuffer: 100_000_000 })
  const { messages } = JSON.parse(output) as { messages: Finding[] }
  rmSync(dir, { recursive: true })
  expect(paths.length).toBeGreaterThan(20)
  expect(
    messages
      .filter(({ message }) => !UNKNOWN_TO_CHECKER.test(message))
      .map(
        ({ url, message, extract }) =>
          `${paths[Number.parseInt(url.split('/').at(-1) ?? '', 10)]}: ${message} ${extract}`,
      ),
  ).toEqual([])
})

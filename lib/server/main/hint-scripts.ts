import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Bytes: shorter scripts compile in negligible time. */
const LONG = 5_000

/**
 * Makes browsers compile the long initial scripts of pages completely while they load, off the main thread. Otherwise
 * each function is compiled on the main thread when it is first called, and a page calls most of them at once: a
 * quarter to a third of the script time on a phone. Scripts loaded later (editors, charts, the desk's tables) are
 * unchanged. `dir` is the build output.
 */
export function hintScripts(dir: string): void {
  for (const name of new Set([...scriptsOfAll(dir), ...scriptsOfPages(dir)])) {
    const file = join(dir, name)
    const script = readFileSync(file, 'utf8')
    if (script.length > LONG && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}

function scriptsOfAll(dir: string): string[] {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dir, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  return rootMainFiles
}

/** Initial scripts of a page or layout are in its manifest as `static/…`; lazily loaded ones as `/_next/static/…`. */
function scriptsOfPages(dir: string): string[] {
  const pages = join(dir, 'server/app')
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('_client-reference-manifest.js'))
    .flatMap((name) => readFileSync(join(pages, name), 'utf8').match(/(?<=")static\/[^"]+\.js(?=")/g) ?? [])
}

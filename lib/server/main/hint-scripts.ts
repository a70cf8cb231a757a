import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Bytes: what is shorter is compiled in no time. */
const LONG = 5_000

/**
 * Has browsers compile the long scripts that pages begin with whole while they arrive, beside the main thread. Else each function is
 * compiled there when it is first called, and a page calls most of them at once: a quarter to a third of what scripts took of a phone.
 * What is loaded later (editors, charts, the desk's tables) stays as it is. `dir` is what the build made.
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

/** What a page or a layout begins with stands in its manifest as `static/…`; what else it may load, as `/_next/static/…`. */
function scriptsOfPages(dir: string): string[] {
  const pages = join(dir, 'server/app')
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('_client-reference-manifest.js'))
    .flatMap((name) => readFileSync(join(pages, name), 'utf8').match(/(?<=")static\/[^"]+\.js(?=")/g) ?? [])
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Bytes: what is shorter is compiled in no time. */
const LONG = 50_000

/**
 * Has browsers compile the long scripts of every page whole while they arrive, beside the main thread. Else each function is compiled there
 * when it is first called, and a page calls most of them at once: that was half of what kept a phone from answering.
 * `dir` is what the build made.
 */
export function hintScripts(dir: string): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dir, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  for (const name of rootMainFiles) {
    const file = join(dir, name)
    const script = readFileSync(file, 'utf8')
    if (script.length > LONG && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}

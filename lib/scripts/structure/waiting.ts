/** A test that waits for milliseconds passes on a fast machine alone: pages wait by `settle`, `waitFor` and `expect`. */
const SPAN = /setTimeout\(\w+, ?[\d_]+\)|waitForTimeout\(/

/** Tests of pages that wait for a span of time. */
export function waitingFaults(path: string, source: string): string[] {
  if (!/^(?:tests\/components|e2e)\//.test(path) || !SPAN.test(source)) return []
  return [`21 tests of pages wait for what happens, not for a span of time: ${path}`]
}

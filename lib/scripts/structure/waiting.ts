/**
 * Matches waiting for a number of milliseconds, which only passes on a fast machine; page tests wait with `settle`,
 * `waitFor` and `expect`.
 */
const SPAN = /setTimeout\(\w+, ?[\d_]+\)|waitForTimeout\(/

/** Reports page tests that wait for a fixed time. */
export function waitingViolations(path: string, source: string): string[] {
  if (!/^(?:tests\/components|e2e)\//.test(path) || !SPAN.test(source)) return []
  return [`21 tests of pages wait for what happens, not for a span of time: ${path}`]
}

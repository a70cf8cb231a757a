const MAX_LINES = 300

/** A longer file covers more than one subject; a test that grows past the limit is split by subject. */
export function fileLengthViolations(path: string, source: string): string[] {
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  return lines > MAX_LINES ? [`20 no file is longer than ${MAX_LINES} lines: ${path} has ${lines}`] : []
}

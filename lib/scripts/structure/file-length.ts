const MAX_LINES = 300

/** A longer file is about more than one thing; a test that grows past it is parted by subject. */
export function fileLengthFaults(path: string, source: string): string[] {
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  return lines > MAX_LINES ? [`20 no file is longer than ${MAX_LINES} lines: ${path} has ${lines}`] : []
}

/** Seconds a test file took in its worker. */
export interface FileTime {
  file: string
  seconds: number
}

/** The result of one stage of the test run. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** File, test and message of each failure, short enough to be printed together at the end. */
  failures: string[]
  files: FileTime[]
}

export const failure = (message: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [message],
  files: [],
})

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  files: outcomes.flatMap(({ files }) => files),
})

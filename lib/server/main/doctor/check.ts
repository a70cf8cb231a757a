/** One thing that must work, tried against the real counterpart. */
export interface Check {
  name: string
  /** Resolves with what was found; throws Error that says what is wrong and what to do. */
  run: () => Promise<string>
}

export interface Finding {
  name: string
  isFine: boolean
  text: string
}

const LONGEST_MS = 30_000

/** Runs the checks one after the other, so that a slow vendor is named by the line that waits. */
export async function runChecks(checks: readonly Check[], onFinding: (finding: Finding) => void): Promise<boolean> {
  let isFine = true
  for (const { name, run } of checks) {
    const finding = await within(run).then(
      (text) => ({ name, isFine: true, text }),
      (error: Error) => ({ name, isFine: false, text: error.message }),
    )
    isFine &&= finding.isFine
    onFinding(finding)
  }
  return isFine
}

async function within(run: () => Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LONGEST_MS / 1000} s`)), LONGEST_MS)
  })
  return Promise.race([run(), late]).finally(() => clearTimeout(timer))
}

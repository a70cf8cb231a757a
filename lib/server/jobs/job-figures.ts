import { traced } from '../runtime/trace'

interface JobFigures {
  /** Unix seconds; 0: not yet. */
  lastSuccess: number
  lastSeconds: number
  failures: number
  /** Milliseconds. */
  firstRun: number
}

/** Jobs of this process since its start, by name, for the metrics. */
export const jobFigures = new Map<string, JobFigures>()

/** What the hourly audit of the ledger found; undefined until this process ran it. */
export const ledgerFigures: { faults?: number } = {}

/** Runs a job once and records how it went; passes on its result or error. */
export async function recordJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  const figures = jobFigures.get(name) ?? { lastSuccess: 0, lastSeconds: 0, failures: 0, firstRun: Date.now() }
  jobFigures.set(name, figures)
  const began = performance.now()
  try {
    const result = await traced(`job ${name}`, {}, work)
    figures.lastSuccess = Date.now() / 1000
    return result
  } catch (error) {
    figures.failures++
    throw error
  } finally {
    figures.lastSeconds = (performance.now() - began) / 1000
  }
}

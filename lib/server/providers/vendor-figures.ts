import { beginSpan } from '../runtime/trace'

interface CallFigures {
  ok: number
  failed: number
  seconds: number
  /** Failures since the last success, and when the first of them was, in milliseconds. */
  failedInRow: number
  failingSince: number
}

/** Calls of this process to vendors since its start, by `port provider call`, for the metrics. */
export const vendorFigures = new Map<string, CallFigures>()

/** What a provider refuses for a reason of ours, such as an empty account, by provider; `at` in milliseconds. */
export const vendorTroubles = new Map<string, { code: string; at: number }>()

/** Records duration and outcome of every asynchronous call of a provider, under its name. */
export function measured<T extends object>(port: string, label: string, provider: T): T {
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      return (...words: unknown[]) => {
        const began = performance.now()
        const ended = beginSpan(`vendor ${port} ${key}`, { provider: label })
        const result: unknown = value.apply(target, words)
        if (!(result instanceof Promise)) return result
        if (ended) result.then(() => ended(), ended)
        return result.then(
          (answer: unknown) => record(`${port} ${label} ${key}`, 'ok', began, answer),
          (error: unknown) => {
            record(`${port} ${label} ${key}`, 'failed', began, undefined)
            throw error
          },
        )
      }
    },
  })
}

function record<T>(name: string, outcome: 'ok' | 'failed', began: number, answer: T): T {
  const figures = vendorFigures.get(name) ?? { ok: 0, failed: 0, seconds: 0, failedInRow: 0, failingSince: 0 }
  vendorFigures.set(name, figures)
  figures[outcome]++
  if (outcome === 'failed' && figures.failedInRow === 0) figures.failingSince = Date.now()
  figures.failedInRow = outcome === 'failed' ? figures.failedInRow + 1 : 0
  figures.seconds += (performance.now() - began) / 1000
  return answer
}

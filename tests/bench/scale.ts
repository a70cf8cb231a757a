import { startProgram } from '../support/program'
import { fill } from './bench-data'
import { load } from './load'
import { listings, listingsByFacts, listingsByKeyword } from './requests'

const CLIENTS = 4
const SECONDS = 8

interface Scale {
  what: string
  /** Milliseconds of a list with the given number of goods, and with ten times as many. */
  small: number
  large: number
}

/** Measures lists, lists by facts and by keyword of two databases, one with ten times the goods of the other. */
export async function measureScale(dataDir: string, goods: number, say: (line: string) => void): Promise<Scale[]> {
  const large = `${dataDir}-large`
  say(`Filling another catalogue to ${goods * 10} goods (kept in ${large})`)
  await fill(large, goods * 10)
  const [few, many] = [await timesOf(dataDir), await timesOf(large)]
  return [...few].map(([what, ms]) => ({ what, small: ms, large: many.get(what) ?? Number.NaN }))
}

async function timesOf(dataDir: string): Promise<Map<string, number>> {
  const program = await startProgram({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
  try {
    const origin = `http://127.0.0.1:${program.port}`
    const times = new Map<string, number>()
    for (const [what, requests] of [
      ['lists', listings()],
      ['lists by three facts', await listingsByFacts(origin)],
      ['lists by keyword', listingsByKeyword()],
    ] as const) {
      const { perSecond, non2xx } = await load(origin, {
        connections: CLIENTS,
        seconds: SECONDS,
        requests: [...requests],
      })
      if (non2xx > 0) throw new Error(`${what}: ${non2xx} refused`)
      times.set(what, (CLIENTS * 1000) / perSecond)
    }
    return times
  } finally {
    await program.stop()
  }
}

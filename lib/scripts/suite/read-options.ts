import { STAGE_NAMES, type StageName } from './stages'

export interface Options {
  suite: 'gate' | 'full'
  stages: readonly StageName[]
  /** Seed for the order of files and tests; undefined: the listed order. */
  seed: number | undefined
}

const USAGE = `npm test -- [--full] [--only=<stage>,…] [--shuffle[=<seed>]]; stages: ${STAGE_NAMES.join(', ')}`

/** Throws RangeError for an unknown argument. */
export function readOptions(words: readonly string[]): Options {
  const options = words.map((word) => word.split('=') as [string, string | undefined])
  const unknown = options.find(([name]) => !['--full', '--only', '--shuffle'].includes(name))
  if (unknown) throw new RangeError(USAGE)
  const values = new Map(options)
  const suite = values.has('--full') ? 'full' : 'gate'
  const all = STAGE_NAMES.filter((name) => suite === 'full' || !FULL_ONLY.includes(name))
  const only = values.get('--only')?.split(',')
  if (only?.some((name) => !(all as string[]).includes(name))) throw new RangeError(USAGE)
  const seed = values.has('--shuffle') ? Number(values.get('--shuffle') ?? Date.now() % 1e6) : undefined
  if (seed !== undefined && !Number.isInteger(seed)) throw new RangeError(USAGE)
  return { suite, stages: only ? all.filter((name) => only.includes(name)) : all, seed }
}

const FULL_ONLY: readonly StageName[] = ['features', 'pages']

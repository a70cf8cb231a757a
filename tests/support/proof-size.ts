/** Each proof by name: what its size counts, and its size in `npm test`, in `npm run test:full`, and at full size. */
export const PROOFS = {
  race: { of: 'orders of one item', gate: 100, size: 1_000, full: 10_000, files: ['proofs/races.test.ts'] },
  money: {
    of: 'ledger operations',
    gate: 2_000,
    size: 20_000,
    full: 1_000_000,
    files: ['proofs/ledger.test.ts', 'modules/money/wallet/ledger.property.test.ts'],
  },
  crash: {
    of: 'kills amid payments',
    gate: 1,
    size: 4,
    full: 100,
    files: [
      'proofs/kill.test.ts',
      'proofs/kill-vendors.test.ts',
      'proofs/kill-database.test.ts',
      'proofs/kill-payouts.test.ts',
    ],
  },
  notices: {
    of: 'payments, 15 notices each',
    gate: 5,
    size: 30,
    full: 2_000,
    files: ['proofs/notices.test.ts', 'proofs/vendor-payments.test.ts'],
  },
  chat: { of: 'messages of 300 clients', gate: 300, size: 1_200, full: 50_000, files: ['proofs/chat.test.ts'] },
  fuzz: { of: 'hostile requests', gate: 150, size: 1_500, full: 200_000, files: ['api/hostile-input.test.ts'] },
  flood: { of: 'connections of one address', gate: 200, size: 200, full: 2_000, files: ['proofs/flood.test.ts'] },
} as const
export type ProofName = keyof typeof PROOFS

const isName = (name: string): name is ProofName => Object.hasOwn(PROOFS, name)

/**
 * Parses `race=10000 chat` into sizes; `full` alone or after a name means full size. No arguments: all proofs at their
 * default size. Throws RangeError.
 */
export function readSizes(words: readonly string[]): Partial<Record<ProofName, number>> {
  const all = Object.keys(PROOFS) as ProofName[]
  if (words.length === 0) return Object.fromEntries(all.map((name) => [name, PROOFS[name].size]))
  if (words.length === 1 && words[0] === 'full') return Object.fromEntries(all.map((name) => [name, PROOFS[name].full]))
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', text] = word.split('=')
      if (!isName(name)) throw new RangeError(`no proof is called ${name}; there are ${all.join(', ')}`)
      const { size, full } = PROOFS[name]
      const count = text === undefined ? size : text === 'full' ? full : Number(text.replaceAll('_', ''))
      if (!Number.isInteger(count) || count < 1) throw new RangeError(`${word}: a size is a whole number, or full`)
      return [name, count]
    }),
  )
}

const words = (process.env.PROVE_SIZE ?? '').split(' ').filter(Boolean)
const sizes = words.length > 0 ? readSizes(words) : {}

/** False in `npm test`, where proofs are small and do not assert coverage. */
export const isFullSuite = process.env.TEST_SUITE === 'full'

/** Returns the size of this run. */
export const proofSize = (name: ProofName): number => sizes[name] ?? PROOFS[name][isFullSuite ? 'size' : 'gate']

/** Returns whether the run is large enough to assert coverage. */
export const isThorough = (name: ProofName): boolean => proofSize(name) >= PROOFS[name].size

/** Returns a share of a proof's size: `whole` in the full suite. */
export const scaled = (name: ProofName, whole: number): number =>
  Math.max(1, Math.round((whole * proofSize(name)) / PROOFS[name].size))

/** Returns a timeout that scales with the size of the proof. */
export const proofTimeout = (name: ProofName, ms: number): number => Math.max(ms, scaled(name, ms))

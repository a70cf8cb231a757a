import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, 2 passes. Takes about 24 ms of one core, so at most two run at a time. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const LIMIT = 2

let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= LIMIT) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (plain: string): Promise<string> => limited(() => hash(plain, OPTIONS))

let dummy: Promise<string> | undefined

/**
 * Verifies a password. Unknown accounts are verified against a dummy hash, so the response time does not reveal whether
 * the phone is known.
 */
export async function checkPassword(stored: string | null | undefined, plain: string): Promise<boolean> {
  dummy ??= hashPassword(String(Math.random()))
  const against = stored ?? (await dummy)
  const matches = await limited(() => verify(against, plain))
  return Boolean(stored) && matches
}

import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id minimum: 19 MiB, 2 passes. About 24 ms of one core, so at most two run at a time. */
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

/** Unknown accounts are verified against a dummy, so an answer takes the same time whether the phone is known or not. */
export async function checkPassword(stored: string | null | undefined, plain: string): Promise<boolean> {
  dummy ??= hashPassword(String(Math.random()))
  const against = stored ?? (await dummy)
  const matches = await limited(() => verify(against, plain))
  return Boolean(stored) && matches
}

import { existsSync, readFileSync } from 'node:fs'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'

/** The value of a setting that a chosen vendor needs. Throws PlainError with its name. */
export function needed(env: Env, name: keyof Env & string): string {
  const value = String(env[name] ?? '')
  if (!value) throw new PlainError(`${name}: missing; docs/vendors.md says where to find it`)
  return value
}

/** A text, or the path of a file that contains it: keys and certificates have many lines. */
export const readText = (value: string): string =>
  value.length < 500 && existsSync(value) ? readFileSync(value, 'utf8') : value.replaceAll('\\n', '\n')

/** Comma-separated values. */
export const listOf = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || [])

/** Errors of unusable settings in one line that begins with their name. */
export async function named<T>(setting: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(`${setting}: ${(error as Error).message}`)
  }
}

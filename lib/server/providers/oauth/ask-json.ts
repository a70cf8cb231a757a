const TIMEOUT_MS = 8000

/**
 * Response of a vendor to a GET request. Rejects if it cannot be reached; the error omits the address, which contains
 * secrets.
 */
export async function askJson(base: string, query: Record<string, string>): Promise<Record<string, unknown>> {
  const { origin, pathname } = new URL(base)
  const failed = (why: string) => new Error(`${origin}${pathname}: ${why}`)
  const answer = await fetch(`${base}?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw failed(error.name)
  })
  if (!answer.ok) throw failed(`status ${answer.status}`)
  const parsed: unknown = await answer.json().catch(() => null)
  if (!parsed || typeof parsed !== 'object') throw failed('no JSON')
  return parsed as Record<string, unknown>
}

/** A text of a response; '' if missing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const TIMEOUT_MS = 8000

/** What a vendor answers to a question in its address. Rejects when it cannot be asked; the address, which has secrets, is not told. */
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

/** A text of an answer; '' when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

import type { OpenDocument, OpenOperation } from '@/lib/client/open-document'

interface Refusal {
  status: string
  code: string
  name: string
  text: string
}

const linesOf = (status: string, description = ''): Refusal[] =>
  description.split('\n').flatMap((line) => {
    const [, code = '', name = '', text = ''] = /^(\d+) (\w+) (.+)$/.exec(line) ?? []
    return name ? [{ status, code, name, text }] : []
  })

/** The refusals of a call, and those that every call has. */
export function refusalsOf(
  { responses }: OpenOperation,
  components: OpenDocument['components'],
): { own: Refusal[]; general: Refusal[] } {
  const general = Object.entries(components.responses).flatMap(([name, { description }]) =>
    linesOf(name.replace('General', ''), description),
  )
  const known = new Set(general.map(({ name }) => name))
  const stated = Object.entries(responses).flatMap(([status, { description }]) => linesOf(status, description))
  return { own: stated.filter(({ name }) => !known.has(name)), general }
}

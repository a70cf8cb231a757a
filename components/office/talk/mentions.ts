import type { Colleague } from '@/lib/contract/entities/desk'

type Named = Pick<Colleague, 'userId' | 'name'>

/** What follows @ in a note: the name, with the number where two colleagues share it. */
export const handleOf = ({ userId, name }: Named, all: readonly Named[]): string =>
  all.filter((one) => one.name === name).length > 1 ? `${name}（${userId}）` : name

/** The colleagues whom a note names with @; of two names that begin alike, the longer one counts. */
export function mentionedIn<One extends Named>(text: string, all: readonly One[]): One[] {
  const byLength = all
    .map((one) => ({ one, mark: `@${handleOf(one, all)}` }))
    .toSorted((a, b) => b.mark.length - a.mark.length)
  let rest = text
  const found = new Set<One>()
  for (const { one, mark } of byLength)
    if (rest.includes(mark)) {
      found.add(one)
      rest = rest.replaceAll(mark, '\n')
    }
  return all.filter((one) => found.has(one))
}

/** The least of a name that stands for it. */
const LEAST = 2
const OTHER_MARK = /@([^\s@]+)/gu

/**
 * Completes a name that was typed, not chosen: @阿棠 becomes @客服阿棠 where one colleague's name alone ends so. `isOpen`:
 * an @ is left that names no colleague.
 */
export function completeMentions(text: string, all: readonly Named[]): { text: string; isOpen: boolean } {
  const handles = all.map((one) => handleOf(one, all))
  let isOpen = false
  const completed = text.replace(OTHER_MARK, (mark, typed: string) => {
    if (handles.some((handle) => typed.startsWith(handle))) return mark
    for (let length = typed.length; length >= LEAST; length--) {
      const ends = all.filter(({ name }) => name.endsWith(typed.slice(0, length)))
      if (ends.length === 1 && ends[0]) return `@${handleOf(ends[0], all)}${typed.slice(length)}`
    }
    isOpen = true
    return mark
  })
  return { text: completed, isOpen }
}

/** Splits a note at the names it contains with @. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const parts: { text: string; isName: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const mark = marks.find((one) => text.startsWith(one, at))
    if (!mark) {
      plain += text[at++]
      continue
    }
    if (plain) parts.push({ text: plain, isName: false })
    parts.push({ text: mark, isName: true })
    plain = ''
    at += mark.length
  }
  return plain ? [...parts, { text: plain, isName: false }] : parts
}

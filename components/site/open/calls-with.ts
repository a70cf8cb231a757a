import type { CallGroup } from './types'

/** The calls whose name, path, method or permission contains every word; groups without any are left out. */
export function callsWith(groups: readonly CallGroup[], words: string): CallGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    const calls = group.calls.filter(({ call, summary, scope }) => {
      const text = `${call.replace(' ', ' /open/v1')} ${summary} ${scope} ${group.title}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    return calls.length > 0 ? [{ name: group.name, title: group.title, calls }] : []
  })
}

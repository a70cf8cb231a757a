import { groupOf } from './document'
import { GROUP_TEXTS } from './group-texts'
import type { OpenCall } from './route'
import { openRoutes } from './table'

interface ListedCall {
  call: OpenCall
  summary: string
  scope: string
}

/** All calls of the seller API by group, as the reference page lists them. */
export async function listOpenCalls(): Promise<{ groups: { name: string; title: string; calls: ListedCall[] }[] }> {
  const groups = new Map<string, ListedCall[]>()
  for (const [call, { summary, scope }] of openRoutes()) {
    const name = groupOf(call)
    groups.set(name, [...(groups.get(name) ?? []), { call, summary, scope }])
  }
  return { groups: [...groups].map(([name, calls]) => ({ name, title: GROUP_TEXTS[name] ?? name, calls })) }
}

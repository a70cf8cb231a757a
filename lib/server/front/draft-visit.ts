import type { IncomingMessage } from 'node:http'
import { DRAFT_COOKIE, DRAFT_QUERY } from '@/lib/shared/site/site-draft'
import type { Site } from './pages'

/** A draft that the visitor may see, and the temporary name by which its pages request it while they are rendered. */
interface DraftVisit {
  site: Site
  host: string
  /** Invalidates the name. */
  close(): void
}

export interface Drafts {
  /** Undefined: the ticket is unknown here, has expired, or its owner may no longer see the draft. */
  open(ticket: string, distId: number): Promise<DraftVisit | undefined>
}

/** Over https the `__Host-` prefix binds the cookie to the host. */
const TICKET = new RegExp(`(?:^|;\\s*)(?:__Host-)?${DRAFT_COOKIE}=([\\w-]+)`)

/** Returns the ticket only for an address that requests the draft; elsewhere its owner sees the published site. */
export function draftTicket(req: IncomingMessage): string | undefined {
  const url = req.url as string
  const query = url.indexOf('?')
  if (query < 0 || !new URLSearchParams(url.slice(query)).has(DRAFT_QUERY)) return undefined
  return TICKET.exec(req.headers.cookie ?? '')?.[1]
}

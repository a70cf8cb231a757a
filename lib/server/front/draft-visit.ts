import type { IncomingMessage } from 'node:http'
import { DRAFT_COOKIE, DRAFT_QUERY } from '@/lib/shared/site/site-draft'
import type { Site } from './pages'

/** A draft that somebody may see, and the name by which its pages ask for it while they are made. */
interface DraftVisit {
  site: Site
  host: string
  /** The name leads nowhere from now on. */
  close(): void
}

export interface Drafts {
  /** Undefined: the ticket is unknown here, has expired, or its owner may not see the draft any more. */
  open(ticket: string, distId: number): Promise<DraftVisit | undefined>
}

/** Over https its name is bound to the host. */
const TICKET = new RegExp(`(?:^|;\\s*)(?:__Host-)?${DRAFT_COOKIE}=([\\w-]+)`)

/** Only an address that asks for the draft gets it: elsewhere its owner sees the site as everybody does. */
export function draftTicket(req: IncomingMessage): string | undefined {
  const url = req.url as string
  const query = url.indexOf('?')
  if (query < 0 || !new URLSearchParams(url.slice(query)).has(DRAFT_QUERY)) return undefined
  return TICKET.exec(req.headers.cookie ?? '')?.[1]
}

import { z } from 'zod'
import { LEGAL_KINDS } from '@/lib/shared/site/legal'
import { uint } from '../fields'
import { endpoint } from '../kit'

export const legalVersion = {
  version: z.number().int(),
  effectiveTime: z.string().describe("'' for what was delivered with the program"),
  note: z.string().describe('what changed'),
  state: z.enum(['draft', 'scheduled', 'inForce', 'former']),
}

export const legalContract = {
  'GET /legal/document': endpoint({
    summary: 'Get a legal document: the version in force, or any published one',
    access: 'public',
    input: z.object({ kind: z.enum(LEGAL_KINDS, '没有这份协议'), version: uint().optional() }),
    output: z.object({
      kind: z.enum(LEGAL_KINDS),
      title: z.string(),
      text: z.string().describe("lines; '## ' begins a heading, '- ' an item, '**' surrounds what is in bold"),
      ...legalVersion,
      versions: z.array(z.object(legalVersion)).describe('all published ones, the newest first'),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 60, stale: 600, tags: ['legal'] },
  }),
} as const

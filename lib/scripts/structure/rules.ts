import { importsUpwards } from './ranks'
import type { Import } from './read-imports'

interface Rule {
  name: string
  breaks: (i: Import) => boolean
}

const OURS = /^(app|components|lib|styles)\//
const moduleOf = (path: string): string | undefined => /^lib\/server\/modules\/[^/]+\/([^/]+)\//.exec(path)?.[1]
/** Schema files whose tables belong to a folder of the server rather than to a module. */
const ROOM_TABLES: Record<string, RegExp> = {
  runtime: /^lib\/server\/(runtime|db)\//,
  providers: /^lib\/server\/(providers|db)\//,
}

function ownsTable(from: string, schema: string): boolean {
  return ROOM_TABLES[schema]?.test(from) ?? (moduleOf(from) === schema || from.startsWith('lib/server/db/'))
}

/** The import rules of lib/README.md, by number. Cycles (1) are checked separately. */
export const RULES: readonly Rule[] = [
  { name: '2 nothing imports app', breaks: ({ from, to }) => /^app\//.test(to) && !/^app\//.test(from) },
  {
    name: '3 shared imports nothing of ours',
    breaks: ({ from, to }) => from.startsWith('lib/shared/') && OURS.test(to) && !to.startsWith('lib/shared/'),
  },
  {
    name: '3 art imports only shared',
    breaks: ({ from, to }) => from.startsWith('lib/art/') && OURS.test(to) && !/^lib\/(shared|art)\//.test(to),
  },
  {
    name: '4 contract imports only shared',
    breaks: ({ from, to }) =>
      from.startsWith('lib/contract/') && OURS.test(to) && !/^lib\/(shared|contract)\//.test(to),
  },
  {
    name: '5 browser code never imports the server',
    breaks: ({ from, to }) => /^(components|lib\/client)\//.test(from) && to.startsWith('lib/server/'),
  },
  {
    name: '6 browser code takes only types from the contract',
    breaks: ({ from, to, typeOnly }) =>
      /^(components|lib\/client)\//.test(from) && (to.startsWith('lib/contract/') || to === 'zod') && !typeOnly,
  },
  {
    name: '7 pages import loaders, no other server room',
    breaks: ({ from, to }) =>
      /^(app\/|middleware)/.test(from) && to.startsWith('lib/server/') && !to.startsWith('lib/server/loaders/'),
  },
  {
    name: '8 handlers and loaders hold no SQL and no provider',
    breaks: ({ from, to }) =>
      /^lib\/server\/(api\/handlers|loaders)\//.test(from) &&
      (/^lib\/server\/(db|providers)\//.test(to) || to === 'drizzle-orm' || to === 'pg'),
  },
  {
    name: '9 a table is imported only by its owner',
    breaks: ({ from, to, typeOnly }) => {
      const schema = /^lib\/server\/db\/schema\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(to)?.[1]
      return schema !== undefined && !typeOnly && !ownsTable(from, schema)
    },
  },
  {
    name: '10 internal stays inside',
    breaks: ({ from, to }) => {
      const owner = /^lib\/server\/modules\/[^/]+\/([^/]+)\/internal\//.exec(to)?.[1]
      return owner !== undefined && moduleOf(from) !== owner && !from.startsWith('lib/server/db/seed/')
    },
  },
  {
    name: '11 modules and component folders import only groups below theirs',
    breaks: ({ from, to }) => importsUpwards(from, to),
  },
  {
    name: '12 modules see only ports of providers',
    breaks: ({ from, to }) =>
      moduleOf(from) !== undefined && to.startsWith('lib/server/providers/') && !to.endsWith('/port.ts'),
  },
  {
    name: '13 the client knows no component',
    breaks: ({ from, to }) => from.startsWith('lib/client/') && to.startsWith('components/'),
  },
  {
    name: '14 the server knows no component and no browser code',
    breaks: ({ from, to }) =>
      /^lib\/(server|shared|art|contract|tenant|embedded)\//.test(from) && /^(components|lib\/client)\//.test(to),
  },
  {
    name: '15 loaders speak the contract, not modules',
    breaks: ({ from, to }) =>
      from.startsWith('lib/server/loaders/') && /^lib\/server\/(modules|api|runtime|front|jobs)\//.test(to),
  },
]

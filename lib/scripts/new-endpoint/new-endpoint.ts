import { contract as calls } from '@/lib/contract/table'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { may, PERMISSION_NAMES, type Permission, ROLE_NAMES } from '@/lib/shared/staff/staff'
import { insertInto, withImport } from './insert'
import { type NamedCall, readCall } from './read-call'

interface NewEndpoint {
  /** "GET /area/name", "POST /area/part/name", "GET /area/name/{id}". */
  call: string
  summary: string
  access: string
  /** Staff calls: the contract file, such as console-order; default: desk for /desk. */
  file?: string
}
type Read = (path: string) => string | undefined
interface Place {
  path: string
  write: (source: string | undefined) => string
}

const ACCESS = ['public', 'login', 'verified']
/** Folders of the contract and of the handlers; a new area goes into the last one. */
const FOLDERS = ['console', 'desk', 'goods', 'orders', 'people', 'site'] as const
type Folder = (typeof FOLDERS)[number]
const TESTS: Record<Folder, string> = {
  console: 'office',
  desk: 'office',
  goods: 'goods',
  orders: 'orders',
  people: 'people',
  site: 'office',
}
const folderOf = (file: string, read: Read): Folder =>
  FOLDERS.find((folder) => read(`lib/contract/${folder}/${file}.ts`) !== undefined) ?? 'site'
/** Members affected by every staff call. */
const PARTIES = 'lib/server/api/staff-parties.ts'
/** Files with a row for every call except those of staff; areas without a table of their own are in the last one. */
const MATRIX = ['account', 'goods', 'trade', 'others'].map((name) => `tests/api/matrix/${name}.ts`)

/**
 * Path -> new text of every file an endpoint touches: contract row, handler, both tables (for a new area), the
 * authorization matrix or the members a staff call affects, the area's test. Throws if the endpoint already exists.
 */
export function newEndpoint({ call: named, summary, access, file }: NewEndpoint, read: Read): Map<string, string> {
  if (Object.hasOwn(calls, readCall(named).call)) throw new PlainError(`${named} exists already`)
  const permission = permissionIn(access)
  const call = permission ? staffCall(readCall(named), file) : readCall(named)
  if (summary.trim().length < 6 || summary.includes("'"))
    throw new PlainError('give a summary of one line, without quotes')
  if (!permission && !ACCESS.includes(access))
    throw new PlainError(`access is ${ACCESS.join(', ')} or staff:<permission>, one of ${PERMISSION_NAMES.join(', ')}`)
  if (!permission && isOfStaff(call)) throw new PlainError('calls under /desk and /console are for staff')
  const folder = isOfStaff(call) ? call.folder : folderOf(call.file, read)
  const isNew = read(`lib/contract/${folder}/${call.file}.ts`) === undefined
  const places = [
    contractRow(call, folder, { summary, access }),
    handler(call, folder),
    ...(isNew ? tables(call, folder) : []),
    permission ? partiesRow(call) : matrixRow(call, read),
    areaTest(call, folder, permission ? `{ staff: '${roleWith(permission)}' }` : access === 'public' ? null : ''),
  ]
  return new Map(places.map(({ path, write }) => [path, write(read(path))]))
}

const permissionIn = (access: string): Permission | undefined =>
  PERMISSION_NAMES.find((name) => access === `staff:${name}`)
const roleWith = (permission: Permission) => ROLE_NAMES.find((role) => may({ house: 'platform', role }, permission))

type StaffCall = NamedCall & { folder: 'console' | 'desk' }
const isOfStaff = (call: NamedCall): call is StaffCall => 'folder' in call || /^\/(console|desk)\//.test(call.path)

/** The console has a contract file per screen. */
function staffCall(call: NamedCall, file = call.area === 'desk' ? 'desk' : ''): StaffCall {
  const { area: folder } = call
  if (folder !== 'desk' && folder !== 'console') throw new PlainError('staff calls are under /desk or /console')
  if (!new RegExp(`^${folder}(-[a-z]+)*$`).test(file))
    throw new PlainError(`name the contract file last, such as ${folder}-order`)
  return { ...call, folder, file, area: file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }
}

/** No one may make the call until the members it affects are declared. */
function partiesRow({ call }: NamedCall): Place {
  const row = `  '${call}': () => {\n    throw new Error('declare the members this call affects')\n  },\n`
  return { path: PARTIES, write: (source = '') => insertInto(source, 'export const PARTIES', row) }
}

function contractRow(
  { call, area, file, hasId }: NamedCall,
  folder: Folder,
  { summary, access }: { summary: string; access: string },
): Place {
  const start = `export const ${area}Contract = {`
  const row = [
    `'${call}': endpoint({`,
    `  summary: '${summary}',`,
    `  access: '${access}',`,
    hasId ? `  input: z.object({ id: z.string().regex(/^[\\w-]{1,64}$/, '编号格式错误') }),` : '  input: z.object({}),',
    '  output: z.object({}),',
    '  refusals: [],',
    '}),',
  ]
  const empty = `import { z } from 'zod'\nimport { endpoint } from '../kit'\n\n${start}\n} as const\n`
  const entry = row.map((line) => `  ${line}\n`).join('')
  return { path: `lib/contract/${folder}/${file}.ts`, write: (source = empty) => insertInto(source, start, entry) }
}

/** Throws until the function or query behind it is written. */
function handler({ call, area, file }: NamedCall, folder: Folder): Place {
  const start = `export const ${area}Handlers: Handlers<typeof ${area}Contract> = {`
  const empty = `import type { ${area}Contract } from '@/lib/contract/${folder}/${file}'\nimport type { Handlers } from '../../handler'\n\n${start}\n}\n`
  const entry = `  '${call}': async () => {\n    throw refuse('NOT_FOUND')\n  },\n`
  return {
    path: `lib/server/api/handlers/${folder}/${file}.ts`,
    write: (source = empty) => withImport(insertInto(source, start, entry), 'refuse', '../../../runtime/refusal'),
  }
}

const tables = ({ area, file }: NamedCall, folder: Folder): Place[] =>
  [
    { path: 'lib/contract/table.ts', start: 'export const contract = {', name: `${area}Contract` },
    { path: 'lib/server/api/handlers/table.ts', start: 'export const HANDLERS', name: `${area}Handlers` },
  ].map(({ path, start, name }) => ({
    path,
    write: (source = '') => withImport(insertInto(source, start, `  ...${name},\n`), name, `./${folder}/${file}`),
  }))

/** Expected result for every role once the call is implemented; without a row the matrix does not compile. */
function matrixRow({ call, area, hasId }: NamedCall, read: Read): Place {
  const hasArea = new RegExp(`^ {2}'[A-Z]+ /${area}[/']`, 'm')
  const path = MATRIX.find((table) => hasArea.test(read(table) ?? '')) ?? (MATRIX.at(-1) as string)
  const row = `  '${call}': { input: () => (${hasId ? `{ id: '1' }` : '{}'}), ...ok },\n`
  return { path, write: (source = '') => insertInto(source, '_ROWS: ', row) }
}

/** `member`: how the caller logs in; null: not at all. */
const areaTest = ({ call, file, hasId }: NamedCall, folder: Folder, member: string | null): Place => ({
  path: `tests/api/${TESTS[folder]}/${file}.test.ts`,
  write: (source = '') => {
    const test = `
it('${call} answers what the contract says', async () => {
  const world = await openWorld()
  const visitor = ${member === null ? 'world.visitor()' : `await world.logIn(${member})`}
  expect(await visitor.ask('${call}', ${hasId ? `{ id: '1' }` : '{}'})).toMatchObject({ code: 0 })
})
`
    const imported = withImport(withImport(source, 'it', 'vitest'), 'expect', 'vitest')
    return withImport(imported, 'openWorld', '../../support/world') + test
  },
})
